import { isEmail, isPlainName, namesNoAddress } from '../../identity/identity.rules'
import { cleanName } from '../../kernel/clean-name'
import { canMove } from '../../kernel/machine'
import type { Problem } from '../../kernel/errors'
import type { Feature } from '../../kernel/features'
import type { Text } from '../../kernel/texts'
import { invitationErrors } from './invitations.errors'
import type { Channel, Invitation } from './invitations.model'
import {
  invitationMachine,
  invitationStatusOf,
  type InvitationState,
  type InvitationStatus,
} from './invitations.states'

export interface Target {
  email: string
  name: string
}

/** Normalises an address, so that addresses are compared without case. */
export const sameEmail = (email: string): string => email.trim().toLowerCase()

const findProblems = ({ email, name }: Target) => ({
  email: isEmail(email.trim()) ? undefined : invitationErrors.emailInvalid,
  name: isPlainName(name) ? undefined : invitationErrors.nameNotPlain,
})

/** Returns the first error of an address or its name; undefined when both are valid. */
export function findTargetProblem(target: Target): Text | undefined {
  const { email, name } = findProblems(target)
  return email ?? name
}

interface Given {
  target: readonly Target[]
  channel: Channel | undefined
  /** Another name for `channel`. */
  invite_as?: Channel | undefined
  body: string
}

/** Returns all errors of an invitation, each with its path (Spec 2 §5). */
export function listInvitationProblems({ target, channel, invite_as, body }: Given): Problem[] {
  const problems: Problem[] = []
  const add = (path: string, text: Problem['text'], values?: Problem['values']) =>
    problems.push({ code: 'rule', path, text, ...(values && { values }) })
  if (target.length === 0) add('target', invitationErrors.emailRequired)
  for (const [at, one] of target.entries()) {
    const { email, name } = findProblems(one)
    if (email) add(`target.${at}.email`, email, { email: one.email.trim() })
    if (name) add(`target.${at}.name`, name)
  }
  if ((channel ?? invite_as) === undefined) add('channel', invitationErrors.channelRequired)
  if (channel && invite_as && channel !== invite_as)
    add('invite_as', invitationErrors.channelsDiffer)
  if (!namesNoAddress(body)) add('body', invitationErrors.bodyNotPlain)
  return problems
}

/** Returns each address once, in the given order, with the first name given for it. */
export function distinctTargets(target: readonly Target[]): Target[] {
  const byEmail = new Map<string, Target>()
  for (const { email, name } of target) {
    const key = sameEmail(email)
    const before = byEmail.get(key)
    byEmail.set(key, {
      email: before?.email ?? email.trim(),
      name: before?.name || cleanName(name),
    })
  }
  return [...byEmail.values()]
}

interface InvitationSnapshot {
  state: InvitationState
  expiresAt: Date
}

/** Returns which actions the current user may take on an invitation now. */
export function actionsOnInvitation(
  { features }: { features: ReadonlySet<Feature> },
  invitation: InvitationSnapshot,
  now: Date,
): Invitation['actions'] {
  const may = features.has('invitations.send')
  return {
    resend: may && canMove(invitationMachine, invitation.state, 'resend'),
    // An invitation whose link no longer works cannot be revoked.
    revoke: may && invitationStatusOf(invitation, now) === 'Sent',
  }
}

/** The state of a link: its invitation's state, except for a link replaced by a later mail. */
export type InvitationLink = InvitationStatus | 'superseded' | 'unknown'

/** Returns why a link cannot be used, with the next step; undefined for a valid link. */
export const refusalOfLink = (link: InvitationLink) =>
  link === 'Sent' ? undefined : REFUSALS[link]

const REFUSALS = {
  Accepted: invitationErrors.used,
  Revoked: invitationErrors.revoked,
  Expired: invitationErrors.expired,
  superseded: invitationErrors.superseded,
  unknown: invitationErrors.unknown,
} as const
