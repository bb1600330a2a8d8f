import { ruleError } from '@pasok/domain/kernel/errors'
import * as calls from '@pasok/domain/team/invitations/invitations.contract'
import {
  invitationErrors,
  invitationReplies,
} from '@pasok/domain/team/invitations/invitations.errors'
import { endpoint } from '../../../http/endpoint'
import { paged } from '../../../http/lists'
import { resendInvitation, revokeInvitation } from './move-invitation'
import { sendInvitations } from './send-invitations'
import { getInvitation, listInvitations } from './invitations.queries'

export const invitationEndpoints = [
  endpoint(calls.sendInvitations, async ({ work, body }) => {
    const data = await sendInvitations(work, body)
    const isSent = data.some(({ outcome }) => outcome === 'sent' || outcome === 'sent-again')
    return { data, message: isSent ? invitationReplies.sent : invitationReplies.noneSent }
  }),
  endpoint(calls.listInvitations, async ({ db, actor, query }) =>
    paged(await listInvitations(db, actor, query)),
  ),
  endpoint(calls.resendInvitation, {
    inSteps: async ({ work, params, body }) => {
      const resent = await work.first((one) =>
        resendInvitation(one, { ...params, version: body.version }),
      )
      if ('account' in resent)
        throw ruleError(invitationErrors.hasAccount, { email: resent.account })
      return { data: resent.invitation, message: invitationReplies.resent }
    },
  }),
  endpoint(calls.revokeInvitation, async ({ work, params, query }) => ({
    data: await revokeInvitation(work, { ...params, version: query.version }),
    message: invitationReplies.revoked,
  })),
  endpoint(calls.getInvitation, async ({ db, body }) => ({
    data: await getInvitation(db, body.invitation),
  })),
]
