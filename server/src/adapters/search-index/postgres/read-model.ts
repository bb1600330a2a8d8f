import { randomUUID } from 'node:crypto'
import type { SearchDocument } from '../../../ports/search-index'
import { type Coverage, makeCoverage } from './groups'
import type { Change, DocumentStore, StoredDocument } from './document-store'
import { Freshness } from './freshness'
import { StoredColumns } from './growing'
import { InvertedIndex } from './inverted-index'
import { Matcher } from './matcher'
import { Selections } from './selections'
import { readSnapshot, type Snapshot, type SnapshotPlace, writeSnapshot } from './snapshot-file'

/**
 * Changes per batch: few enough that neither other searches wait nor the texts of two batches take much memory
 * while a large index is loaded.
 */
const READ_AT_ONCE = 500
/** Released room is worth the copying after this many changes in one read. */
const TRIM_FROM = 5_000
/** A snapshot is written when at least this many documents and this share of them changed. */
const SNAPSHOT_FROM = 1_000
const SNAPSHOT_SHARE = 0.05
const SNAPSHOT_EVERY_MS = 300_000

interface Options {
  /** Undefined: the index is not stored on disk. */
  readonly snapshots: SnapshotPlace | undefined
  readonly log: (line: string) => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The process's copy of the index, updated from the table when it may be outdated. */
export class ReadModel {
  index = new InvertedIndex()
  matcher = new Matcher(this.index)
  selections = new Selections(this.index, this.matcher)
  private readonly store: DocumentStore
  private readonly options: Options
  private readonly freshness = new Freshness(() => this.readOn())
  private coverages = new Map<number, Coverage>()
  private revision = 0
  private isStarted = false
  private isClosed = false
  /** Changes since the last snapshot, and when that was. */
  private unsaved = 0
  private savedAt = Number.NEGATIVE_INFINITY
  private saving: Promise<void> = Promise.resolve()

  constructor(store: DocumentStore, options: Options) {
    this.store = store
    this.options = options
  }

  /**
   * Marks the copy as outdated. A loaded copy is updated immediately, so that the next search need not wait.
   */
  expire(): void {
    this.freshness.expire()
    if (this.isStarted && !this.isClosed) this.refresh().catch(() => undefined)
  }

  onListening(isListening: boolean): void {
    this.freshness.onListening(isListening)
  }

  /** Resolves when the copy contains all changes that this process wrote or that were announced to it. */
  refresh(): Promise<void> {
    return this.freshness.refresh()
  }

  /** Writes a last snapshot, so that the next process starts from it. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.freshness.idle()
    await this.saving
    if (this.unsaved > 0) await this.saveSnapshot()
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
    // The columns of a snapshot must not change while they are written.
    await this.saving
    if (!this.isStarted) await this.restore()
    let changed = 0
    let reading: Promise<Change[]> | undefined = this.store.changesAfter(
      this.revision,
      READ_AT_ONCE,
    )
    while (reading) {
      const changes: Change[] = await reading
      await this.readCoverages(changes.map((change) => change.coverageId))
      // The database reads the next batch while this process applies the current one.
      reading = this.readNext(changes)
      // When applying fails, nobody awaits the next batch.
      reading?.catch(() => undefined)
      for (const change of changes) this.apply(change)
      changed += changes.length
    }
    this.index.sweepWhenWorn()
    if (changed >= TRIM_FROM) this.index.trim()
    this.unsaved += changed
    if (this.isSnapshotDue()) this.saving = this.saveSnapshot()
  }

  private readNext(changes: readonly Change[]): Promise<Change[]> | undefined {
    const last = changes.at(-1)
    if (!last || changes.length < READ_AT_ONCE || this.isClosed) return undefined
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

  /** Starts from the snapshot on disk, if it is one of this database and release. */
  private async restore(): Promise<void> {
    const { snapshots, log } = this.options
    const ignore = (reason: string) => {
      log(`search: the snapshot is ignored, because ${reason}`)
    }
    const snapshot =
      snapshots && (await readSnapshot(snapshots).catch((error) => ignore(reasonOf(error))))
    if (snapshot) {
      const isKnown = await this.store.knowsSnapshot(snapshot.content.id)
      if (!isKnown) ignore('the database does not know it')
      else
        try {
          this.adopt(snapshot)
        } catch (error) {
          ignore(reasonOf(error))
        }
    }
    this.isStarted = true
  }

  private adopt({ content, columns }: Snapshot): void {
    const coverages = new Map(content.coverages.map(([id, cities]) => [id, makeCoverage(cities)]))
    const index = new InvertedIndex()
    index.restore(new StoredColumns(columns), content.items, (id) => coverages.get(id) ?? NOWHERE)
    this.coverages = coverages
    this.index = index
    this.matcher = new Matcher(index)
    this.selections = new Selections(index, this.matcher)
    this.revision = content.revision
    this.savedAt = performance.now()
  }

  private isSnapshotDue(): boolean {
    const enough = Math.max(SNAPSHOT_FROM, this.index.documents * SNAPSHOT_SHARE)
    return this.unsaved >= enough && this.savedAt < performance.now() - SNAPSHOT_EVERY_MS
  }

  /** The database records the snapshot before the file replaces the previous one. */
  private async saveSnapshot(): Promise<void> {
    const { snapshots, log } = this.options
    if (!snapshots) return
    this.unsaved = 0
    this.savedAt = performance.now()
    const content = {
      id: randomUUID(),
      revision: this.revision,
      items: this.index.groups.keys(),
      coverages: [...this.coverages].map(([id, { cities }]) => [id, cities] as const),
    }
    try {
      const columns = this.index.columns()
      await this.store.recordSnapshot(content.id)
      await writeSnapshot(snapshots, { content, columns })
    } catch (error) {
      log(`search: the snapshot was not written (${reasonOf(error)})`)
    }
  }
}

const NOWHERE: Coverage = makeCoverage([])
