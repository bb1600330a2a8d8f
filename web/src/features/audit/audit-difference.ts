/** A changed field: its dotted name, and the values before and after. */
export interface ChangedField {
  field: string
  /** `undefined` when the field did not exist. */
  before: unknown
  after: unknown
}

interface Difference {
  changed: readonly ChangedField[]
  unchanged: number
}

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns true for lists of plain values, which are compared as a whole; records are compared field by field.
 */
const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => !isParted(part) || Array.isArray(part))

/** Collects every leaf of a record by its dotted name; a value that is no record has the name ''. */
function leavesOf(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  const parts = isParted(value) && !isPlainList(value) ? Object.entries(value) : []
  if (parts.length === 0) {
    if (value !== undefined && value !== null) into.set(path, value)
    else if (path !== '') into.set(path, value)
    return into
  }
  for (const [name, part] of parts) leavesOf(part, path === '' ? name : `${path}.${name}`, into)
  return into
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Compares two states of a record field by field, in the order of the later one. */
export function differenceOf(before: unknown, after: unknown): Difference {
  const was = leavesOf(before, '', new Map<string, unknown>())
  const is = leavesOf(after, '', new Map<string, unknown>())
  const fields = [...new Set([...is.keys(), ...was.keys()])]
  const changed = fields
    .filter((field) => was.has(field) !== is.has(field) || !isSame(was.get(field), is.get(field)))
    .map((field) => ({ field, before: was.get(field), after: is.get(field) }))
  return { changed, unchanged: fields.length - changed.length }
}

interface ListDifference {
  removed: readonly unknown[]
  added: readonly unknown[]
  /** Number of unchanged entries. */
  unchanged: number
}

/** Returns the entries removed from and added to a list; duplicates count separately. */
export function listDifferenceOf(
  before: readonly unknown[],
  after: readonly unknown[],
): ListDifference {
  const left = new Map<string, number>()
  for (const one of after) {
    const key = JSON.stringify(one)
    left.set(key, (left.get(key) ?? 0) + 1)
  }
  const take = (one: unknown): boolean => {
    const key = JSON.stringify(one)
    const count = left.get(key) ?? 0
    if (count > 0) left.set(key, count - 1)
    return count > 0
  }
  const removed = before.filter((one) => !take(one))
  // The remaining entries are new. Matching runs from the end, because earlier entries come first.
  const added = after.toReversed().filter(take).toReversed()
  return { removed, added, unchanged: before.length - removed.length }
}
