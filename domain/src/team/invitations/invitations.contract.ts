import { z } from 'zod'
import { LINK_RATE } from '../../identity/identity.constants'
import { buyerCall, publicCall } from '../../kernel/contract'
import { LONGEST_NAME, TABLE_ROWS } from '../../kernel/limits'
import { idShape, pageShape, seenVersion, seenVersionInQuery, shortText } from '../../kernel/shapes'
import { invitationShape, invitedShape } from './invitations.model'
import { INVITATION_RATE, CHANNELS, MAX_INVITED } from '../team.constants'
import { INVITATION_STATUSES } from './invitations.states'

const channelShape = z.enum(CHANNELS)
/** Not normalised: a name with line breaks is reported instead of being joined silently. */
const nameShape = z.string().max(LONGEST_NAME)

/**
 * Sends invitations (Spec 2 §7: `target`, with `channel` or `invite_as`). Addresses are trimmed and compared
 * without case; a repeated address is mailed once. Errors are reported per address, at `target.0.email`.
 */
export const sendInvitations = buyerCall({
  name: 'sendInvitations',
  method: 'POST',
  path: '/user-buyer/invite',
  summary: 'Invites by email, each with a link of its own that works once',
  feature: 'invitations.send',
  body: z.object({
    target: z
      .array(z.object({ email: z.string().max(254), name: nameShape.default('') }))
      .max(MAX_INVITED),
    channel: channelShape.optional(),
    invite_as: channelShape.optional(),
    /** The sender's own text in the mail. */
    body: z.string().trim().max(1_000).default(''),
  }),
  data: z.array(invitedShape),
  rates: [INVITATION_RATE],
  errors: ['rule'],
})

export const listInvitations = buyerCall({
  name: 'listInvitations',
  method: 'GET',
  path: '/user-buyer/invite',
  summary: 'Invitations that the company sent, newest first',
  feature: 'invitations.send',
  query: z.object({
    status: z.enum(INVITATION_STATUSES).optional(),
    channel: channelShape.optional(),
    /** Matches addresses and names. */
    search: shortText.optional(),
    ...pageShape(TABLE_ROWS),
  }),
  data: z.array(invitationShape),
  paged: true,
})

const byId = z.object({ id: idShape })

export const resendInvitation = buyerCall({
  name: 'resendInvitation',
  method: 'POST',
  path: '/user-buyer/invite/:id/resend',
  summary: 'Mails an invitation again with a new link; the previous link becomes invalid',
  feature: 'invitations.send',
  params: byId,
  body: z.object({ version: seenVersion }),
  data: invitationShape,
  rates: [INVITATION_RATE],
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const revokeInvitation = buyerCall({
  name: 'revokeInvitation',
  method: 'DELETE',
  path: '/user-buyer/invite/:id',
  summary: 'Revokes an invitation; its link becomes invalid',
  feature: 'invitations.send',
  params: byId,
  query: z.object({ version: seenVersionInQuery }),
  data: invitationShape,
  errors: ['illegal_move', 'stale_version'],
})

/**
 * Returns the invitation of a link; `rule` with the next step when the link was used, expired,
 * revoked or never existed. The token is the link's secret, so only the mail's recipient has it.
 */
export const getInvitation = publicCall({
  name: 'getInvitation',
  method: 'POST',
  path: '/invitation',
  writes: false,
  summary: 'The invitation of a link: inviter, invited email and channel',
  body: z.object({ invitation: z.string().max(200) }),
  data: z.object({
    channel: channelShape,
    email: z.string(),
    name: z.string(),
    inviter: z.string(),
    expires: z.string(),
  }),
  rates: [LINK_RATE],
  errors: ['rule'],
})
