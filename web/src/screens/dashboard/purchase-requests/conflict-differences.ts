import type { CartLine } from '@pasok/domain/cart/cart.model'

/** A line in one of two versions of a draft. */
interface LineVersion {
  quantity: number
  note: string
}

/** A line that two versions of a draft have differently; null where one of them is without it. */
export interface LineDifference {
  productId: string
  name: string
  mine: LineVersion | null
  theirs: LineVersion | null
  /** What of it is not the same; both where only one has the line. */
  differs: { quantity: boolean; note: boolean }
}

type Line = Pick<CartLine, 'productId' | 'name' | 'quantity' | 'note'>

const versionOf = (line: Line | undefined): LineVersion | null =>
  line ? { quantity: line.quantity, note: line.note } : null

/** Where two versions of a draft differ line by line, mine first, then what only theirs has. */
export function draftDifferences(mine: readonly Line[], theirs: readonly Line[]): LineDifference[] {
  const own = new Map(mine.map((line) => [line.productId, line]))
  const other = new Map(theirs.map((line) => [line.productId, line]))
  return [...new Map([...other, ...own]).values()]
    .toSorted((a, b) => Number(own.has(b.productId)) - Number(own.has(a.productId)))
    .map(({ productId, name }) => {
      const [one, two] = [versionOf(own.get(productId)), versionOf(other.get(productId))]
      const differs = {
        quantity: one?.quantity !== two?.quantity,
        note: one?.note !== two?.note,
      }
      return { productId, name, mine: one, theirs: two, differs }
    })
    .filter(({ differs }) => differs.quantity || differs.note)
}
