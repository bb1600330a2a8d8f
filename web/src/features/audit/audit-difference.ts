/** One field of a record: its name, dotted, and what stood and stands in it. */
export interface ChangedField {
  field: string
  /** `undefined`: the field was not there. */
  before: unknown
  after: unknown
}

interface Difference {
  changed: readonly ChangedField[]
  /** How many fields are as before. */
  unchanged: number
}

const isParted = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Names, numbers and the like are one value together; records are taken apart. */
const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((part) => !isParted(part) || Array.isArray(part))

/** Every leaf of a record by its dotted name; the whole, where it is none, has the name ''. */
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

/** What changed between two states of a record, field by field, in the order of the later one. */
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
  gone: readonly unknown[]
  come: readonly unknown[]
  /** How many entries are as before. */
  kept: number
}

/** What went from a list and what came to it; an entry that is there twice counts twice. */
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
  const gone = before.filter((one) => !take(one))
  // What is left over came; from the end, as what stood before stands first.
  const come = after.toReversed().filter(take).toReversed()
  return { gone, come, kept: before.length - gone.length }
}
