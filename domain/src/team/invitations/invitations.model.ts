import { CHANNELS } from '../team.constants'
import { z } from 'zod'
import { actionsShape } from '../../kernel/shapes'
import { INVITATION_STATUSES } from './invitations.states'

export type Channel = (typeof CHANNELS)[number]

const INVITATION_ACTIONS = ['resend', 'revoke'] as const

/**
 * The progress of the company that registered by the link: a buyer joins by registering, a vendor
 * when the provider accepts it.
 */
const JOINING = ['waiting', 'joined', 'declined'] as const
export type Joining = (typeof JOINING)[number]

export const invitationShape = z.object({
  _id: z.string(),
  email: z.string(),
  /** The invited company's name; empty when unknown. */
  name: z.string(),
  channel: z.enum(CHANNELS),
  lastStatus: z.enum(INVITATION_STATUSES),
  /** The user and time of the last mail. */
  user: z.string(),
  date: z.string(),
  expires: z.string(),
  sent: z.number(),
  /** The name of the company that registered by the invitation; null before. */
  company: z.string().nullable(),
  /** The progress of that company; a vendor waits for the provider. */
  joined: z.enum(JOINING).nullable(),
  version: z.number(),
  actions: actionsShape(INVITATION_ACTIONS),
})
export type Invitation = z.output<typeof invitationShape>

/** The result for each address of a request. */
const INVITE_OUTCOMES = ['sent', 'sent-again', 'invited-already', 'has-account', 'limit'] as const
export const invitedShape = z.object({
  email: z.string(),
  outcome: z.enum(INVITE_OUTCOMES),
  /**
   * When the address can be invited again, for one mailed recently or beyond the daily limit;
   * otherwise null.
   */
  again: z.string().nullable(),
})
export type Invited = z.output<typeof invitedShape>
