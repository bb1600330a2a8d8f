import type { OrderItem } from '@pasok/domain/orders/orders.model'

/** A figure of an item: current and proposed value. */
export interface ProposedFigure {
  figure: 'quantity' | 'price' | 'subTotal'
  was: number
  is: number
}

interface Proposal {
  figures: readonly ProposedFigure[]
  changes: readonly ProposedFigure[]
  /** True when the vendor proposes quantity 0: approving cancels the item. */
  cannotDeliver: boolean
  reason: string
}

type CurrentFigures = NonNullable<OrderItem['standing']>

/** Returns the figures in effect until the buyer decides; for other items, their own. */
export const currentFiguresOf = (
  item: Pick<OrderItem, 'standing' | keyof CurrentFigures>,
): CurrentFigures => item.standing ?? item

/** Returns the vendor's proposal for an item waiting for approval; otherwise undefined. */
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
