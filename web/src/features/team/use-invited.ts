import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { call } from '../../lib/api'
import { isRefusal, messageOf } from '../../lib/api-error'

/**
 * Returns the secret of the opened invitation, which the router has moved from the address to the history
 * state.
 */
export function useInvitationSecret(): string | null {
  return useLocation({ select: ({ state }) => state.invitation ?? null })
}

/** Loads an invitation, or the reason why it is not valid. */
export function useInvited(secret: string) {
  return useQuery({
    queryKey: ['getInvitation', secret],
    queryFn: async ({ signal }) => {
      try {
        return await call('getInvitation', { body: { invitation: secret }, signal })
      } catch (reason) {
        if (isRefusal(reason)) return { refused: messageOf(reason) }
        throw reason
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
export type Invited = Exclude<
  ReturnType<typeof useInvited>['data'],
  { refused: string } | undefined
>
