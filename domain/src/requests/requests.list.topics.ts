import { REQUEST_STATES, type RequestState } from './requests.states'

/** What requests are searched by (Spec 1 §7; `docs/domain.md`). */
export const REQUEST_TOPICS = [
  'vendor',
  'code_pr',
  'createdBy',
  'department',
  'lastStatus',
] as const
export type RequestTopic = (typeof REQUEST_TOPICS)[number]

/** Searched for as a status: what was submitted and who asks may decide. */
export const TO_DECIDE = 'To Decide'

/** Likewise one's own drafts, and one's own that were rejected, of so many days (`requests.own.ts`). */
export const OWN_DRAFTS = 'Own Drafts'
export const OWN_REJECTED = 'Own Rejected'
export const REJECTED_DAYS = 30

export const REQUEST_RANGES = ['createdAt'] as const

/** What is deleted is in no list. */
type ListedState = Exclude<RequestState, 'Deleted'>
export const LISTED_STATES: readonly ListedState[] = REQUEST_STATES.filter(
  (state) => state !== 'Deleted',
)
