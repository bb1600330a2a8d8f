import type { SearchDocument } from '../../../ports/search-index'
import { type Coverage, makeCoverage } from './groups'
import type { Change, DocumentStore, StoredDocument } from './document-store'
import { InvertedIndex } from './inverted-index'
import { Matcher } from './matcher'

/** Changes per batch, small enough that other requests do not wait while a large index is loaded. */
const READ_AT_ONCE = 1_000
/**
 * Maximum age of the process's copy in milliseconds: the delay after which changes of other processes become
 * visible.
 */
const FRESH_FOR = 250

/** The process's copy of the index, updated from the table when it may be outdated. */
export class ReadModel {
  readonly index = new InvertedIndex()
  readonly matcher = new Matcher(this.index)
  private readonly store: DocumentStore
  private readonly coverages = new Map<number, Coverage>()
  private revision = 0
  private reading: Promise<void> | undefined
  private readAt = Number.NEGATIVE_INFINITY
  /** `expired` is incremented by `expire()`; `readFor` is its value when the last finished update began. */
  private expired = 1
  private readFor = 0

  constructor(store: DocumentStore) {
    this.store = store
  }

  /** Marks the copy as outdated: the next search updates it before answering. */
  expire(): void {
    this.expired++
  }

  /** Resolves when the copy contains everything that was in the table a quarter of a second ago. */
  async refresh(): Promise<void> {
    const oldest = performance.now() - FRESH_FOR
    const expired = this.expired
    while (this.readAt < oldest || this.readFor < expired) {
      this.reading ??= this.readOn().finally(() => {
        this.reading = undefined
      })
      await this.reading
    }
  }

  coverage(id: number): Coverage {
    return this.coverages.get(id) ?? NOWHERE
  }

  /**
   * Restores the document with its coverage. Many lists are long, so this is done only when coverage is
   * requested.
   */
  whole(stored: StoredDocument, coverageId: number): SearchDocument {
    const coverage = [...this.coverage(coverageId).cities]
    return { ...stored, warehouse_detail: { ...stored.warehouse_detail, coverage } }
  }

  async readCoverages(ids: readonly number[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => id !== 0 && !this.coverages.has(id))
    if (unknown.length === 0) return
    for (const { id, cities } of await this.store.coverages(unknown)) {
      this.coverages.set(id, makeCoverage(cities))
    }
  }

  private async readOn(): Promise<void> {
    const startedAt = performance.now()
    const expired = this.expired
    let reading: Promise<Change[]> | undefined = this.store.changesAfter(
      this.revision,
      READ_AT_ONCE,
    )
    while (reading) {
      const changes: Change[] = await reading
      await this.readCoverages(changes.map((change) => change.coverageId))
      // The database reads the next batch while this process applies the current one.
      reading = this.readNext(changes)
      for (const change of changes) this.apply(change)
    }
    this.index.sweepWhenWorn()
    this.readAt = startedAt
    this.readFor = expired
  }

  private readNext(changes: readonly Change[]): Promise<Change[]> | undefined {
    const last = changes.at(-1)
    if (!last || changes.length < READ_AT_ONCE) return undefined
    return this.store.changesAfter(last.revision, READ_AT_ONCE)
  }

  private apply({ key, revision, coverageId, document }: Change): void {
    this.revision = revision
    if (document === null) this.index.remove(key)
    else {
      const coverage = this.coverage(coverageId)
      this.index.upsert(key, document, coverageId, coverage)
    }
  }
}

const NOWHERE: Coverage = makeCoverage([])
