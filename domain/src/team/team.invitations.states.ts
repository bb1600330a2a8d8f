import { defineMachine } from '../kernel/machine'

/** `Expired` is no state of its own: it is what a Sent one is called after its last day. */
const INVITATION_STATES = ['Sent', 'Accepted', 'Revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
export type InvitationEvent = 'resend' | 'accept' | 'revoke'

/** An invitation by mail, from whoever invites to whoever registers by its link. */
export const invitationMachine = defineMachine({
  name: 'invitation',
  states: INVITATION_STATES,
  initial: ['Sent'],
  events: {
    // A new link, which ends the one before: also once it has expired or was revoked.
    resend: { from: ['Sent', 'Revoked'], to: 'Sent', by: ['buyer'] },
    accept: { from: ['Sent'], to: 'Accepted', by: ['system'] },
    revoke: { from: ['Sent'], to: 'Revoked', by: ['buyer'] },
  },
})

/** As people read it. */
export const INVITATION_STANDINGS = [...INVITATION_STATES, 'Expired'] as const
export type InvitationStanding = (typeof INVITATION_STANDINGS)[number]

export const standingOf = (
  { state, expiresAt }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationStanding => (state === 'Sent' && expiresAt <= now ? 'Expired' : state)
