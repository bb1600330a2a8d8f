import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage, callReply, queryKey, type CallInput } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { useChange, useRefreshAfter } from '../../lib/refresh'

/** A page of what the company sent; while the next one loads the last one stays. */
export function useInvitations(query: NonNullable<CallInput<'listInvitations'>['query']>) {
  return useQuery({
    queryKey: queryKey('listInvitations', { query }),
    queryFn: ({ signal }) => callPage('listInvitations', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type InvitationDraft = NonNullable<CallInput<'sendInvitations'>['body']>

/** Sends them: the same draft tried again is the same call. */
export function useSendInvitations() {
  const keyOf = useCallKey()
  return useChange(['invitation'], async (body: InvitationDraft) => {
    const { data } = await callReply('sendInvitations', { body, idempotencyKey: keyOf(body) })
    // What is sent to the same people later is another call.
    keyOf.forget()
    return data
  })
}

/** What is done with one, as it was looked at; each gives the server's message. */
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
