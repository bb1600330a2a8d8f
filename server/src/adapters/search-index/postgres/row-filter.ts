import type { Comparison, SearchFilter } from '../../../ports/search-index'
import { type DimensionItem, type DimensionName, dimensionOf } from './dimensions'
import type { InvertedIndex } from './inverted-index'
import type { Matches } from './matcher'
import { foldValue } from './words'

/** Attributes that name one document; found by the database, not held in memory. */
const ID_ATTRIBUTES: ReadonlySet<string> = new Set(['objectID', '_id'])

/** Keys of the documents whose ids a filter names. */
export type KeyOfId = ReadonlyMap<string, number>

/** The ids named anywhere in the filters. */
export function idsNamed(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'and' || filter.kind === 'or') return idsNamed(filter.parts)
    if (filter.kind === 'not') return idsNamed([filter.part])
    return filter.kind === 'value' && ID_ATTRIBUTES.has(filter.attribute) ? [filter.value] : []
  })
}

/** Keeps the rows for which all the filters hold. */
export function applyFilters(
  index: InvertedIndex,
  matches: Matches,
  filters: readonly SearchFilter[],
  keyOfId: KeyOfId,
): Matches {
  const parts = filters.flatMap((filter) => (filter.kind === 'and' ? filter.parts : [filter]))
  if (parts.length === 0) return matches
  const rows = matches.rows.slice()
  const scores = matches.scores.slice()
  let count = rows.length
  for (const part of parts) {
    const dimension = onlyDimension(part)
    count = dimension
      ? siftByDimension(index, part, dimension, { rows, scores }, count)
      : siftByCondition(rowCondition(index, part, keyOfId), { rows, scores }, count)
  }
  return { rows: rows.subarray(0, count), scores: scores.subarray(0, count) }
}

/** The delivery area's filter goes over every row of nearly every search: a loop of its own. */
function siftByDimension(
  index: InvertedIndex,
  filter: SearchFilter,
  name: DimensionName,
  { rows, scores }: Matches,
  count: number,
): number {
  const allowed = allowedItems(index, filter, name)
  const { values } = index.dimensions[name].column
  let kept = 0
  for (let n = 0; n < count; n++) {
    const row = rows[n] ?? 0
    if (allowed[values[row] ?? 0] !== 1) continue
    rows[kept] = row
    scores[kept++] = scores[n] ?? 0
  }
  return kept
}

function siftByCondition(holds: Condition, { rows, scores }: Matches, count: number): number {
  let kept = 0
  for (let n = 0; n < count; n++) {
    const row = rows[n] ?? 0
    if (!holds(row)) continue
    rows[kept] = row
    scores[kept++] = scores[n] ?? 0
  }
  return kept
}

type Condition = (row: number) => boolean

function rowCondition(index: InvertedIndex, filter: SearchFilter, keyOfId: KeyOfId): Condition {
  const dimension = onlyDimension(filter)
  if (dimension) {
    const allowed = allowedItems(index, filter, dimension)
    const { column } = index.dimensions[dimension]
    return (row) => allowed[column.get(row)] === 1
  }
  if (filter.kind === 'not') {
    const holds = rowCondition(index, filter.part, keyOfId)
    return (row) => !holds(row)
  }
  if ('parts' in filter) {
    const conditions = filter.parts.map((part) => rowCondition(index, part, keyOfId))
    return filter.kind === 'and'
      ? (row) => conditions.every((holds) => holds(row))
      : (row) => conditions.some((holds) => holds(row))
  }
  if (filter.kind === 'value' && ID_ATTRIBUTES.has(filter.attribute)) {
    const { keys } = index
    const key = keyOfId.get(filter.value)
    return (row) => keys.values[row] === key
  }
  return numberCondition(index, filter)
}

/** The dimension that all of a filter is about: it then holds or not for all rows alike. */
function onlyDimension(filter: SearchFilter): DimensionName | undefined {
  if (filter.kind === 'value') return dimensionOf(filter.attribute)
  if (filter.kind === 'not') return onlyDimension(filter.part)
  if (filter.kind !== 'and' && filter.kind !== 'or') return undefined
  const [first, ...others] = filter.parts.map(onlyDimension)
  return others.every((other) => other === first) ? first : undefined
}

function allowedItems(index: InvertedIndex, filter: SearchFilter, name: DimensionName): Uint8Array {
  const folded = foldFilter(filter)
  return Uint8Array.from(index.dimensions[name].items, (item) => (itemHolds(item, folded) ? 1 : 0))
}

function foldFilter(filter: SearchFilter): SearchFilter {
  if (filter.kind === 'value') return { ...filter, value: foldValue(filter.value) }
  if (filter.kind === 'not') return { kind: 'not', part: foldFilter(filter.part) }
  if (filter.kind === 'and' || filter.kind === 'or') {
    return { kind: filter.kind, parts: filter.parts.map(foldFilter) }
  }
  return filter
}

function itemHolds(item: DimensionItem, filter: SearchFilter): boolean {
  if (filter.kind === 'value') return item.folded[filter.attribute]?.has(filter.value) ?? false
  if (filter.kind === 'not') return !itemHolds(item, filter.part)
  if (filter.kind === 'and') return filter.parts.every((part) => itemHolds(item, part))
  return filter.kind === 'or' && filter.parts.some((part) => itemHolds(item, part))
}

function numberCondition(
  index: InvertedIndex,
  filter: Extract<SearchFilter, { attribute: string }>,
): Condition {
  const column = Object.entries(index.numbers).find(([name]) => name === filter.attribute)?.[1]
  if (!column) return () => false
  const { values } = column
  if (filter.kind === 'range') {
    return (row) => (values[row] ?? NaN) >= filter.from && (values[row] ?? NaN) <= filter.to
  }
  const wanted = Number(filter.value)
  const compare = COMPARE[filter.kind === 'number' ? filter.comparison : '=']
  return (row) => compare(values[row] ?? NaN, wanted)
}

const COMPARE: Record<Comparison, (a: number, b: number) => boolean> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
}
