import type { Comparison, SearchFilter } from '../../../ports/search-index'
import { type DimensionItem, type DimensionName, dimensionOf } from './groups'
import type { InvertedIndex } from './inverted-index'
import { GroupMatches, type Matches, RowMatches } from './matches'
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
  const ofGroups = parts.filter((part) => onlyDimension(part))
  const others = parts.filter((part) => !onlyDimension(part))
  const inGroups = ofGroups.length > 0 ? keepGroups(index, matches, ofGroups) : matches
  return others.length > 0 ? keepRows(index, inGroups, others, keyOfId) : inGroups
}

function keepGroups(
  index: InvertedIndex,
  matches: Matches,
  filters: readonly SearchFilter[],
): Matches {
  const allowed = allowedGroups(index, filters)
  if (matches instanceof GroupMatches) return matches.within(allowed)
  const { rows, scores } = matches
  const groupOf = index.groupOf.values
  const keptRows = new Int32Array(rows.length)
  const keptScores = scores && new Int32Array(rows.length)
  let kept = 0
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] ?? 0
    // Written in any case and kept by counting on: a branch that can't be foretold costs more.
    keptRows[kept] = row
    if (keptScores !== null && scores !== null) keptScores[kept] = scores[n] ?? 0
    kept += allowed[groupOf[row] ?? 0] ?? 0
  }
  return cut(index, keptRows, keptScores, kept)
}

function keepRows(
  index: InvertedIndex,
  { rows, scores }: Matches,
  filters: readonly SearchFilter[],
  keyOfId: KeyOfId,
): Matches {
  const conditions = filters.map((filter) => rowCondition(index, filter, keyOfId))
  const keptRows = new Int32Array(rows.length)
  const keptScores = scores && new Int32Array(rows.length)
  let kept = 0
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] ?? 0
    if (!conditions.every((holds) => holds(row))) continue
    if (keptScores && scores) keptScores[kept] = scores[n] ?? 0
    keptRows[kept++] = row
  }
  return cut(index, keptRows, keptScores, kept)
}

/** Results are kept for a while: a small one should not hold on to a large array. */
function cut(
  index: InvertedIndex,
  rows: Int32Array,
  scores: Int32Array | null,
  count: number,
): Matches {
  const shorten = (list: Int32Array) =>
    count * 2 < list.length ? list.slice(0, count) : list.subarray(0, count)
  return new RowMatches(index, shorten(rows), scores && shorten(scores))
}

type Condition = (row: number) => boolean

function rowCondition(index: InvertedIndex, filter: SearchFilter, keyOfId: KeyOfId): Condition {
  if (onlyDimension(filter)) {
    const allowed = allowedGroups(index, [filter])
    const { values } = index.groupOf
    return (row) => allowed[values[row] ?? 0] === 1
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

/** By group: 1 where all the filters hold, each of which is about one dimension. */
function allowedGroups(index: InvertedIndex, filters: readonly SearchFilter[]): Uint8Array {
  const { items, itemOf, count } = index.groups
  const allowed = new Uint8Array(count).fill(1)
  for (const filter of filters) {
    const dimension = onlyDimension(filter)
    if (!dimension) continue
    const folded = foldFilter(filter)
    const isHeld = Uint8Array.from(items[dimension].items, (item) => +itemHolds(item, folded))
    const { values } = itemOf[dimension]
    for (let group = 0; group < count; group++) {
      allowed[group] = (allowed[group] ?? 0) & (isHeld[values[group] ?? 0] ?? 0)
    }
  }
  return allowed
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
