import type { OrderItem } from '@pasok/domain/orders/orders.model'

/** A figure of an item: what stands of it, and what the vendor proposes. */
export interface ProposedFigure {
  figure: 'quantity' | 'price' | 'subTotal'
  was: number
  is: number
}

interface Proposal {
  figures: readonly ProposedFigure[]
  /** Those that differ. */
  changes: readonly ProposedFigure[]
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
  const figures: ProposedFigure[] = [
    { figure: 'quantity', was: standing.quantity, is: item.quantity },
    { figure: 'price', was: standing.discount_price, is: item.discount_price },
    { figure: 'subTotal', was: standing.sub_total, is: item.sub_total },
  ]
  return {
    figures,
    changes: figures.filter(({ was, is }) => was !== is),
    cannotDeliver: item.quantity === 0,
    reason: item.reason,
  }
}
