import { verifyEmail } from '@pasok/domain/identity/identity.contract'
import { useQuery } from '@tanstack/react-query'
import { call, freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'

export type Verification =
  | { state: 'waiting' }
  | { state: 'verified' }
  /** The link itself is of no use; no message when there was none in the address. */
  | { state: 'refused'; message: string | null }
  /** No answer, or none about the link: it may work later. */
  | { state: 'failed'; message: string; retry: () => void }

const keys = new Map<string, string>()

/** The same for all tries of one link: what has worked stays worked. */
function keyOf(token: string): string {
  const key = keys.get(token) ?? freshKey()
  keys.set(token, key)
  return key
}

const isAboutTheLink = (error: unknown) =>
  error instanceof ApiError && (error.code === 'rule' || error.code === 'bad_request')

/** Verifies an address by its link when the page opens: one call, however often it is drawn. */
export function useVerification(token: string | null): Verification {
  const verification = useQuery({
    queryKey: [verifyEmail.name, token],
    queryFn: async () => {
      await call(verifyEmail, { body: { token: token ?? '' }, idempotencyKey: keyOf(token ?? '') })
      return true
    },
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  if (token === null) return { state: 'refused', message: null }
  if (verification.isSuccess) return { state: 'verified' }
  if (!verification.isError || verification.isFetching) return { state: 'waiting' }
  const message = messageOf(verification.error)
  if (isAboutTheLink(verification.error)) return { state: 'refused', message }
  return { state: 'failed', message, retry: () => void verification.refetch() }
}
