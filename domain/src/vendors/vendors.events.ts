import type { RelationStage } from './relations/relations.states'

/**
 * A vendor's name or availability changed: it was activated or deactivated, or gained its first or
 * lost its last active user. The search index is updated.
 */
export interface VendorChanged {
  vendorId: string
}

/** A buyer requested a relation, for the first time or again. */
export interface RelationRequested {
  buyerId: string
  vendorId: string
}

/** A vendor accepted or declined the request; the requesting user is notified. */
export interface RelationAnswered extends RelationRequested {
  answer: 'accepted' | 'declined'
  answeredBy: string
  /** The requesting user; null when unknown. */
  requestedBy: string | null
  reason: string
}

/** The vendor ended the relation, or the buyer removed it from the list in any stage. */
export interface RelationRemoved extends RelationRequested {
  by: 'buyer' | 'vendor'
  from: RelationStage
  reason: string
}

/**
 * A vendor's name or availability changed: it was activated or deactivated, or gained its first or
 * lost its last active user. The search index is updated.
 */
export interface VendorChanged {
  vendorId: string
}
