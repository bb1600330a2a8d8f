import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'

/**
 * The product index (Spec 2 §7): a typed interface of what the search protocol needs. The embedded
 * implementation uses PostgreSQL; the hosted index can replace it.
 */
export interface SearchIndex {
  /**
   * Returns the results in the order of the queries, in a fixed number of database queries. A browser's search
   * has an audience, for which an external index gets a restricted key.
   */
  search(queries: readonly SearchQuery[], audience?: SearchAudience): Promise<SearchResult[]>
  /** Returns the values of a facet whose words begin with `text`, most frequent first. */
  searchFacet(query: FacetValueQuery, audience?: SearchAudience): Promise<FacetValueResult>
  /** Adds or replaces documents by `objectID`. After it resolves, searches of this process see them. */
  save(documents: readonly SearchDocument[]): Promise<void>
  /** Removes documents; unknown ids are ignored. */
  remove(objectIds: readonly string[]): Promise<void>
  /** Replaces the whole index by the given documents, while searches continue. */
  rebuild(batches: AsyncIterable<readonly SearchDocument[]>): Promise<RebuildResult>
  /** Searches the query suggestions, the most popular first. Results are in the order of the queries. */
  suggest(
    queries: readonly SuggestionQuery[],
    audience?: SearchAudience,
  ): Promise<SuggestionResult[]>
  /** Replaces all suggestions, while searches continue. */
  replaceSuggestions(suggestions: readonly QuerySuggestion[]): Promise<void>
  /** Releases threads and connections that the index opened. */
  close?(): Promise<void>
}

/**
 * The company for which products are searched, and its delivery cities. The caller must add the cities to each
 * search's filters.
 */
export interface SearchAudience {
  readonly companyId: string
  /** Empty: no restriction, so that a company without an address can browse. */
  readonly cities: readonly string[]
  /** End of the session, in seconds since 1970. */
  readonly validUntil: number
}

/** Thrown when the index is unreachable or over its limits; the same request may be retried. */
export class IndexAway extends Error {
  constructor(cause: unknown) {
    super('The search index is away', { cause })
    this.name = 'IndexAway'
  }
}

/** Thrown when the index permanently rejects documents; all others of the request were saved. */
export class DocumentsRefused extends Error {
  readonly objectIds: readonly string[]

  constructor(objectIds: readonly string[], cause: unknown) {
    super(`The search index refuses ${objectIds.length} documents`, { cause })
    this.name = 'DocumentsRefused'
    this.objectIds = objectIds
  }
}

/** Awaits the work and passes permanently rejected documents to the callback instead of failing. */
export async function applyAccepted(
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

/** Throws one error for the documents rejected in several steps. @throws DocumentsRefused */
export function assertAccepted(refused: readonly DocumentsRefused[]): void {
  const [first] = refused
  if (!first) return
  const ids = new Set(refused.flatMap(({ objectIds }) => objectIds))
  throw new DocumentsRefused([...ids], first.cause)
}

export type SearchDocument = ProductHit

/** The index names for one set of documents in four sort orders (Spec 2 §7). */
export const SEARCH_INDEX_NAMES = [
  'products',
  'products_price_asc',
  'products_price_desc',
  'products_newest',
] as const
export type SearchIndexName = (typeof SEARCH_INDEX_NAMES)[number]

/** Attributes that can be filtered and counted by value. */
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

/** Attributes that are compared as numbers, with statistics: minimum, maximum, average and sum. */
export const NUMERIC_ATTRIBUTES = [
  'retail_price',
  'discount_price',
  'discount',
  'stock',
  'minimum_order_quantity',
  'created_at',
] as const
export type NumericAttribute = (typeof NUMERIC_ATTRIBUTES)[number]

/** Attributes that are searched for words, by decreasing weight. */
export const SEARCHABLE_ATTRIBUTES = [
  'name',
  'brand',
  'vendor_name',
  'SKU',
  'category_tree.name',
  'short_description',
] as const
export type SearchableAttribute = (typeof SEARCHABLE_ATTRIBUTES)[number]

/** Hits beyond this position are counted but not returned. */
export const REACHABLE_HITS = 1_000

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

/** A filter on an unknown attribute matches nothing. */
export type SearchFilter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly SearchFilter[] }
  | { readonly kind: 'not'; readonly part: SearchFilter }
  /** Ignores case and accents. */
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | {
      readonly kind: 'number'
      readonly attribute: string
      readonly comparison: Comparison
      readonly value: number
    }
  /** Both ends are inclusive. */
  | {
      readonly kind: 'range'
      readonly attribute: string
      readonly from: number
      readonly to: number
    }

/**
 * Which words of a query may be dropped when nothing contains them all: `lastWords` from the end, `firstWords`
 * from the start.
 */
type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional'
/** Which words of a query may be prefixes of words. */
type PrefixWords = 'prefixLast' | 'prefixAll' | 'prefixNone'

/** The part shared by queries for hits and for facet values. */
export interface SearchSelection {
  readonly index: SearchIndexName
  readonly text: string
  /** All filters must match. */
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
  /** Counted from 0. */
  readonly page: number
  readonly hitsPerPage: number
  readonly facets: readonly (FacetAttribute | NumericAttribute)[]
  readonly valuesPerFacet: number
  readonly facetOrder: 'count' | 'alpha'
  /** `*` selects all attributes; `-name` excludes one; `warehouse_detail.city` selects a part. */
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
  /** In the document's structure; each text contains its highlighted matches. */
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
  /** The exact number of matching documents, including those beyond `REACHABLE_HITS`. */
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly stats: Readonly<Record<string, NumberStats>>
  /** The words dropped because nothing contains them all; empty when none were. */
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

/** Thrown for valid filters that this index cannot express. */
export class FilterUnsupported extends Error {
  constructor(what: string) {
    super(`The search index has no such filter: ${what}`)
    this.name = 'FilterUnsupported'
  }
}

/** Suggestions support only words, without filters and facets. */
export interface SuggestionQuery {
  readonly text: string
  readonly typoTolerance: boolean
  readonly prefixWords: PrefixWords
  /** Counted from 0. */
  readonly page: number
  readonly hitsPerPage: number
  /** Selected as for products; the attributes include `query`. */
  readonly attributes: readonly string[]
  readonly isHighlighted: boolean
  readonly highlightTags: HighlightTags
}

export interface SuggestionResult {
  readonly hits: readonly SearchHit[]
  readonly total: number
}
