import type { Feature } from '../../kernel/features'
import { canMove } from '../../kernel/machine'
import { relationMachine, type RelationStage } from './relations.states'

export const BUYER_RELATION_ACTIONS = ['request', 'remove'] as const
type BuyerRelationAction = (typeof BUYER_RELATION_ACTIONS)[number]

export const VENDOR_RELATION_ACTIONS = ['accept', 'decline', 'end', 'change', 'discount'] as const
type VendorRelationAction = (typeof VENDOR_RELATION_ACTIONS)[number]

/** Returns which actions a buyer's user may take on a relation. */
export function actionsOnRelation(
  { features }: { features: ReadonlySet<Feature> },
  stage: RelationStage,
): Record<BuyerRelationAction, boolean> {
  const may = features.has('vendors.manage')
  return {
    request: may && canMove(relationMachine, stage, 'request'),
    remove: may && canMove(relationMachine, stage, 'remove'),
  }
}

/**
 * Returns which actions a vendor's user may take on a buyer. Special discounts can be prepared
 * before accepting the request; they apply after it.
 */
export function actionsOnBuyer(stage: RelationStage): Record<VendorRelationAction, boolean> {
  return {
    accept: canMove(relationMachine, stage, 'accept'),
    decline: canMove(relationMachine, stage, 'decline'),
    end: canMove(relationMachine, stage, 'end'),
    change: stage === 'Active',
    discount: stage === 'Active' || stage === 'Requested',
  }
}
