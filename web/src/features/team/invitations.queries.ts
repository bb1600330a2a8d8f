import type { Invitation } from '@pasok/domain/team/invitations/invitations.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type CallInput, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { useChange, useRefreshAfter } from '../../lib/refresh'
import { useLocation } from '@tanstack/react-router'
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

export function useInvitations(query: NonNullable<CallInput<'listInvitations'>['query']>) {
  return useQuery({
    queryKey: queryKey('listInvitations', { query }),
    queryFn: ({ signal }) => callPage('listInvitations', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type InvitationDraft = NonNullable<CallInput<'sendInvitations'>['body']>

/** Sends invitations; repeating the same draft does not send them twice. */
export function useSendInvitations() {
  const keyOf = useCallKey()
  return useChange(['invitation'], async (body: InvitationDraft) => {
    const { data } = await callReply('sendInvitations', { body, idempotencyKey: keyOf(body) })
    // A later invitation of the same recipients is a new request.
    keyOf.forget()
    return data
  })
}

/**
 * Actions on an invitation; each applies to the version that the user saw and resolves to the server's message.
 */
export function useInvitationActs() {
  const refreshAfter = useRefreshAfter(['invitation'])
  const done = async (reply: Promise<{ message: string }>) => (await refreshAfter(reply)).message
  return {
    resend: ({ _id: id, version }: Invitation) =>
      done(callReply('resendInvitation', { params: { id }, body: { version } })),
    revoke: ({ _id: id, version }: Invitation) =>
      done(callReply('revokeInvitation', { params: { id }, query: { version: String(version) } })),
  }
}
