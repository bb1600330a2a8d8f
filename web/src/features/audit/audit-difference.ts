/** One field of a record: its name, dotted, and what stood and stands in it. */
export interface ChangedField {
  field: string
  /** `undefined`: the field was not there. */
  before: unknown
  after: unknown
}

export interface Difference {
  changed: readonly ChangedField[]
  /** How many fields are as before. */
  unchanged: number
}

const isPlain = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null

/** Every leaf of a record by its dotted name; the whole, where it is none, has the name ''. */
function leavesOf(value: unknown, path: string, into: Map<string, unknown>): Map<string, unknown> {
  const parts = isPlain(value) ? Object.entries(value) : []
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

/** A field's name as people read it: `legal_documents.0.fileName` → `Legal documents 1 file name`. */
export function fieldName(field: string): string {
  const words = field
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
