import {
  type PlacedWord,
  placeQueryWords,
  placeWords,
} from '@pasok/domain/catalog/search/search-words'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Pool } from 'pg'
import {
  type FacetValueQuery,
  type FacetValueResult,
  REACHABLE_HITS,
  type SearchHit,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  type SearchSelection,
  type SuggestionQuery,
  type SuggestionResult,
} from '../../../ports/search-index'
import { byText, countFacets, countValues } from './count-facets'
import { DocumentStore } from './document-store'
import { editDistance } from './edit-distance'
import { listenForChanges } from './freshness'
import { highlightDocument, markText } from './highlight'
import type { InvertedIndex } from './inverted-index'
import type { Matches } from './matches'
import { isPicked, pickAttributes } from './pick-attributes'
import { rankRows } from './rank-rows'
import { ReadModel } from './read-model'
import { idsNamed } from './row-filter'
import { type Lookups, type Selected, skuSought } from './select-rows'
import type { SnapshotPlace } from './snapshot-file'
import { SuggestionStore } from './suggestion-store'
import { Suggestions } from './suggestions'

const MISSPELT_FROM = 4

/**
 * Finds the values of a facet in which each word of the text begins a word. When there are none, finds values
 * with a word one edit away.
 */
function findFacetValues(
  index: InvertedIndex,
  matches: Matches,
  query: FacetValueQuery,
): FacetValueResult {
  const counts = countValues(index, matches, query.facet)
  const sought = placeQueryWords(query.facetText).map(({ word }) => word)
  const begins: Likeness = (placed, word) => (placed.word.startsWith(word) ? word.length : 0)
  const misspelt: Likeness = (placed, word) =>
    word.length >= MISSPELT_FROM && editDistance(word, placed.word) === 1 ? placed.word.length : 0
  const likenesses = query.typoTolerance ? [begins, misspelt] : [begins]
  for (const likeness of likenesses) {
    const values = [...counts].flatMap(([value, count]) => {
      const marks = marksIn(value, sought, likeness)
      if (!marks) return []
      return [{ value, highlighted: markText(value, marks, query.highlightTags), count }]
    })
    if (values.length === 0) continue
    values.sort((a, b) => b.count - a.count || byText(a.value, b.value))
    return { values: values.slice(0, query.limit) }
  }
  return { values: [] }
}

/** Returns how many characters of the value's word match the sought word; 0 when it does not match. */
type Likeness = (placed: PlacedWord, sought: string) => number

/** Returns the positions of the sought words in the value; undefined when one of them is missing. */
function marksIn(value: string, sought: readonly string[], likeness: Likeness) {
  const placed = placeWords(value)
  const ends = new Map<number, number>()
  for (const word of sought) {
    let isThere = false
    for (const one of placed) {
      const length = likeness(one, word)
      if (length === 0) continue
      isThere = true
      const whole = one.end - one.start
      const end = one.start + (whole === one.word.length ? length : whole)
      ends.set(one.start, Math.max(end, ends.get(one.start) ?? 0))
    }
    if (!isThere) return undefined
  }
  return [...ends].map(([start, end]) => ({ start, end })).sort((a, b) => a.start - b.start)
}

const COVERAGE = 'warehouse_detail.coverage'
/** Number of queries answered before other work of the process gets its turn. */
const ANSWERED_AT_ONCE = 2

/** A query with the keys of its page. */
interface Answered {
  readonly query: SearchQuery
  readonly selected: Selected
  readonly keys: readonly number[]
  readonly counts: ReturnType<typeof countFacets>
}

type Found = Awaited<ReturnType<DocumentStore['documents']>>[number]

type LookupOf = (selection: SearchSelection) => Lookups

/** The part of the search index that answers searches. `expire` is called after each write. */
export interface IndexReader extends Pick<SearchIndex, 'search' | 'searchFacet' | 'suggest'> {
  expire(): void
  close(): Promise<void>
}

export interface ReaderOptions {
  /** Undefined: the index is not stored on disk. */
  snapshots?: SnapshotPlace | undefined
  /** Address at which to listen for changes; undefined: changes are queried before each answer. */
  listenAt?: string
  log?: (line: string) => void
}

/**
 * Answers searches from an inverted index in memory, which follows the tables of the documents and reads only
 * the page's hits from the database.
 */
export class PostgresIndexReader implements IndexReader {
  private readonly store: DocumentStore
  private readonly model: ReadModel
  private readonly suggestions: Suggestions
  private readonly changes: { stop(): Promise<void> } | undefined

  constructor(pool: Pool, { snapshots, listenAt, log = () => undefined }: ReaderOptions = {}) {
    this.store = new DocumentStore(pool)
    this.suggestions = new Suggestions(new SuggestionStore(pool))
    this.model = new ReadModel(this.store, { snapshots, log })
    const followers = [this.model, this.suggestions]
    if (listenAt !== undefined) this.changes = listenForChanges(listenAt, followers, log)
  }

  async search(queries: readonly SearchQuery[]): Promise<SearchResult[]> {
    await this.model.refresh()
    const lookupOf = await this.lookUp(queries)
    const answered: Answered[] = []
    for (const [at, query] of queries.entries()) {
      if (at > 0 && at % ANSWERED_AT_ONCE === 0) await othersTurn()
      answered.push(this.answer(query, lookupOf(query)))
    }
    const [bare, documents] = await Promise.all([
      this.readIds(answered.filter(isBare)),
      this.readDocuments(answered.filter((one) => !isBare(one))),
    ])
    return answered.map((one) =>
      isBare(one) ? presentBare(one, bare) : this.present(one, documents),
    )
  }

  async searchFacet(query: FacetValueQuery): Promise<FacetValueResult> {
    await this.model.refresh()
    const lookupOf = await this.lookUp([query])
    const { matches } = this.model.selections.select(query, lookupOf(query))
    return findFacetValues(this.model.index, matches, query)
  }

  async suggest(queries: readonly SuggestionQuery[]): Promise<SuggestionResult[]> {
    return this.suggestions.suggest(queries)
  }

  expire(): void {
    this.model.expire()
    this.suggestions.expire()
  }

  async close(): Promise<void> {
    await this.changes?.stop()
    await this.model.close()
  }

  /** Runs synchronously from the words to the keys, because row numbers may change at the next update. */
  private answer(query: SearchQuery, lookups: Lookups): Answered {
    const { index, selections } = this.model
    const selected = selections.select(query, lookups)
    const end = Math.min((query.page + 1) * query.hitsPerPage, REACHABLE_HITS)
    const start = query.page * query.hitsPerPage
    const ranked = start < end ? rankRows(index, selected.matches, query.index, end) : []
    const keys = ranked.slice(start).map((row) => index.keys.get(row))
    return { query, selected, keys, counts: countFacets(index, selected.matches, query) }
  }

  /** Looks up the SKUs and ids that the queries name, with at most one database query each. */
  private async lookUp(selections: readonly SearchSelection[]): Promise<LookupOf> {
    const skus = [...new Set(selections.flatMap(({ text }) => skuSought(text) ?? []))]
    // PostgreSQL texts cannot contain a zero character, so such an id cannot exist.
    const ids = selections.flatMap(({ filters }) => idsNamed(filters)).filter(isStorable)
    const [bySku, byId] = await Promise.all([
      skus.length > 0 ? this.store.keysBySku(skus) : [],
      ids.length > 0 ? this.store.keysById(ids) : [],
    ])
    const keyOfId = new Map(byId.map(({ id, key }) => [id, key]))
    return ({ text }) => {
      const sku = skuSought(text)
      return { skus: sku === undefined ? [] : bySku.filter((one) => one.sought === sku), keyOfId }
    }
  }

  private async readIds(answered: readonly Answered[]): Promise<ReadonlyMap<number, string>> {
    const keys = keysOf(answered)
    if (keys.length === 0) return new Map()
    return new Map((await this.store.idsOf(keys)).map(({ key, id }) => [key, id]))
  }

  private async readDocuments(answered: readonly Answered[]): Promise<ReadonlyMap<number, Found>> {
    const keys = keysOf(answered)
    if (keys.length === 0) return new Map()
    const found = await this.store.documents(keys)
    await this.model.readCoverages(found.map((one) => one.coverageId))
    return new Map(found.map((one) => [one.key, one]))
  }

  private present(
    { query, selected, keys, counts }: Answered,
    documents: ReadonlyMap<number, Found>,
  ): SearchResult {
    const { vocabulary } = this.model.index
    const highlighting = {
      words: selected.words,
      sku: skuSought(query.text),
      tags: query.highlightTags,
      idOf: (word: string) => vocabulary.idOf(word),
    }
    const withCoverage = isPicked(COVERAGE, query.attributes)
    const hits = keys.flatMap((key): SearchHit[] => {
      const found = documents.get(key)
      // The document was removed after the process last read the table.
      if (!found) return []
      const document = withCoverage
        ? this.model.whole(found.document, found.coverageId)
        : found.document
      const highlights = highlightDocument(document, query.highlighted, highlighting)
      const attributes = pickAttributes({ ...document }, query.attributes)
      return [{ objectID: document.objectID, attributes, highlights }]
    })
    return { hits, total: selected.matches.total, ...counts, ignoredWords: selected.ignored }
  }
}

const keysOf = (answered: readonly Answered[]) => [...new Set(answered.flatMap((one) => one.keys))]

/** Only the ids of the hits are requested, so no document needs to be read. */
const isBare = ({ query }: Answered) =>
  query.attributes.length === 0 && query.highlighted.length === 0

function presentBare(
  { selected, keys, counts }: Answered,
  ids: ReadonlyMap<number, string>,
): SearchResult {
  const hits = keys.flatMap((key): SearchHit[] => {
    const objectID = ids.get(key)
    return objectID === undefined ? [] : [{ objectID, attributes: {}, highlights: {} }]
  })
  return { hits, total: selected.matches.total, ...counts, ignoredWords: selected.ignored }
}

function isStorable(id: string): boolean {
  return !id.includes('\0')
}
