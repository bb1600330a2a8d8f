import { type PlacedWord, placeWords } from '@pasok/domain/catalog/search/search-words'
import type { HighlightTags, JsonObject, SearchableAttribute } from '../../../ports/search-index'
import type { StoredDocument } from './document-store'
import type { QueryWord } from './query-words'
import { foldSku } from './words'

interface Highlighting {
  readonly words: readonly QueryWord[]
  /** The query folded to letters and digits, when it may be an SKU. */
  readonly sku: string | undefined
  readonly tags: HighlightTags
  readonly idOf: (word: string) => number | undefined
}

/** Returns the document's texts with the query's matches in tags, in the document's structure. */
export function highlightDocument(
  document: StoredDocument,
  attributes: readonly SearchableAttribute[],
  highlighting: Highlighting,
): JsonObject {
  const highlights: Record<string, JsonObject | JsonObject[]> = {}
  for (const attribute of attributes) {
    if (attribute === 'category_tree.name') {
      highlights.category_tree = document.category_tree.map((level) => ({
        name: highlightText(level.name, highlighting),
      }))
    } else if (attribute === 'SKU') {
      highlights.SKU = highlightSku(document.SKU, highlighting)
    } else highlights[attribute] = highlightText(document[attribute], highlighting)
  }
  return highlights
}

export function highlightText(text: string, highlighting: Highlighting): JsonObject {
  const marks: Mark[] = []
  const matched = new Set<string>()
  for (const placed of placeWords(text)) {
    for (const word of highlighting.words) {
      const length = matchedLength(placed, word, highlighting.idOf)
      if (length === 0) continue
      matched.add(word.typed)
      const last = marks.at(-1)
      const end = placed.start + length
      // A number's mark may overlap the marks of the words that it consists of.
      if (last && placed.start < last.end) last.end = Math.max(last.end, end)
      else marks.push({ start: placed.start, end })
    }
  }
  const all = new Set(highlighting.words.map((word) => word.typed)).size
  const value = markText(text, marks, highlighting.tags)
  if (matched.size === 0) return { value, matchLevel: 'none', matchedWords: [] }
  return {
    value,
    matchLevel: matched.size === all ? 'full' : 'partial',
    fullyHighlighted: marks.length === 1 && marks[0]?.start === 0 && marks[0].end === text.length,
    matchedWords: [...matched],
  }
}

function highlightSku(sku: string, highlighting: Highlighting): JsonObject {
  if (highlighting.sku === undefined || !foldSku(sku).startsWith(highlighting.sku)) {
    return highlightText(sku, highlighting)
  }
  return {
    value: markText(sku, [{ start: 0, end: sku.length }], highlighting.tags),
    matchLevel: 'full',
    fullyHighlighted: true,
    matchedWords: highlighting.words.map((word) => word.typed),
  }
}

interface Mark {
  start: number
  end: number
}

/** Returns how many characters of the text's word match the query's word; 0 when it does not match. */
function matchedLength(placed: PlacedWord, word: QueryWord, idOf: Highlighting['idOf']): number {
  const whole = placed.end - placed.start
  if (placed.word === word.word) return whole
  const id = idOf(placed.word)
  let longest = 0
  for (const { words, beginsWith } of word.variants) {
    if (beginsWith === undefined) {
      if (id !== undefined && words.includes(id)) return whole
    } else if (placed.word.startsWith(beginsWith)) {
      // Removing accents and ligatures can change a word's length, and then the whole word is marked.
      longest = whole === placed.word.length ? beginsWith.length : whole
    }
  }
  return longest
}

/** Wraps the marks in the tags. When the tags are HTML, the text is escaped. */
export function markText(text: string, marks: readonly Mark[], tags: HighlightTags): string {
  const escape = tags.before.startsWith('<') ? escapeHtml : (part: string) => part
  let value = ''
  let from = 0
  for (const { start, end } of marks) {
    value += escape(text.slice(from, start))
    value += tags.before + escape(text.slice(start, end)) + tags.after
    from = end
  }
  return value + escape(text.slice(from))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
