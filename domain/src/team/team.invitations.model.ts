import { CHANNELS, MOST_INVITATIONS_A_DAY } from './team.constants'
import { z } from 'zod'
import type { Rate } from '../kernel/contract'
import { actionsShape } from '../kernel/shapes'
import { INVITATION_STANDINGS } from './team.invitations.states'

export type Channel = (typeof CHANNELS)[number]

/** Minutes in which an address is not mailed again. */
export const INVITE_AGAIN_MINUTES = 10
/** Against floods alone: the company's day, one by one, is well within it. */
export const INVITATION_RATE: Rate = {
  name: 'invitation',
  per: 'person',
  most: 2 * MOST_INVITATIONS_A_DAY,
  seconds: 3600,
  counts: 'done',
}

const INVITATION_ACTIONS = ['resend', 'revoke'] as const

/** Of the company that registered by the link: a buyer has joined with that, a vendor by the provider. */
const JOINING = ['waiting', 'joined', 'declined'] as const
export type Joining = (typeof JOINING)[number]

export const invitationShape = z.object({
  _id: z.string(),
  email: z.string(),
  /** Of the company that is invited; empty when nobody said it. */
  name: z.string(),
  channel: z.enum(CHANNELS),
  lastStatus: z.enum(INVITATION_STANDINGS),
  /** Who sent it last, and when. */
  user: z.string(),
  date: z.string(),
  expires: z.string(),
  /** How often it was mailed. */
  sent: z.number(),
  /** What the company that came of it is called; null before. */
  company: z.string().nullable(),
  /** How far that company is: a vendor waits for the provider. */
  joined: z.enum(JOINING).nullable(),
  version: z.number(),
  actions: actionsShape(INVITATION_ACTIONS),
})
export type Invitation = z.output<typeof invitationShape>

/** What became of each address of a call. */
const INVITE_OUTCOMES = ['sent', 'sent-again', 'invited-already', 'has-account', 'limit'] as const
export const invitedShape = z.object({
  email: z.string(),
  outcome: z.enum(INVITE_OUTCOMES),
  /** From when on it can be sent, of one that was mailed just now and of one beyond the day. */
  again: z.string().nullable(),
})
export type Invited = z.output<typeof invitedShape>
