import {
  HITS_PER_PAGE,
  SEARCH_QUERY_BYTES,
  SUGGESTIONS_INDEX,
} from '@pasok/domain/catalog/catalog.constants'
import { z } from 'zod'
import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  type FacetValueQuery,
  NUMERIC_ATTRIBUTES,
  type NumericAttribute,
  SEARCH_INDEX_NAMES,
  SEARCHABLE_ATTRIBUTES,
  type SearchFilter,
  type SearchIndexName,
  type SearchQuery,
  type SearchSelection,
  type SuggestionQuery,
} from '../../../ports/search-index'
import {
  type NestedTexts,
  readFacetFilters,
  readNumericFilters,
  readTagFilters,
} from './list-filters'
import { parseFilters } from './parse-filters'
import { badRequest, unknownIndex } from './protocol-error'
import { findShallowJson } from './shallow-json'

const MAX_HITS = 100
const LAST_PAGE = 1_000_000
const MAX_VALUES = 1_000
const MAX_NAMES = 50
const LONGEST_TAG = 100
const MAX_FACET_HITS = 100

/**
 * The supported parameters. Unknown ones are ignored, because clients add new ones. Each may be a JSON value or
 * text from the query string.
 */
const parametersShape = z.object({
  query: parameter(
    z.string().refine((text) => Buffer.byteLength(text) <= SEARCH_QUERY_BYTES),
    `string shorter than ${SEARCH_QUERY_BYTES} bytes`,
  ).default(''),
  page: whole(LAST_PAGE).default(0),
  hitsPerPage: whole(MAX_HITS).default(HITS_PER_PAGE),
  facets: nameList().default([]),
  maxValuesPerFacet: whole(MAX_VALUES).default(100),
  sortFacetValuesBy: parameter(z.enum(['count', 'alpha']), '"count" or "alpha"').default('count'),
  filters: parameter(z.string(), 'string').default(''),
  facetFilters: nested().default([]),
  numericFilters: nested().default([]),
  tagFilters: nested().default([]),
  attributesToRetrieve: nameList().default(['*']),
  attributesToHighlight: nameList().default(['*']),
  highlightPreTag: tag().default('<em>'),
  highlightPostTag: tag().default('</em>'),
  typoTolerance: parameter(
    z.union([truth(), z.enum(['min', 'strict']).transform(() => true)]),
    'boolean, "min" or "strict"',
  ).default(true),
  queryType: parameter(
    z.enum(['prefixLast', 'prefixAll', 'prefixNone']),
    '"prefixLast", "prefixAll" or "prefixNone"',
  ).default('prefixLast'),
  removeWordsIfNoResults: parameter(
    z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
    '"none", "lastWords", "firstWords" or "allOptional"',
  ).default('lastWords'),
  facetQuery: parameter(
    z.string().refine((text) => Buffer.byteLength(text) <= SEARCH_QUERY_BYTES),
    `string shorter than ${SEARCH_QUERY_BYTES} bytes`,
  ).default(''),
  maxFacetHits: whole(MAX_FACET_HITS).default(10),
})

type Parameters = z.output<typeof parametersShape>

/** Reads and checks the parameters of one request. Throws an error that names the first invalid one. */
function readParameters(raw: Readonly<Record<string, unknown>>): Parameters {
  const read = parametersShape.safeParse(raw)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const name = String(issue?.path[0] ?? '')
  throw badRequest(`Invalid value for "${name}" parameter, expected ${issue?.message ?? ''}`)
}

/** The error message describes the expected parameter, whichever part of it is invalid. */
function parameter<Shape extends z.ZodType>(shape: Shape, expected: string) {
  return z.unknown().transform((value, context): z.output<Shape> => {
    const read = shape.safeParse(value)
    if (read.success) return read.data
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
}

function whole(max: number) {
  const written = z.string().regex(/^\d{1,9}$/)
  return parameter(
    z.union([z.number(), written.transform(Number)]).pipe(z.int().min(0).max(max)),
    `integer between 0 and ${max}`,
  )
}

function truth() {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
}

function tag() {
  return parameter(z.string().max(LONGEST_TAG), `string of ${LONGEST_TAG} characters at most`)
}

function nameList() {
  const list = z.array(z.string()).max(MAX_NAMES)
  const written = z.string().transform((text) =>
    text.trim().startsWith('[')
      ? findShallowJson(text)
      : text
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
  )
  return parameter(z.union([list, written.pipe(list)]), `list of ${MAX_NAMES} strings at most`)
}

function nested() {
  const shape: z.ZodType<NestedTexts> = z.lazy(() => z.union([z.string(), z.array(shape)]))
  const written = z
    .string()
    .transform((text) => (text.trim().startsWith('[') ? findShallowJson(text) : [text]))
  return parameter(z.union([written.pipe(shape), z.array(shape)]), 'string or list of strings')
}

const MAX_REQUESTS = 20
/** Maximum conditions of one search, because each is evaluated against every document. */
const MAX_CONDITIONS = 200
/**
 * Maximum conditions of all searches in a request. A screen with two disjunctive facets sends its search three
 * times.
 */
const MAX_CONDITIONS_OF_CALL = 3 * MAX_CONDITIONS

type Raw = Readonly<Record<string, unknown>>

/** A requested search, with its parameters as the response repeats them. */
export type SearchRequest =
  | { readonly kind: 'hits'; readonly query: SearchQuery; readonly params: string }
  | { readonly kind: 'facet'; readonly query: FacetValueQuery }
  | { readonly kind: 'suggestions'; readonly query: SuggestionQuery; readonly params: string }

const requestShape = z.looseObject({
  indexName: z.string(),
  type: z.enum(['default', 'facet']).default('default'),
  facet: z.string().optional(),
})
const requestsShape = z.object({
  requests: z.array(requestShape).min(1).max(MAX_REQUESTS),
  strategy: z.enum(['none', 'stopIfEnoughMatches']).default('none'),
})

export function readRequests(body: unknown): {
  requests: SearchRequest[]
  stopWhenEnough: boolean
} {
  const read = requestsShape.safeParse(body)
  if (!read.success) {
    const isLong = read.error.issues.some((issue) => issue.code === 'too_big')
    throw badRequest(
      isLong
        ? `Too many queries in multi query request, expected ${MAX_REQUESTS} at most`
        : 'Invalid body, expected "requests", a list of objects with an "indexName" each',
    )
  }
  const requests = read.data.requests.map(({ indexName, type, facet, ...fields }) =>
    type === 'facet'
      ? readFacetRequest(indexName, facet ?? '', fields)
      : readHitsRequest(indexName, fields),
  )
  assertConditionLimit(requests.flatMap(filtersOf), MAX_CONDITIONS_OF_CALL)
  return { requests, stopWhenEnough: read.data.strategy === 'stopIfEnoughMatches' }
}

export function readHitsRequest(indexName: string, body: unknown): SearchRequest {
  const raw = flatten(body)
  if (indexName === SUGGESTIONS_INDEX) return readSuggestionsRequest(raw)
  const parameters = readParameters(raw)
  const { page, hitsPerPage, maxValuesPerFacet, sortFacetValuesBy } = parameters
  const query: SearchQuery = {
    ...readSelection(indexName, parameters),
    page,
    hitsPerPage,
    facets: requestedFacets(parameters.facets),
    valuesPerFacet: maxValuesPerFacet,
    facetOrder: sortFacetValuesBy,
    attributes: parameters.attributesToRetrieve,
    highlighted: requestedHighlights(parameters.attributesToHighlight),
    highlightTags: tagsOf(parameters),
  }
  return { kind: 'hits', query, params: writeParams(raw) }
}

/** Suggestions cannot be filtered. A product filter would silently match nothing, so it is rejected. */
function readSuggestionsRequest(raw: Raw): SearchRequest {
  const parameters = readParameters(raw)
  if (readFilters(parameters).length > 0)
    throw badRequest(`Index ${SUGGESTIONS_INDEX} can't be filtered, expected no filters`)
  const query: SuggestionQuery = {
    text: parameters.query,
    typoTolerance: parameters.typoTolerance,
    prefixWords: parameters.queryType,
    page: parameters.page,
    hitsPerPage: parameters.hitsPerPage,
    attributes: parameters.attributesToRetrieve,
    isHighlighted: parameters.attributesToHighlight.some((one) => one === '*' || one === 'query'),
    highlightTags: tagsOf(parameters),
  }
  return { kind: 'suggestions', query, params: writeParams(raw) }
}

export function readFacetRequest(
  indexName: string,
  facetName: string,
  body: unknown,
): SearchRequest {
  const parameters = readParameters(flatten(body))
  const selection = readSelection(indexName, parameters)
  const facet = FACET_ATTRIBUTES.find((one) => one === facetName)
  if (!facet) {
    throw badRequest(
      `Cannot search in \`${facetName}\` attribute, you need to add \`searchable(${facetName})\` to attributesForFaceting.`,
    )
  }
  const { facetQuery, maxFacetHits } = parameters
  const highlightTags = tagsOf(parameters)
  return {
    kind: 'facet',
    query: { ...selection, facet, facetText: facetQuery, limit: maxFacetHits, highlightTags },
  }
}

function countConditions(filter: SearchFilter): number {
  if (filter.kind === 'not') return countConditions(filter.part)
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1
  return filter.parts.reduce((sum, part) => sum + countConditions(part), 0)
}

function assertConditionLimit(parts: readonly SearchFilter[], max: number): void {
  if (countConditions({ kind: 'and', parts }) > max)
    throw badRequest(`Too many filters, expected ${max} conditions at most`)
}

const filtersOf = (request: SearchRequest) =>
  request.kind === 'suggestions' ? [] : request.query.filters

function readFilters(parameters: Parameters): SearchFilter[] {
  const filter = parseFilters(parameters.filters)
  const filters = [
    ...(filter ? [filter] : []),
    ...readFacetFilters(parameters.facetFilters),
    ...readNumericFilters(parameters.numericFilters),
    ...readTagFilters(parameters.tagFilters),
  ]
  assertConditionLimit(filters, MAX_CONDITIONS)
  return filters
}

function readSelection(indexName: string, parameters: Parameters): SearchSelection {
  return {
    index: readIndexName(indexName),
    text: parameters.query,
    filters: readFilters(parameters),
    typoTolerance: parameters.typoTolerance,
    prefixWords: parameters.queryType,
    wordRemoval: parameters.removeWordsIfNoResults,
  }
}

function readIndexName(name: string): SearchIndexName {
  const known = SEARCH_INDEX_NAMES.find((one) => one === name)
  if (!known) throw unknownIndex(name)
  return known
}

/** Parameters are separate fields or, from older clients, one text in `params`. */
function flatten(body: unknown): Raw {
  const { params, ...fields } = isRecord(body) ? body : {}
  if (typeof params === 'string') {
    return { ...fields, ...Object.fromEntries(new URLSearchParams(params)) }
  }
  return isRecord(params) ? { ...fields, ...params } : fields
}

function writeParams(raw: Raw): string {
  const written = Object.entries(raw).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return new URLSearchParams(written).toString()
}

function isRecord(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Ignores attributes that cannot be counted, as the hosted index does. */
function requestedFacets(names: readonly string[]): (FacetAttribute | NumericAttribute)[] {
  if (names.includes('*')) return [...FACET_ATTRIBUTES]
  return [...FACET_ATTRIBUTES, ...NUMERIC_ATTRIBUTES].filter((one) => names.includes(one))
}

function requestedHighlights(names: readonly string[]) {
  return SEARCHABLE_ATTRIBUTES.filter((one) =>
    names.some((name) => name === '*' || name === one || one.startsWith(`${name}.`)),
  )
}

function tagsOf(parameters: Parameters) {
  return { before: parameters.highlightPreTag, after: parameters.highlightPostTag }
}
