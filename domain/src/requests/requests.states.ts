import { defineMachine } from '../kernel/machine'

export const REQUEST_STATES = ['Open', 'Submit', 'Approved', 'Rejected', 'Deleted'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export type RequestEvent = 'submit' | 'approve' | 'reject' | 'delete'

/** The states of a purchase request (`docs/domain.md` §6). */
export const requestMachine = defineMachine({
  name: 'purchase request',
  states: REQUEST_STATES,
  initial: ['Open'],
  events: {
    submit: { from: ['Open'], to: 'Submit', by: ['buyer'] },
    approve: { from: ['Submit'], to: 'Approved', by: ['buyer'] },
    reject: { from: ['Submit'], to: 'Rejected', by: ['buyer'] },
    delete: { from: ['Open'], to: 'Deleted', by: ['buyer'] },
  },
})
