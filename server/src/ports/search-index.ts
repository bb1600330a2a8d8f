import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { QuerySuggestion } from '@pasok/domain/catalog/catalog.suggestions'

/**
 * The product index (Spec 2 §7): what the search protocol asks of it, typed. The embedded default
 * answers from PostgreSQL; the hosted index can stand in its place.
 */
export interface SearchIndex {
  /**
   * Answers in the order asked. A fixed number of database queries, however many are asked. A search
   * that a browser sent has its audience: an index outside of the platform gets a key for it alone.
   */
  search(queries: readonly SearchQuery[], audience?: SearchAudience): Promise<SearchResult[]>
  /** The values of a facet whose words begin as `text` does, most frequent first. */
  searchFacet(query: FacetValueQuery, audience?: SearchAudience): Promise<FacetValueResult>
  /** Adds or replaces by `objectID`; once it returns, searches of this process find the new. */
  save(documents: readonly SearchDocument[]): Promise<void>
  /** Unknown ids are passed over. */
  remove(objectIds: readonly string[]): Promise<void>
  /** Saves everything given and removes whatever else was there. Searches go on meanwhile. */
  rebuild(batches: AsyncIterable<readonly SearchDocument[]>): Promise<RebuildResult>
  /** The index of query suggestions beside it, the most popular first. In the order asked. */
  suggest(
    queries: readonly SuggestionQuery[],
    audience?: SearchAudience,
  ): Promise<SuggestionResult[]>
  /** These are all there are from now on; searches go on meanwhile. */
  replaceSuggestions(suggestions: readonly QuerySuggestion[]): Promise<void>
}

/**
 * For whom products are searched: a company, and the cities that it may be shown deliveries to. Who
 * asks the index puts these among the filters of each search.
 */
export interface SearchAudience {
  readonly companyId: string
  /** No city restricts nothing: a company without an address may look around. */
  readonly cities: readonly string[]
  /** When the session ends, in seconds since 1970. */
  readonly validUntil: number
}

/** The index can't be reached, or has no time for us: to be tried again, as it is. */
export class IndexAway extends Error {
  constructor(cause: unknown) {
    super('The search index is away', { cause })
    this.name = 'IndexAway'
  }
}

/** Documents that the index will never take as they are; all others of the call are saved. */
export class DocumentsRefused extends Error {
  readonly objectIds: readonly string[]

  constructor(objectIds: readonly string[], cause: unknown) {
    super(`The search index refuses ${objectIds.length} documents`, { cause })
    this.name = 'DocumentsRefused'
    this.objectIds = objectIds
  }
}

/** Does what can be done; what the index will never take of it is told, and ends nothing. */
export async function asFarAsTaken(
  work: Promise<unknown>,
  onRefused: (error: DocumentsRefused) => void,
): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof DocumentsRefused)) throw error
    onRefused(error)
  }
}

/** Tells at the end of several works what was refused of them. @throws DocumentsRefused */
export function assertTaken(refused: readonly DocumentsRefused[]): void {
  const [first] = refused
  if (!first) return
  const ids = new Set(refused.flatMap(({ objectIds }) => objectIds))
  throw new DocumentsRefused([...ids], first.cause)
}

export type SearchDocument = ProductHit

/** One set of documents in four orders, by names of the index (Spec 2 §7, `wire.md`). */
export const SEARCH_INDEX_NAMES = [
  'products',
  'products_price_asc',
  'products_price_desc',
  'products_newest',
] as const
export type SearchIndexName = (typeof SEARCH_INDEX_NAMES)[number]

/** Attributes that are filtered and counted by value. */
export const FACET_ATTRIBUTES = [
  'brand',
  'vendor_name',
  'vendor_id',
  'category_id',
  'category_tree.name',
  'warehouse_detail.city',
  'warehouse_detail.province',
  'warehouse_detail.country',
] as const
export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number]

/** Attributes that are compared as numbers; counted with minimum, maximum, average and sum. */
export const NUMERIC_ATTRIBUTES = [
  'retail_price',
  'discount_price',
  'discount',
  'stock',
  'minimum_order_quantity',
  'created_at',
] as const
export type NumericAttribute = (typeof NUMERIC_ATTRIBUTES)[number]

/** Attributes that words are looked for in, the weightier first. */
export const SEARCHABLE_ATTRIBUTES = [
  'name',
  'brand',
  'vendor_name',
  'SKU',
  'category_tree.name',
  'short_description',
] as const
export type SearchableAttribute = (typeof SEARCHABLE_ATTRIBUTES)[number]

/** Hits beyond this place are counted, but not handed out. */
export const REACHABLE_HITS = 1_000

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** An attribute the index does not know matches nothing. */
export type SearchFilter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SearchFilter[] }
  | { readonly kind: 'not'; readonly part: SearchFilter }
  /** Without regard to case and accents. */
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'number'
      readonly attribute: string
      readonly comparison: Comparison
      readonly value: number
    }
  /** Both ends included. */
  | {
      readonly kind: 'range'
      readonly attribute: string
      readonly from: number
      readonly to: number
    }

/** Which words of a query may be left out when nothing has them all; the query's end first, … */
type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional'
/** Which words of a query may be beginnings of words. */
type PrefixWords = 'prefixLast' | 'prefixAll' | 'prefixNone'

/** Which documents: what a query for hits and one for the values of a facet have in common. */
export interface SearchSelection {
  readonly index: SearchIndexName
  readonly text: string
  /** All of them must hold. */
  readonly filters: readonly SearchFilter[]
  readonly typoTolerance: boolean
  readonly prefixWords: PrefixWords
  readonly wordRemoval: WordRemoval
}

export interface HighlightTags {
  readonly before: string
  readonly after: string
}

export interface SearchQuery extends SearchSelection {
  /** From 0. */
  readonly page: number
  readonly hitsPerPage: number
  readonly facets: readonly (FacetAttribute | NumericAttribute)[]
  readonly valuesPerFacet: number
  readonly facetOrder: 'count' | 'alpha'
  /** `*` is all; `-name` leaves one out; `warehouse_detail.city` is part of one. */
  readonly attributes: readonly string[]
  readonly highlighted: readonly SearchableAttribute[]
  readonly highlightTags: HighlightTags
}

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [k: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export interface SearchHit {
  readonly objectID: string
  readonly attributes: JsonObject
  /** In the shape of the document, each text with what it matched. */
  readonly highlights: JsonObject
}

export interface NumberStats {
  readonly min: number
  readonly max: number
  readonly avg: number
  readonly sum: number
}

export interface SearchResult {
  readonly hits: readonly SearchHit[]
  /** All documents that match, also those beyond `REACHABLE_HITS`. Exact. */
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly stats: Readonly<Record<string, NumberStats>>
  /** The words that were left out because nothing had them all; empty when none were. */
  readonly ignoredWords: readonly string[]
}

export interface FacetValueQuery extends SearchSelection {
  readonly facet: FacetAttribute
  readonly facetText: string
  readonly limit: number
  readonly highlightTags: HighlightTags
}

export interface FacetValueResult {
  readonly values: readonly { value: string; highlighted: string; count: number }[]
}

export interface RebuildResult {
  readonly saved: number
}

/** Filters that make sense, for which this index has no words: a search that can't be made. */
export class FilterUnsupported extends Error {
  constructor(what: string) {
    super(`The search index has no such filter: ${what}`)
    this.name = 'FilterUnsupported'
  }
}

/** What may be filtered and faceted of products means nothing to suggestions: words alone do. */
export interface SuggestionQuery {
  readonly text: string
  readonly typoTolerance: boolean
  readonly prefixWords: PrefixWords
  /** From 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** As of products; `query` is one. */
  readonly attributes: readonly string[]
  readonly isHighlighted: boolean
  readonly highlightTags: HighlightTags
}

export interface SuggestionResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
}
