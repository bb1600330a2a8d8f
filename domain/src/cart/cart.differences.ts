import type { CartLine } from './cart.model'

/** Of a line what a person decides on. */
interface LineVersion {
  quantity: number
  note: string
}

/** A line that two versions have differently; null where one of them is without it. */
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

/**
 * Where two versions of a draft or a template differ line by line, by quantity and note: mine in
 * their order, then what only theirs has (Spec 1 §4).
 */
export function listDifferences(mine: readonly Line[], theirs: readonly Line[]): LineDifference[] {
  const own = new Map(mine.map((line) => [line.productId, line]))
  const other = new Map(theirs.map((line) => [line.productId, line]))
  return [...mine, ...theirs.filter(({ productId }) => !own.has(productId))]
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
