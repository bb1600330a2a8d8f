import type { QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'
import type { Algoliasearch, IndexSettings, SearchQuery as HostedQuery } from 'algoliasearch'
import { createHmac, randomUUID } from 'node:crypto'
import {
  applyAccepted,
  assertAccepted,
  DocumentsRefused,
  type FacetValueQuery,
  type FacetValueResult,
  type RebuildResult,
  SEARCH_INDEX_NAMES,
  type SearchAudience,
  type SearchDocument,
  type SearchIndex,
  type SearchQuery,
  type SearchResult,
  type SuggestionQuery,
  type SuggestionResult,
} from '../../../ports/search-index'
import { NO_HITS, readFacetValues, readHits } from './hosted-answers'
import {
  withIndexErrors,
  createClient,
  type HostedSettings,
  isMissing,
  isRefused,
} from './hosted-client'
import { FIGURES, figuresOf } from './hosted-figures'
import { facetRequest, hitsRequest, suggestionsRequest } from './hosted-queries'
import {
  PRIMARY,
  PRIMARY_WITHOUT_REPLICAS,
  settingsOfAll,
  SUGGESTION_SETTINGS,
  SUGGESTIONS,
  WHOLE_SKU,
} from './hosted-settings'

/** Documents per write; the hosted index accepts a thousand, or some megabytes. */
const SAVED_AT_ONCE = 500
/** Maximum number of queries in one request to the hosted index. */
const QUERIES_PER_CALL = 50

/**
 * Creates the hosted index that the specification names (Spec 2 §7), with its own client. It fulfils the port's
 * contract; relevance ranking is the hosted index's own.
 */
export function createHostedSearchIndex(settings: HostedSettings): SearchIndex {
  return new HostedSearchIndex(
    createClient(settings, settings.searchKey),
    createClient(settings, settings.adminKey),
    settings.searchKey,
  )
}

type Stored = Record<string, unknown> & { objectID: string }

class HostedSearchIndex implements SearchIndex {
  private readonly reader: Algoliasearch
  private readonly writer: Algoliasearch
  private prepared: Promise<void> | undefined

  private readonly searchKey: string

  constructor(reader: Algoliasearch, writer: Algoliasearch, searchKey: string) {
    this.reader = reader
    this.writer = writer
    this.searchKey = searchKey
  }

  async search(
    queries: readonly SearchQuery[],
    audience?: SearchAudience,
  ): Promise<SearchResult[]> {
    const requests = queries.map(hitsRequest)
    const answers = await this.sendQueries(
      requests.flatMap((one) => one ?? []),
      this.productsKey(audience),
    )
    return queries.map((query, at) => {
      const answer = requests[at] && answers.next().value
      return answer === undefined ? NO_HITS : readHits(answer, query)
    })
  }

  async searchFacet(query: FacetValueQuery, audience?: SearchAudience): Promise<FacetValueResult> {
    const request = facetRequest(query)
    const answer =
      request && (await this.sendQueries([request], this.productsKey(audience))).next().value
    return answer === undefined ? { values: [] } : readFacetValues(answer, query)
  }

  async suggest(
    queries: readonly SuggestionQuery[],
    audience?: SearchAudience,
  ): Promise<SuggestionResult[]> {
    const key = this.securedKey(audience, { restrictIndices: SUGGESTIONS })
    const answers = await this.sendQueries(queries.map(suggestionsRequest), key)
    return queries.map((query) => {
      const answer = answers.next().value
      const { hits, total } = answer === undefined ? NO_HITS : readHits(answer, query)
      return { hits, total }
    })
  }

  async save(documents: readonly SearchDocument[]): Promise<void> {
    if (documents.length === 0) return
    await this.prepare()
    await this.write(PRIMARY, storedOf(documents))
  }

  async remove(objectIds: readonly string[]): Promise<void> {
    if (objectIds.length === 0) return
    await this.prepare()
    await withIndexErrors(() =>
      this.writer.deleteObjects({
        indexName: PRIMARY,
        objectIDs: [...objectIds],
        waitForTasks: true,
      }),
    )
  }

  async rebuild(batches: AsyncIterable<readonly SearchDocument[]>): Promise<RebuildResult> {
    await this.prepare()
    try {
      return {
        saved: await this.replace(PRIMARY, PRIMARY_WITHOUT_REPLICAS, storedBatches(batches)),
      }
    } finally {
      // The index that replaced the primary has no replicas, so the settings that name them are applied again.
      this.prepared = undefined
      await this.prepare()
    }
  }

  async replaceSuggestions(suggestions: readonly QuerySuggestion[]): Promise<void> {
    await this.prepare()
    const all = suggestions.map((one): Stored => ({ ...one }))
    await this.replace(SUGGESTIONS, SUGGESTION_SETTINGS, [all])
  }

  /**
   * Creates a key that can only search products. The company's cities are filters of each search instead of
   * part of the key, because a key with 70 cities would be too long for a header.
   */
  private productsKey(audience: SearchAudience | undefined): string | undefined {
    return this.securedKey(audience, { restrictIndices: SEARCH_INDEX_NAMES.join(',') })
  }

  /**
   * Creates a restricted key for the audience. The server's own searches have no audience and use the full
   * search key.
   */
  private securedKey(
    audience: SearchAudience | undefined,
    restrictions: Pick<KeyRestrictions, 'restrictIndices'>,
  ): string | undefined {
    if (!audience) return undefined
    const { validUntil, companyId: userToken } = audience
    return makeSecuredKey(this.searchKey, { ...restrictions, validUntil, userToken })
  }

  /**
   * Runs the queries in as few requests as possible and returns the results in order; empty results when the
   * index does not exist yet.
   */
  private async sendQueries(
    requests: readonly HostedQuery[],
    key: string | undefined,
  ): Promise<Iterator<unknown, undefined>> {
    const answers: unknown[] = []
    const options = key === undefined ? {} : { headers: { 'x-algolia-api-key': key } }
    try {
      for (let from = 0; from < requests.length; from += QUERIES_PER_CALL) {
        const some = requests.slice(from, from + QUERIES_PER_CALL)
        const { results } = await withIndexErrors(() =>
          this.reader.search({ requests: some }, options),
        )
        answers.push(...results)
      }
      return answers[Symbol.iterator]()
    } catch (error) {
      if (isMissing(error)) return [][Symbol.iterator]()
      throw error
    }
  }

  /** Applies the settings of every index once per process, because they change only with a release. */
  private async prepare(): Promise<void> {
    this.prepared ??= this.applySettings()
    try {
      await this.prepared
    } catch (error) {
      this.prepared = undefined
      throw error
    }
  }

  private async applySettings(): Promise<void> {
    for (const { indexName, indexSettings } of settingsOfAll())
      await this.applyTo(indexName, indexSettings)
  }

  private async applyTo(indexName: string, indexSettings: IndexSettings): Promise<void> {
    const { taskID } = await withIndexErrors(() =>
      this.writer.setSettings({ indexName, indexSettings }),
    )
    await withIndexErrors(() => this.writer.waitForTask({ indexName, taskID }))
  }

  /**
   * Fills a new index and moves it to the name of the searched one. @returns the number of documents @throws
   * DocumentsRefused after the move, naming the documents that the index rejected.
   */
  private async replace(
    indexName: string,
    settings: IndexSettings,
    batches: AsyncIterable<Stored[]> | Iterable<Stored[]>,
  ): Promise<number> {
    const beside = `${indexName}_${randomUUID()}`
    let saved = 0
    const refused: DocumentsRefused[] = []
    try {
      await this.applyTo(beside, settings)
      for await (const batch of batches) {
        saved += batch.length
        await applyAccepted(this.write(beside, batch), (error) => refused.push(error))
      }
      const { taskID } = await withIndexErrors(() =>
        this.writer.operationIndex({
          indexName: beside,
          operationIndexParams: { operation: 'move', destination: indexName },
        }),
      )
      await withIndexErrors(() => this.writer.waitForTask({ indexName: beside, taskID }))
    } catch (error) {
      await this.writer.deleteIndex({ indexName: beside }).catch(() => undefined)
      throw error
    }
    assertAccepted(refused)
    return saved
  }

  /** Saves all documents that the index accepts. @throws DocumentsRefused naming the others. */
  private async write(indexName: string, stored: readonly Stored[]): Promise<void> {
    const refused: string[] = []
    let reason: unknown
    for (let from = 0; from < stored.length; from += SAVED_AT_ONCE) {
      const some = stored.slice(from, from + SAVED_AT_ONCE)
      await this.writeHalves(indexName, some, (id, error) => {
        refused.push(id)
        reason = error
      })
    }
    if (refused.length > 0) throw new DocumentsRefused(refused, reason)
  }

  /**
   * One invalid document makes the index reject its whole batch, so the batch is halved until the document is
   * isolated.
   */
  private async writeHalves(
    indexName: string,
    stored: readonly Stored[],
    refuse: (id: string, error: unknown) => void,
  ): Promise<void> {
    try {
      await withIndexErrors(() =>
        this.writer.saveObjects({ indexName, objects: [...stored], waitForTasks: true }),
      )
    } catch (error) {
      if (!isRefused(error)) throw error
      const [only] = stored
      if (stored.length === 1 && only) return refuse(only.objectID, error)
      const middle = Math.ceil(stored.length / 2)
      await this.writeHalves(indexName, stored.slice(0, middle), refuse)
      await this.writeHalves(indexName, stored.slice(middle), refuse)
    }
  }
}

/** Converts documents to their stored form. Of several documents with one id, the last is used. */
function storedOf(documents: readonly SearchDocument[]): Stored[] {
  const latest = [...new Map(documents.map((one) => [one.objectID, one])).values()]
  return latest.map((document) => ({
    ...document,
    [FIGURES]: figuresOf(document),
    [WHOLE_SKU]: document.SKU.replace(/[^\p{L}\p{N}]+/gu, ''),
  }))
}

async function* storedBatches(batches: AsyncIterable<readonly SearchDocument[]>) {
  for await (const batch of batches) yield storedOf(batch)
}

/** The indices that a secured key may search, and its expiry in seconds since 1970. */
interface KeyRestrictions {
  readonly restrictIndices: string
  readonly validUntil: number
  readonly userToken: string
}

/** Builds a secured key of the hosted index: base64 of the parent key's signature and the restrictions. */
function makeSecuredKey(parentKey: string, restrictions: KeyRestrictions): string {
  const params = Object.entries<string | number>({ ...restrictions })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const mac = createHmac('sha256', parentKey).update(params).digest('hex')
  return Buffer.from(mac + params).toString('base64')
}
