import { hasDigit, placeWords } from '@pasok/domain/catalog/search/search-words'
import { NUMERIC_ATTRIBUTES, type NumericAttribute } from '../../../ports/search-index'
import type { StoredDocument } from './document-store'
import { type Coverage, type CoverageOf, type GroupKeys, Groups } from './groups'
import { type Column, Floats, Integers, type StoredColumns, NameWords, NewestRows } from './growing'
import { PLACE, type Place, Postings } from './postings'
import { foldSku, skuPart, skuTokens } from './words'
import { Vocabulary } from './vocabulary'

const NO_GROUP = -1

/** Dead rows (replaced or removed) are removed when they are a third of all rows and at least this many. */
const WORN_SHARE = 1 / 3
const MIN_WORN = 5_000

/**
 * The inverted index in a process's memory: which rows contain which word, and the columns to filter, count and
 * sort by. A row is a document as of the last change of its texts. It is only a copy of the documents table.
 */
export class InvertedIndex {
  readonly vocabulary = new Vocabulary()
  readonly postings = new Postings()
  readonly groups = new Groups()
  /** By row: the words of the name in order, to rank neighbouring words. */
  readonly names = new NameWords()
  readonly groupOf = new Integers()
  readonly keys = new Integers()
  /** 1 when the row represents a document; 0 when it was replaced or removed. */
  readonly live = new Integers()
  readonly numbers = {
    retail_price: new Floats(),
    discount_price: new Floats(),
    discount: new Floats(),
    stock: new Floats(),
    minimum_order_quantity: new Floats(),
    created_at: new Floats(),
  } satisfies Record<NumericAttribute, Floats>
  /** By row: a hash of its searched texts, and one of its whole SKU. */
  private readonly texts = new Floats()
  private readonly skus = new Floats()
  private readonly rowColumns = [
    this.keys,
    this.live,
    this.groupOf,
    this.texts,
    this.skus,
    ...Object.values(this.numbers),
  ]
  readonly newest = new NewestRows(this.numbers.created_at, this.keys)
  /** By key, which is small and dense: the row plus one, or 0. */
  private readonly rowOfKey = new Integers()
  private living = 0
  private length = 0
  private changes = 0

  /** Increases with every change. */
  get version(): number {
    return this.changes
  }

  /** The number of rows, including dead ones. */
  get rows(): number {
    return this.length
  }

  get documents(): number {
    return this.living
  }

  rowOf(key: number): number | undefined {
    const row = this.rowOfKey.get(key)
    return row === 0 ? undefined : row - 1
  }

  /** Finds the rows with the SKU, given as `foldSku` writes it. */
  rowsOfSku(folded: string): number[] {
    if (folded === '') return []
    const digest = digestOf([folded])
    const rows: number[] = []
    const { values } = this.skus
    for (let row = 0; row < this.length; row++) {
      if (values[row] === digest && this.live.get(row) === 1) rows.push(row)
    }
    return rows
  }

  /** Adds or replaces a document. Changed prices and stock overwrite the row; changed texts need a new row. */
  upsert(key: number, document: StoredDocument, coverageId: number, coverage: Coverage): void {
    this.changes++
    const texts = textsOf(document)
    const digest = digestOf(texts.flatMap(([, parts]) => parts))
    let row = this.rowOf(key)
    const { created_at: created } = this.numbers
    const isSame = (old: number) =>
      this.texts.get(old) === digest && created.get(old) === document.created_at
    if (row === undefined || !isSame(row)) {
      if (row === undefined) this.living++
      else this.kill(row)
      row = this.length++
      this.rowOfKey.set(key, row + 1)
      this.keys.set(row, key)
      this.live.set(row, 1)
      this.groupOf.set(row, NO_GROUP)
      this.texts.set(row, digest)
      this.post(row, texts)
      this.newest.add(row)
    }
    for (const name of NUMERIC_ATTRIBUTES) this.numbers[name].set(row, document[name])
    this.regroup(row, this.groups.groupOf(document, coverageId, coverage))
  }

  remove(key: number): void {
    const row = this.rowOf(key)
    if (row === undefined) return
    this.changes++
    this.kill(row)
    this.rowOfKey.set(key, 0)
    this.living--
  }

  /** Removes dead rows when there are many. Rows get new numbers, so this must not run during a search. */
  sweepWhenWorn(): void {
    const dead = this.length - this.living
    if (dead < MIN_WORN || dead < this.length * WORN_SHARE) return
    this.changes++
    const moved = new Int32Array(this.length).fill(-1)
    let next = 0
    for (let row = 0; row < this.length; row++) {
      if (this.live.get(row) === 0) continue
      moved[row] = next
      this.move(row, next++)
    }
    this.length = next
    this.names.compact(moved)
    this.newest.renumber(next)
    this.postings.compact(moved)
  }

  /** Releases the capacity that columns and lists reserve to grow, after many documents were added. */
  trim(): void {
    this.postings.trim()
    this.names.trim()
    for (const column of this.rowColumns) column.trim(this.length)
  }

  /** The columns from which `restore` makes the same index, without copying them. */
  columns(): Column[] {
    this.postings.compact()
    return [
      ...this.vocabulary.columns(),
      ...this.postings.columns(),
      ...this.groups.columns(),
      ...this.names.columns(this.length),
      ...this.rowColumns.map((column) => column.first(this.length)),
      this.newest.inOrder(),
    ]
  }

  /** Fills an empty index from the stored columns and the keys of the groups' items. */
  restore(stored: StoredColumns, items: GroupKeys, coverageOf: CoverageOf): void {
    this.vocabulary.restore(stored)
    this.postings.restore(stored)
    this.groups.restore(stored, items, coverageOf)
    this.names.restore(stored)
    for (const column of this.rowColumns) {
      column.values = column instanceof Integers ? stored.integers() : stored.floats()
    }
    this.newest.restore(stored)
    this.length = this.keys.values.length
    for (let row = 0; row < this.length; row++) {
      if (this.live.get(row) === 0) continue
      this.rowOfKey.set(this.keys.get(row), row + 1)
      this.groups.resize(this.groupOf.get(row), 1)
      this.living++
    }
    this.changes++
  }

  private kill(row: number): void {
    this.live.set(row, 0)
    this.regroup(row, NO_GROUP)
  }

  private regroup(row: number, group: number): void {
    const before = this.groupOf.get(row)
    if (before === group) return
    if (before !== NO_GROUP) this.groups.resize(before, -1)
    if (group !== NO_GROUP) this.groups.resize(group, 1)
    this.groupOf.set(row, group)
  }

  private move(from: number, to: number): void {
    for (const column of this.rowColumns) column.set(to, column.get(from))
    this.rowOfKey.set(this.keys.get(to), to + 1)
  }

  private post(row: number, texts: readonly PlacedTexts[]): void {
    for (const [place, parts] of texts) {
      for (const part of parts) {
        if (place === PLACE.sku) this.postSku(row, part)
        else this.postText(row, place, part)
      }
    }
  }

  private postText(row: number, place: Place, text: string): void {
    const words = placeWords(text)
    const first = words[0]?.start
    const inOrder: number[] = []
    for (const { word, start, isPart } of words) {
      const id = this.vocabulary.intern(word)
      const isNameStart = place === PLACE.name && start === first
      this.postings.add(id, row, isNameStart ? PLACE.nameStart : place)
      if (isPart !== true) inOrder.push(id)
    }
    if (place === PLACE.name) this.names.add(row, inOrder)
  }

  private postSku(row: number, sku: string): void {
    // Texts read figures as numbers, but in SKUs each group of digits is a word: `10/20` contains `20`.
    const digits = skuTokens(sku).filter((token) => /^\d+$/.test(token))
    // Words joined over a hyphen are skipped: `SAB-HVS` typed without its hyphen is found as the beginning of
    // the whole SKU.
    const words = placeWords(sku).filter(
      ({ word, start, end }) => hasDigit(word) || !sku.slice(start, end).includes('-'),
    )
    const parts = [...words.map(({ word }) => word), ...digits].map(skuPart)
    for (const word of new Set(parts))
      this.postings.add(this.vocabulary.intern(word), row, PLACE.sku)
    this.skus.set(row, digestOf([foldSku(sku)]))
  }
}

type PlacedTexts = readonly [Place, readonly string[]]

/** Returns the searched texts by decreasing weight. A word counts in the first text that contains it. */
function textsOf(document: StoredDocument): PlacedTexts[] {
  return [
    [PLACE.name, [document.name]],
    [PLACE.maker, [document.brand, document.vendor_name]],
    [PLACE.category, document.category_tree.map((level) => level.name)],
    [PLACE.description, [document.short_description]],
    [PLACE.sku, [document.SKU]],
  ]
}

/** Hashes the texts to 53 bits (cyrb53), to distinguish changed prices from changed texts. */
function digestOf(texts: readonly string[]): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const text of texts) {
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0x1f
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
