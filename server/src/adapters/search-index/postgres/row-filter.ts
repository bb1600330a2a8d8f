import type { Comparison, SearchFilter } from '../../../ports/search-index'
import { type DimensionItem, type DimensionName, dimensionOf } from './groups'
import type { InvertedIndex } from './inverted-index'
import { GroupMatches, type Matches, RowMatches } from './matches'
import { foldValue } from './words'

/** Attributes that identify one document; they are looked up in the database instead of memory. */
const ID_ATTRIBUTES: ReadonlySet<string> = new Set(['objectID', '_id'])

/** Keys of the documents whose ids a filter names. */
export type KeyOfId = ReadonlyMap<string, number>

export function idsNamed(filters: readonly SearchFilter[]): string[] {
  return filters.flatMap((filter) => {
    if (filter.kind === 'and' || filter.kind === 'or') return idsNamed(filter.parts)
    if (filter.kind === 'not') return idsNamed([filter.part])
    return filter.kind === 'value' && ID_ATTRIBUTES.has(filter.attribute) ? [filter.value] : []
  })
}

export function applyFilters(
  index: InvertedIndex,
  matches: Matches,
  filters: readonly SearchFilter[],
  keyOfId: KeyOfId,
): Matches {
  const parts = filters.flatMap((filter) => (filter.kind === 'and' ? filter.parts : [filter]))
  const conditions: Condition[] = []
  let remaining = matches
  for (const part of parts) {
    const dimension = onlyDimension(part)
    if (!dimension) conditions.push(rowCondition(index, part, keyOfId))
    else
      remaining = filterByItems(index, remaining, dimension, matchingItems(index, part, dimension))
  }
  return conditions.length > 0 ? filterByConditions(index, remaining, conditions) : remaining
}

function filterByItems(
  index: InvertedIndex,
  matches: Matches,
  dimension: DimensionName,
  matching: Uint8Array,
): Matches {
  const ofGroup = index.groups.itemOf[dimension].values
  if (matches instanceof GroupMatches) {
    const allowed = matches.allowed.slice()
    for (let group = 0; group < allowed.length; group++) {
      allowed[group] = (allowed[group] ?? 0) & (matching[ofGroup[group] ?? 0] ?? 0)
    }
    return new GroupMatches(index, allowed)
  }
  const { rows, scores } = matches
  const groupOf = index.groupOf.values
  const resultRows = new Int32Array(rows.length)
  const resultScores = scores && new Int32Array(rows.length)
  let count = 0
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] ?? 0
    // Every row is written, but the counter advances only for matches: an unpredictable branch would be slower.
    resultRows[count] = row
    if (resultScores !== null && scores !== null) resultScores[count] = scores[n] ?? 0
    count += matching[ofGroup[groupOf[row] ?? 0] ?? 0] ?? 0
  }
  return cut(index, resultRows, resultScores, count)
}

function filterByConditions(
  index: InvertedIndex,
  { rows, scores }: Matches,
  conditions: readonly Condition[],
): Matches {
  const resultRows = new Int32Array(rows.length)
  const resultScores = scores && new Int32Array(rows.length)
  let count = 0
  for (let n = 0; n < rows.length; n++) {
    const row = rows[n] ?? 0
    if (!conditions.every((holds) => holds(row))) continue
    if (resultScores && scores) resultScores[count] = scores[n] ?? 0
    resultRows[count++] = row
  }
  return cut(index, resultRows, resultScores, count)
}

/** Copies small results, which are cached, so that they do not keep a large array in memory. */
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
  const dimension = onlyDimension(filter)
  if (dimension) {
    const matching = matchingItems(index, filter, dimension)
    const { groupOf, groups } = index
    return (row) => matching[groups.itemOf[dimension].get(groupOf.get(row))] === 1
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

/**
 * Returns the single dimension that a filter is about. Such a filter is evaluated once per item instead of per
 * row.
 */
function onlyDimension(filter: SearchFilter): DimensionName | undefined {
  if (filter.kind === 'value') return dimensionOf(filter.attribute)
  if (filter.kind === 'not') return onlyDimension(filter.part)
  if (filter.kind !== 'and' && filter.kind !== 'or') return undefined
  const [first, ...others] = filter.parts.map(onlyDimension)
  return others.every((other) => other === first) ? first : undefined
}

/** By item of the dimension: 1 when the filter matches. The filter must be about this dimension only. */
function matchingItems(
  index: InvertedIndex,
  filter: SearchFilter,
  dimension: DimensionName,
): Uint8Array {
  const folded = foldFilter(filter)
  const { items } = index.groups.items[dimension]
  return Uint8Array.from(items, (item) => (itemHolds(item, folded) ? 1 : 0))
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
