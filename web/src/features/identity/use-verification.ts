import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { useQuery } from '@tanstack/react-query'
import { call, freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'

type Verification =
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

/** A link whose form alone tells that it is none. */
const isDamaged = (error: unknown) => error instanceof ApiError && error.code === 'bad_request'
const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'rule'

/** Verifies an address by its link when the page opens: one call, however often it is drawn. */
export function useVerification(token: string | null): Verification {
  const tx = useTx()
  const verification = useQuery({
    queryKey: ['verifyEmail', token],
    queryFn: async () => {
      await call('verifyEmail', {
        body: { token: token ?? '' },
        idempotencyKey: keyOf(token ?? ''),
      })
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
  if (isRefused(verification.error)) return { state: 'refused', message }
  if (isDamaged(verification.error))
    return { state: 'refused', message: tx(linkErrors.verifyUnknown) }
  return { state: 'failed', message, retry: () => void verification.refetch() }
}
