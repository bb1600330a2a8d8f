import { HITS_PER_PAGE, SEARCH_QUERY_BYTES } from '@pasok/domain/catalog/catalog.constants'
import { z } from 'zod'
import type { NestedTexts } from './list-filters'
import { findShallowJson } from './shallow-json'
import { badRequest } from './protocol-error'

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
  facets: names().default([]),
  maxValuesPerFacet: whole(MAX_VALUES).default(100),
  sortFacetValuesBy: parameter(z.enum(['count', 'alpha']), '"count" or "alpha"').default('count'),
  filters: parameter(z.string(), 'string').default(''),
  facetFilters: nested().default([]),
  numericFilters: nested().default([]),
  tagFilters: nested().default([]),
  attributesToRetrieve: names().default(['*']),
  attributesToHighlight: names().default(['*']),
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

export type Parameters = z.output<typeof parametersShape>

/** Reads and checks the parameters of one request. Throws an error that names the first invalid one. */
export function readParameters(raw: Readonly<Record<string, unknown>>): Parameters {
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

function names() {
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
