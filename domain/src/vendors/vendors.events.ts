import type { RelationStage } from './vendors.relations.states'

/**
 * Whether a vendor is offered changed, or its name: it was activated or deactivated, or its first
 * active user came or the last one went. What it sells enters or leaves the search.
 */
export interface VendorChanged {
  vendorId: string
}

/** A buyer asks for a relation, for the first time or again. */
export interface RelationRequested {
  buyerId: string
  vendorId: string
}

/** A vendor grants or refuses it; who asked is told. */
export interface RelationAnswered extends RelationRequested {
  answer: 'accepted' | 'declined'
  /** The vendor's user who answered. */
  answeredBy: string
  /** The user who asked; null: it was asked by nobody who is known. */
  requestedBy: string | null
  reason: string
}

/** It ended: the vendor ended it, or the buyer took it off the list, wherever it stood there. */
export interface RelationRemoved extends RelationRequested {
  by: 'buyer' | 'vendor'
  from: RelationStage
  reason: string
}

/**
 * Whether a vendor is offered changed, or its name: it was activated or deactivated, or its first
 * active user came or the last one went. What it sells enters or leaves the search.
 */
export interface VendorChanged {
  vendorId: string
}
