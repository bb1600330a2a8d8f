import type { Feature } from '../kernel/features'
import { requestMachine, type RequestState } from './requests.states'

export const REQUEST_ACTIONS = [
  'edit',
  'submit',
  'delete',
  'approve',
  'reject',
  'copy',
  'send',
] as const
export type RequestAction = (typeof REQUEST_ACTIONS)[number]

const FEATURE_OF: Readonly<Record<RequestAction, Feature>> = {
  edit: 'requests.edit',
  submit: 'requests.submit',
  delete: 'requests.delete',
  approve: 'requests.decide',
  reject: 'requests.decide',
  copy: 'requests.create',
  send: 'requests.submit',
}

/** The states in which something may be done: what moves a request has those of its move. */
export const STATES_OF: Readonly<Record<RequestAction, readonly RequestState[]>> = {
  edit: ['Open'],
  submit: requestMachine.events.submit.from,
  delete: requestMachine.events.delete.from,
  approve: requestMachine.events.approve.from,
  reject: requestMachine.events.reject.from,
  // What was refused is asked for again, better, as a request of its own (§6).
  copy: ['Rejected'],
  // To those who may approve it.
  send: ['Submit'],
}

/** Who asks, and with which features. */
export interface RequestActor {
  userId: string
  /** The Owner, unless the company wants somebody else to, and there is another active user who may. */
  decidesOwn: boolean
  features: ReadonlySet<Feature>
}

/** What of a request decides what may be done with it. */
interface RequestStanding {
  state: RequestState
  /** Who created it. */
  author: string
  /** Everyone who created, edited or submitted it. */
  hands: readonly string[]
}

/** Nobody decides a request that they created, edited or submitted, but who decides their own (§3). */
export function isOwnRequest(
  actor: RequestActor,
  request: Pick<RequestStanding, 'hands'>,
): boolean {
  return !actor.decidesOwn && request.hands.includes(actor.userId)
}

/** Whose requests this may be done to: a feature held counts for everybody's. */
export const holdsForAll = ({ features }: RequestActor, action: RequestAction): boolean =>
  features.has(FEATURE_OF[action])

/** May this person change this draft? Who creates drafts goes on with their own. */
export function canEdit(
  actor: RequestActor,
  { state, author }: Pick<RequestStanding, 'state' | 'author'>,
): boolean {
  const isOwn = author === actor.userId && actor.features.has('requests.create')
  return STATES_OF.edit.includes(state) && (isOwn || holdsForAll(actor, 'edit'))
}

/** May this person do this to this request now? The server enforces it, the screen shows it. */
export function canDo(
  actor: RequestActor,
  action: RequestAction,
  request: RequestStanding,
): boolean {
  if (action === 'edit') return canEdit(actor, request)
  if (!holdsForAll(actor, action)) return false
  if (!STATES_OF[action].includes(request.state)) return false
  return action === 'approve' || action === 'reject' ? !isOwnRequest(actor, request) : true
}

/** All actions with whether this person may do them now. */
export function actionsOn(
  actor: RequestActor,
  request: RequestStanding,
): Record<RequestAction, boolean> {
  return {
    edit: canDo(actor, 'edit', request),
    submit: canDo(actor, 'submit', request),
    delete: canDo(actor, 'delete', request),
    approve: canDo(actor, 'approve', request),
    reject: canDo(actor, 'reject', request),
    copy: canDo(actor, 'copy', request),
    send: canDo(actor, 'send', request),
  }
}
