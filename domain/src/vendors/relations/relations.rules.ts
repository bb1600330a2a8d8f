import type { RelationStatus } from '../vendors.model'
import type { RelationTerm } from './relations.model'
import type { RelationStage } from './relations.states'

/** Returns a payment term in the API's format: `30 Days`. */
export const relationTerm = (days: number): RelationTerm => ({ name: `${days} Days`, value: days })

/** Returns the API's status of a stage (Spec 2 §9). */
export const statusOfStage = (stage: RelationStage): RelationStatus =>
  stage === 'Active' ? 'Active' : 'Inactive'

interface RelationCourse {
  status: RelationStatus
  removed_at: Date | null
  removed_by: 'buyer' | 'vendor' | null
  declined_at: Date | null
}

/** Returns the stage of a relation. */
export function stageOf({
  status,
  removed_at: removedAt,
  removed_by: removedBy,
  declined_at: declinedAt,
}: RelationCourse): RelationStage {
  if (status === 'Active') return 'Active'
  if (removedAt) return removedBy === 'vendor' ? 'Ended' : 'Removed'
  return declinedAt ? 'Declined' : 'Requested'
}

interface Terms {
  /** Percent. */
  initial_discount: number | null
  /** Days. */
  payment_term: number | null
  /** Percent. */
  down_payment: number | null
}

/**
 * Returns the initial values of an acceptance: the requested terms, or the vendor's defaults.
 * Percent, days, percent.
 */
export function offeredTerms(
  requested: Pick<Terms, 'initial_discount' | 'down_payment'> & {
    payment_term: RelationTerm | null
  },
  defaults: { discount: number; payment_term: number; down_payment: number },
): Terms {
  return {
    initial_discount: requested.initial_discount ?? defaults.discount,
    payment_term: requested.payment_term?.value ?? defaults.payment_term,
    down_payment: requested.down_payment ?? defaults.down_payment,
  }
}
