import { defineMachine } from '../../kernel/machine'

/** Requested by the buyer, accepted or declined by the vendor, ended by the vendor, or removed by the buyer. */
export const RELATION_STAGES = ['Requested', 'Active', 'Declined', 'Ended', 'Removed'] as const
export type RelationStage = (typeof RELATION_STAGES)[number]
export type RelationEvent = 'request' | 'accept' | 'decline' | 'end' | 'remove'

/**
 * The stages of a preferred-vendor relation (`docs/domain.md` §5). In the API its `status` is
 * Active in the stage Active and Inactive in all others (Spec 2 §9).
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
