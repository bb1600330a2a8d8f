import { defineMachine } from '../kernel/machine'

/** Asked for, granted, refused; ended by the vendor; taken off the list by the buyer. */
export const RELATION_STAGES = ['Requested', 'Active', 'Declined', 'Ended', 'Removed'] as const
export type RelationStage = (typeof RELATION_STAGES)[number]
export type RelationEvent = 'request' | 'accept' | 'decline' | 'end' | 'remove'

/**
 * A preferred-vendor relation (`docs/domain.md` §5). On the wire its `status` is Active in that one
 * stage and Inactive in all others (Spec 2 §9).
 */
export const relationMachine = defineMachine({
  name: 'relation',
  states: RELATION_STAGES,
  initial: ['Requested'],
  events: {
    request: { from: ['Declined', 'Ended', 'Removed'], to: 'Requested', by: ['buyer'] },
    accept: { from: ['Requested'], to: 'Active', by: ['vendor'] },
    decline: { from: ['Requested'], to: 'Declined', by: ['vendor'] },
    end: { from: ['Active'], to: 'Ended', by: ['vendor'] },
    remove: {
      from: ['Requested', 'Active', 'Declined', 'Ended'],
      to: 'Removed',
      by: ['buyer'],
    },
  },
})
