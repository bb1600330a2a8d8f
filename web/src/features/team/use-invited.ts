import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { call } from '../../lib/api'
import { isRefusal, messageOf } from '../../lib/api-error'

/** The secret of the invitation that was opened; the router has taken it out of the address. */
export function useInvitationSecret(): string | null {
  return useLocation({ select: ({ state }) => state.invitation ?? null })
}

/** What an invitation opens, or why it opens nothing. */
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
