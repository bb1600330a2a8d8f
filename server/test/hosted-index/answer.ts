import { z } from 'zod'
import { type Found, select } from './engine'
import { highlightAt, retrieve, type Stored, valuesAt } from './records'
import { Refusal } from './refusal'
import { searchable, type Settings } from './settings'
import { foldWhole, matchWord, wordsOf } from './words'

const names = z.array(z.string())

/** Known parameters; unknown ones are refused, as by the hosted index. */
const paramsShape = z.strictObject({
  query: z.string().default(''),
  filters: z.string().default(''),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(0).max(1_000).default(20),
  facets: names.default([]),
  maxValuesPerFacet: z.int().min(0).max(1_000).default(100),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
  attributesToRetrieve: names.default(['*']),
  attributesToHighlight: names.optional(),
  attributesToSnippet: names.default([]),
  highlightPreTag: z.string().default('<em>'),
  highlightPostTag: z.string().default('</em>'),
  typoTolerance: z.union([z.boolean(), z.enum(['min', 'strict'])]).default(true),
  queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']).default('prefixLast'),
  removeWordsIfNoResults: z
    .enum(['none', 'lastWords', 'firstWords', 'allOptional'])
    .default('none'),
  facetQuery: z.string().default(''),
  maxFacetHits: z.int().min(1).max(100).default(10),
})
type Params = z.output<typeof paramsShape>

export function readParams(raw: unknown): Params {
  const read = paramsShape.safeParse(raw)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Refusal(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  }
  for (const text of [read.data.query, read.data.facetQuery])
    if (Buffer.byteLength(text) > 512)
      throw new Refusal(400, 'Invalid value for "query" parameter: shorter than 512 bytes expected')
  return read.data
}

export function answerHits(records: Iterable<Stored>, settings: Settings, params: Params) {
  const { found, removed } = select(records, settings, params)
  const reachable = found.sort(comparing(settings)).slice(0, settings.given.paginationLimitedTo)
  const start = params.page * params.hitsPerPage
  const remaining = new Set(wordsOf(params.query).map(({ word }) => word))
  for (const word of removed) remaining.delete(word)
  return {
    hits: reachable.slice(start, start + params.hitsPerPage).map(({ stored }) => ({
      ...retrieve(stored, params.attributesToRetrieve),
      _highlightResult: highlightAt(
        stored,
        params.attributesToHighlight ?? searchable(settings).map(({ path }) => path),
        (text) => mark(text, [...remaining], settings, params),
      ),
    })),
    nbHits: found.length,
    page: params.page,
    nbPages: params.hitsPerPage === 0 ? 0 : Math.ceil(reachable.length / params.hitsPerPage),
    hitsPerPage: params.hitsPerPage,
    ...countFacets(found, settings, params),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    ...(removed.length > 0 && { queryAfterRemoval: markRemoved(params.query, removed) }),
    query: params.query,
    processingTimeMS: 1,
  }
}

export function answerFacet(
  records: Iterable<Stored>,
  settings: Settings,
  facet: string,
  params: Params,
) {
  if (!settings.searchableFacets.has(facet))
    throw new Refusal(400, `Cannot search in \`${facet}\` attribute, add \`searchable(${facet})\``)
  const counts = countValues(select(records, settings, params).found, facet)
  const words = wordsOf(params.facetQuery).map(({ word }) => word)
  const matches = (value: string) =>
    words.every((typed) =>
      wordsOf(value).some(({ word }) => matchWord(typed, word, true, settings.typos)),
    )
  const facetHits = [...counts]
    .filter(([value]) => matches(value))
    .sort(byCount)
    .slice(0, params.maxFacetHits)
    .map(([value, count]) => ({
      value,
      highlighted: mark(value, words, settings, params, true).value,
      count,
    }))
  return { facetHits, exhaustiveFacetsCount: true, processingTimeMS: 1 }
}

function comparing({ given }: Settings) {
  const compare: Record<string, (a: Found, b: Found) => number> = {
    typo: (a, b) => a.typos - b.typos,
    words: (a, b) => b.words - a.words,
    proximity: (a, b) => a.proximity - b.proximity,
    attribute: (a, b) => (a.attribute === b.attribute ? 0 : a.attribute - b.attribute),
    exact: (a, b) => b.exact - a.exact,
    custom: (a, b) => firstDifference(given.customRanking.map(byAttribute), a, b),
  }
  const criteria = given.ranking.map((name) => compare[name] ?? byAttribute(name))
  return (a: Found, b: Found) => firstDifference(criteria, a, b)
}

const firstDifference = (
  criteria: readonly ((a: Found, b: Found) => number)[],
  a: Found,
  b: Found,
) => {
  for (const criterion of criteria) {
    const difference = criterion(a, b)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Parses `asc(attribute)` or `desc(attribute)`; other criteria, such as `geo`, do not affect the order here.
 */
function byAttribute(criterion: string) {
  const [, direction, path = ''] = /^(asc|desc)\((.*)\)$/.exec(criterion) ?? []
  const sign = direction === 'desc' ? -1 : 1
  return (a: Found, b: Found): number => {
    if (direction === undefined) return 0
    const [one] = valuesAt(a.stored, path)
    const [other] = valuesAt(b.stored, path)
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * (String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0)
  }
}

const byCount = (a: readonly [string, number], b: readonly [string, number]) =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1)

function countValues(found: readonly Found[], facet: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { stored } of found)
    for (const value of new Set(valuesAt(stored, facet).map(String)))
      counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function countFacets(found: readonly Found[], settings: Settings, params: Params) {
  const requested = params.facets.filter((one) => settings.countedFacets.has(one))
  const facets = Object.fromEntries(
    requested.flatMap((facet) => {
      const values = [...countValues(found, facet)]
        .sort((a, b) =>
          params.sortFacetValuesBy === 'alpha' ? (a[0] < b[0] ? -1 : 1) : byCount(a, b),
        )
        .slice(0, params.maxValuesPerFacet)
      return values.length === 0 ? [] : [[facet, Object.fromEntries(values)]]
    }),
  )
  const stats = requested.flatMap((facet) => {
    const figures = found
      .flatMap(({ stored }) => valuesAt(stored, facet))
      .filter((value) => typeof value === 'number')
    if (figures.length === 0) return []
    const sum = figures.reduce((all, one) => all + one, 0)
    const [min, max] = [Math.min(...figures), Math.max(...figures)]
    return [[facet, { min, max, avg: sum / figures.length, sum }]]
  })
  return { facets, ...(stats.length > 0 && { facets_stats: Object.fromEntries(stats) }) }
}

/** Encloses the words matching the query in tags; unescaped, as documented. */
function mark(
  text: string,
  typed: readonly string[],
  settings: Settings,
  params: Params,
  areBeginnings = false,
) {
  const tolerance = params.typoTolerance === false ? undefined : settings.typos
  const matched: string[] = []
  const parts: string[] = []
  let from = 0
  let marks = 0
  for (const { word, start, end } of wordsOf(text)) {
    for (const [at, one] of typed.entries()) {
      const isLast = at === typed.length - 1 && params.queryType === 'prefixLast'
      const isBeginning = areBeginnings || isLast || params.queryType === 'prefixAll'
      const match = matchWord(one, word, isBeginning, tolerance)
      if (!match) continue
      const until = foldWhole(text.slice(start, end)) === word ? start + match.length : end
      parts.push(text.slice(from, start), params.highlightPreTag, text.slice(start, until))
      parts.push(params.highlightPostTag)
      from = until
      marks++
      if (!matched.includes(one)) matched.push(one)
      break
    }
  }
  const value = parts.join('') + text.slice(from)
  if (marks === 0) return { value, matchLevel: 'none', matchedWords: [] }
  const isWhole = value === params.highlightPreTag + text + params.highlightPostTag
  const matchLevel = matched.length === typed.length ? 'full' : 'partial'
  return { value, matchLevel, fullyHighlighted: isWhole, matchedWords: matched }
}

const markRemoved = (query: string, removed: readonly string[]) =>
  query
    .split(/\s+/)
    .map((word) => (removed.includes(foldWhole(word)) ? `<em>${word}</em>` : word))
    .join(' ')
