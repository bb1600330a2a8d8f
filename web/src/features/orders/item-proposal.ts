import type { OrderItem } from '@pasok/domain/orders/orders.model'

/** What of an item the vendor proposes to change, from what stands. */
export interface ProposedChange {
  figure: 'quantity' | 'price' | 'subTotal'
  was: number
  is: number
}

export interface Proposal {
  changes: readonly ProposedChange[]
  /** The proposed quantity is none: approving cancels the item. */
  cannotDeliver: boolean
  /** The vendor's words. */
  reason: string
}

type Standing = NonNullable<OrderItem['standing']>

/** The figures that count until the buyer has decided; those of any other item are its own. */
export const standingOf = (item: Pick<OrderItem, 'standing' | keyof Standing>): Standing =>
  item.standing ?? item

/** What the vendor wants of an item that waits; nothing of one that doesn't. */
export function proposalOf(item: OrderItem): Proposal | undefined {
  const { standing } = item
  if (!standing) return undefined
  const changes: ProposedChange[] = [
    { figure: 'quantity', was: standing.quantity, is: item.quantity },
    { figure: 'price', was: standing.discount_price, is: item.discount_price },
    { figure: 'subTotal', was: standing.sub_total, is: item.sub_total },
  ]
  return {
    changes: changes.filter(({ was, is }) => was !== is),
    cannotDeliver: item.quantity === 0,
    reason: item.reason,
  }
}
