import type { Feature } from '../kernel/features'
import { requestMachine, type RequestState } from './requests.states'
import { dayIn, daysAfter, instantOf } from '../kernel/calendar'
import { REJECTED_SHOWN_DAYS } from './requests.constants'

/** Returns the earliest creation date of rejected requests that are still shown to their author as a to-do. */
export const rejectedSince = (now: Date, zone: string): Date =>
  instantOf(`${dayIn(daysAfter(now, -REJECTED_SHOWN_DAYS, zone), zone)}T00:00:00`, zone)

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

/** The states in which each action is allowed; an action that moves the request has its move's states. */
export const STATES_OF: Readonly<Record<RequestAction, readonly RequestState[]>> = {
  edit: ['Open'],
  submit: requestMachine.events.submit.from,
  delete: requestMachine.events.delete.from,
  approve: requestMachine.events.approve.from,
  reject: requestMachine.events.reject.from,
  // A rejected request is corrected and submitted as a new request
  // (`docs/domain.md` §6).
  copy: ['Rejected'],
  // Mails the request to the users who may approve it.
  send: ['Submit'],
}

export interface RequestActor {
  userId: string
  /**
   * Whether self-approval is allowed: for the Owner, and for a super admin who acts for the company,
   * unless the company has disabled it and another active user may decide.
   */
  maySelfApprove: boolean
  features: ReadonlySet<Feature>
}

/** The facts about a request that decide which actions are allowed. */
interface RequestSnapshot {
  state: RequestState
  /** The id of the user who created the request. */
  author: string
  /** The contributors: all users who created, edited or submitted the request. */
  contributors: readonly string[]
}

/**
 * Returns whether the user must not decide the request because of working on it; self-approval
 * overrides this (`docs/domain.md` §3).
 */
export function isOwnRequest(
  actor: RequestActor,
  request: Pick<RequestSnapshot, 'contributors'>,
): boolean {
  return !actor.maySelfApprove && request.contributors.includes(actor.userId)
}

/** Returns whether the user may take the action on all requests of the company, not only on their own. */
export const mayForAll = ({ features }: RequestActor, action: RequestAction): boolean =>
  features.has(FEATURE_OF[action])

/** Returns whether the user may edit the draft; users who may create requests can edit their own drafts. */
export function canEdit(
  actor: RequestActor,
  { state, author }: Pick<RequestSnapshot, 'state' | 'author'>,
): boolean {
  const isAuthor = author === actor.userId && actor.features.has('requests.create')
  return STATES_OF.edit.includes(state) && (isAuthor || mayForAll(actor, 'edit'))
}

/**
 * Returns whether the user may take the action on the request now. The server enforces it and the
 * screen shows it.
 */
export function canDo(
  actor: RequestActor,
  action: RequestAction,
  request: RequestSnapshot,
): boolean {
  if (action === 'edit') return canEdit(actor, request)
  if (!mayForAll(actor, action)) return false
  if (!STATES_OF[action].includes(request.state)) return false
  return action === 'approve' || action === 'reject' ? !isOwnRequest(actor, request) : true
}

/** Returns for each action whether the user may take it now. */
export function actionsOn(
  actor: RequestActor,
  request: RequestSnapshot,
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
