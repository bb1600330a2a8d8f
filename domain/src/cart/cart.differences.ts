import type { CartLine } from './cart.model'

/** The part of a line that the user decides. */
interface LineVersion {
  quantity: number
  note: string
}

/** A line that differs between two versions; a version without the line is null. */
export interface LineDifference {
  productId: string
  name: string
  mine: LineVersion | null
  theirs: LineVersion | null
  /** Which parts differ; both when only one version has the line. */
  differs: { quantity: boolean; note: boolean }
}

type Line = Pick<CartLine, 'productId' | 'name' | 'quantity' | 'note'>

const versionOf = (line: Line | undefined): LineVersion | null =>
  line ? { quantity: line.quantity, note: line.note } : null

/**
 * Returns the lines that differ in quantity or note: the lines of `mine` in their order, then the
 * lines only in `theirs` (Spec 1 §4).
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
