import { linkErrors } from '@pasok/domain/identity/identity.errors'
import { useQuery } from '@tanstack/react-query'
import { call, freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { useTx } from '../../lib/texts'

type Verification =
  | { state: 'waiting' }
  | { state: 'verified' }
  /** The link is not valid; the message is null when the address has no token. */
  | { state: 'refused'; message: string | null }
  /** No response, or an error unrelated to the link: a retry may succeed. */
  | { state: 'failed'; message: string; retry: () => void }

const keys = new Map<string, string>()

/** Returns one key per link, so that a retry after a lost response succeeds. */
function keyOf(token: string): string {
  const key = keys.get(token) ?? freshKey()
  keys.set(token, key)
  return key
}

/** Returns true when the token is malformed. */
const isDamaged = (error: unknown) => error instanceof ApiError && error.code === 'bad_request'
const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'rule'

/** Verifies an email address by its link when the page opens; one request, even if rendered several times. */
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
