import type {
  FacetValueQuery,
  FacetValueResult,
  HighlightTags,
  Json,
  JsonObject,
  NumberStats,
  SearchHit,
  SearchResult,
} from '../../../ports/search-index'
import { z } from 'zod'
import { PRIVATE_TAGS, requestedTags } from './hosted-queries'
import { typedOf } from './hosted-figures'

const jsonShape: z.ZodType<Json> = z.json()
const hitShape = z
  .object({ objectID: z.string(), _highlightResult: z.record(z.string(), jsonShape).default({}) })
  .catchall(jsonShape)
const hitsShape = z.object({
  hits: z.array(hitShape),
  nbHits: z.number(),
  facets: z.record(z.string(), z.record(z.string(), z.number())).default({}),
  facets_stats: z
    .record(
      z.string(),
      z.object({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() }),
    )
    .default({}),
  queryAfterRemoval: z.string().default(''),
})
const facetHitsShape = z.object({
  facetHits: z.array(z.object({ value: z.string(), highlighted: z.string(), count: z.number() })),
})

export const NO_HITS: SearchResult = {
  hits: [],
  total: 0,
  facets: {},
  stats: {},
  ignoredWords: [],
}

interface HitOptions {
  readonly text: string
  readonly attributes: readonly string[]
  readonly highlightTags: HighlightTags
}

export function readHits(answer: unknown, options: HitOptions): SearchResult {
  const { hits, nbHits, facets, facets_stats: stats, queryAfterRemoval } = hitsShape.parse(answer)
  return {
    hits: hits.map((hit) => readHit(hit, options)),
    total: nbHits,
    facets: withoutEmpty(facets),
    stats: stats satisfies Record<string, NumberStats>,
    ignoredWords: typedOf(
      options.text,
      [...queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/g)].map(([, word = '']) =>
        word.toLowerCase(),
      ),
    ),
  }
}

export function readFacetValues(answer: unknown, query: FacetValueQuery): FacetValueResult {
  const { facetHits } = facetHitsShape.parse(answer)
  return {
    values: facetHits
      .filter(({ value }) => value !== '')
      .map((one) => ({ ...one, highlighted: mark(one.highlighted, query.highlightTags) })),
  }
}

function readHit(hit: z.output<typeof hitShape>, options: HitOptions): SearchHit {
  const { objectID, _highlightResult, ...attributes } = hit
  return {
    objectID,
    attributes: isPicked('objectID', options.attributes) ? { objectID, ...attributes } : attributes,
    highlights: markAll(_highlightResult, options.highlightTags),
  }
}

/** The hosted index adds its own id to every hit, even when it was not requested. */
const isPicked = (name: string, requested: readonly string[]) =>
  !requested.includes(`-${name}`) && (requested.includes('*') || requested.includes(name))

/** Removes the empty value, such as products without a brand, from the facets. */
function withoutEmpty(facets: SearchResult['facets']): SearchResult['facets'] {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([name, values]) => {
      const entries = Object.entries(values).filter(([value]) => value !== '')
      return entries.length === 0 ? [] : [[name, Object.fromEntries(entries)]]
    }),
  )
}

function markAll(highlights: JsonObject, tags: HighlightTags): JsonObject {
  const marked = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(marked)
    if (!isObject(value)) return value
    const { value: text, ...rest } = value
    if (typeof text === 'string' && 'matchLevel' in value)
      return { value: mark(text, tags), ...rest }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, marked(part)]))
  }
  return Object.fromEntries(Object.entries(highlights).map(([name, part]) => [name, marked(part)]))
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Inserts the requested highlight tags. When they are HTML, the text is escaped. */
function mark(text: string, tags: HighlightTags): string {
  if (requestedTags(tags) !== PRIVATE_TAGS) return text
  return text
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
    .replaceAll(PRIVATE_TAGS.before, tags.before)
    .replaceAll(PRIVATE_TAGS.after, tags.after)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
