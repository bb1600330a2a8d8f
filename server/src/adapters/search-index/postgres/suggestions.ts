import { placeWords } from '@pasok/domain/catalog/search/search-words'
import { countWords, type QuerySuggestion } from '@pasok/domain/catalog/search/suggestions'
import {
  type JsonObject,
  REACHABLE_HITS,
  type SearchHit,
  type SuggestionQuery,
  type SuggestionResult,
} from '../../../ports/search-index'
import { Freshness } from './freshness'
import { highlightText } from './highlight'
import { pickAttributes } from './pick-attributes'
import { PLACE, postingPlace, postingRow, Postings } from './postings'
import { type QueryWord, readQuery } from './query-words'
import type { StoredSuggestion, SuggestionStore } from './suggestion-store'
import { Vocabulary } from './vocabulary'

/** Costs of a misspelt word and of a word that is not at the beginning. */
const EDIT = 16
const NOT_FIRST = 4

/** Up to a few thousand suggestions, the most popular first, with an inverted index of their words. */
class SuggestionList {
  readonly vocabulary = new Vocabulary()
  readonly postings = new Postings()
  readonly entries: readonly StoredSuggestion[]

  constructor(entries: readonly StoredSuggestion[]) {
    this.entries = entries
    for (const [row, { query }] of entries.entries()) {
      const words = placeWords(query)
      for (const { word, start } of words) {
        const place = start === words[0]?.start ? PLACE.nameStart : PLACE.name
        this.postings.add(this.vocabulary.intern(word), row, place)
      }
    }
  }

  /**
   * Returns the rows that contain every word: correct spelling first, then matches at the beginning, then
   * popularity.
   */
  find(words: readonly QueryWord[]): number[] {
    if (words.length === 0) return [...this.entries.keys()]
    let costs: Map<number, number> | undefined
    for (const word of words) {
      const before: Map<number, number> | undefined = costs
      const own = this.costsOf(word)
      costs = new Map(
        [...own].flatMap(([row, cost]): [number, number][] => {
          const sum = before === undefined ? 0 : before.get(row)
          return sum === undefined ? [] : [[row, sum + cost]]
        }),
      )
    }
    return [...(costs ?? [])].sort(([a, costA], [b, costB]) => costA - costB || a - b).map(first)
  }

  private costsOf(word: QueryWord): Map<number, number> {
    const costs = new Map<number, number>()
    for (const { words, edits } of word.variants) {
      for (const id of words) {
        const count = this.postings.read(id)
        for (let n = 0; n < count; n++) {
          const posting = this.postings.entries[n] ?? 0
          const isFirst = postingPlace(posting) === PLACE.nameStart
          const cost = edits * EDIT + (isFirst ? 0 : NOT_FIRST)
          const row = postingRow(posting)
          costs.set(row, Math.min(cost, costs.get(row) ?? cost))
        }
      }
    }
    return costs
  }
}

const first = ([row]: readonly [number, number]) => row

/** The index of query suggestions: stored in a table and answered from this process's copy. */
export class Suggestions {
  private readonly store: SuggestionStore
  private list = new SuggestionList([])
  private revision = 0
  private readonly freshness = new Freshness(() => this.read())

  constructor(store: SuggestionStore) {
    this.store = store
  }

  async suggest(queries: readonly SuggestionQuery[]): Promise<SuggestionResult[]> {
    if (queries.length === 0) return []
    await this.freshness.refresh()
    return queries.map((query) => this.answer(query))
  }

  expire(): void {
    this.freshness.expire()
  }

  onListening(isListening: boolean): void {
    this.freshness.onListening(isListening)
  }

  private async read(): Promise<void> {
    const revision = await this.store.revision()
    if (revision !== this.revision) this.list = new SuggestionList(await this.store.all())
    this.revision = revision
  }

  private answer(query: SuggestionQuery): SuggestionResult {
    const { list } = this
    let words = readQuery(list, query)
    let rows = list.find(words)
    if (rows.length === 0 && query.typoTolerance) {
      words = readQuery(list, query, true)
      rows = list.find(words)
    }
    const start = query.page * query.hitsPerPage
    const end = Math.min(start + query.hitsPerPage, REACHABLE_HITS)
    const hits = rows.slice(start, Math.max(start, end)).flatMap((row): SearchHit[] => {
      const entry = list.entries[row]
      return entry === undefined ? [] : [this.present(entry, words, query)]
    })
    return { hits, total: rows.length }
  }

  private present(
    { query: text, weight, hits }: StoredSuggestion,
    words: readonly QueryWord[],
    { attributes, isHighlighted, highlightTags: tags }: SuggestionQuery,
  ): SearchHit {
    const whole = {
      objectID: text,
      query: text,
      nb_words: countWords(text),
      popularity: weight,
      products: { exact_nb_hits: hits },
    } satisfies QuerySuggestion
    const idOf = (word: string) => this.list.vocabulary.idOf(word)
    const highlights: JsonObject = isHighlighted
      ? { query: highlightText(text, { words, sku: undefined, tags, idOf }) }
      : {}
    return { objectID: text, attributes: pickAttributes(whole, attributes), highlights }
  }
}
