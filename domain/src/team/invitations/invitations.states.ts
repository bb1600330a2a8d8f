import { defineMachine } from '../../kernel/machine'

/** `Expired` is not stored: a Sent invitation is shown as expired after its last day. */
const INVITATION_STATES = ['Sent', 'Accepted', 'Revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
export type InvitationEvent = 'resend' | 'accept' | 'revoke'

export const invitationMachine = defineMachine({
  name: 'invitation',
  states: INVITATION_STATES,
  initial: ['Sent'],
  events: {
    // Sends a new link, which replaces the previous one; also after the invitation expired or was
    // revoked.
    resend: { from: ['Sent', 'Revoked'], to: 'Sent', by: ['buyer'] },
    accept: { from: ['Sent'], to: 'Accepted', by: ['system'] },
    revoke: { from: ['Sent'], to: 'Revoked', by: ['buyer'] },
  },
})

export const INVITATION_STATUSES = [...INVITATION_STATES, 'Expired'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

/** Returns an invitation's displayed state: `Expired` for a sent one after its last day. */
export const invitationStatusOf = (
  { state, expiresAt }: { state: InvitationState; expiresAt: Date },
  now: Date,
): InvitationStatus => (state === 'Sent' && expiresAt <= now ? 'Expired' : state)
