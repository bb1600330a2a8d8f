import { REQUEST_STATES, type RequestState } from './requests.states'

/** Search topics of requests (Spec 1 §7; `docs/domain.md`). */
export const REQUEST_TOPICS = [
  'vendor',
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
] as const
export type RequestTopic = (typeof REQUEST_TOPICS)[number]

/** A status for searches: submitted requests that the current user may decide. */
export const TO_DECIDE = 'To Decide'

/**
 * Statuses for searches: the current user's own drafts, and their own recently rejected requests
 * (for `REJECTED_SHOWN_DAYS`).
 */
export const OWN_DRAFTS = 'Own Drafts'
export const OWN_REJECTED = 'Own Rejected'

export const REQUEST_RANGES = ['createdAt'] as const

/** Deleted requests are in no list. */
type ListedState = Exclude<RequestState, 'Deleted'>
export const LISTED_STATES: readonly ListedState[] = REQUEST_STATES.filter(
  (state) => state !== 'Deleted',
)
