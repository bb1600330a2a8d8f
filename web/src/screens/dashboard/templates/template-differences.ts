import type { CartLine } from '@pasok/domain/cart/cart.model'

/** Of an item what a template keeps. */
export interface ItemVersion {
  quantity: number
  note: string
}

/** An item that two versions of a template have differently; one may not have it at all. */
export interface ItemDifference {
  productId: string
  name: string
  mine: ItemVersion | undefined
  theirs: ItemVersion | undefined
}

type Line = Pick<CartLine, 'productId' | 'name' | 'quantity' | 'note'>

const versionOf = (line: Line | undefined): ItemVersion | undefined =>
  line && { quantity: line.quantity, note: line.note }

/** What two versions of a template have differently: mine in their order, then what only theirs has. */
export function templateDifferences(
  mine: readonly Line[],
  theirs: readonly Line[],
): ItemDifference[] {
  const own = new Map(mine.map((line) => [line.productId, line]))
  const others = new Map(theirs.map((line) => [line.productId, line]))
  return [...mine, ...theirs.filter(({ productId }) => !own.has(productId))].flatMap(
    ({ productId, name }) => {
      const [a, b] = [versionOf(own.get(productId)), versionOf(others.get(productId))]
      const isSame = a?.quantity === b?.quantity && a?.note === b?.note
      return isSame ? [] : [{ productId, name, mine: a, theirs: b }]
    },
  )
}
