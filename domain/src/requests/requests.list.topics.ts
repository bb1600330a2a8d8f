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

export const REQUEST_RANGES = ['createdAt'] as const

/** What is deleted is in no list. */
export type ListedState = Exclude<RequestState, 'Deleted'>
export const LISTED_STATES: readonly ListedState[] = REQUEST_STATES.filter(
  (state) => state !== 'Deleted',
)
