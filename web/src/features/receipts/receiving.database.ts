import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { createStore, type Store } from '../../lib/store'
import { type StoredEntry, type Typed, typedEntry, versionOf } from './stored-entry'
import { readStored, removeStored, storedKeys, writeStored } from '../../lib/browser-storage'

/** Input that is not in the database yet. */
interface ReceivingDraft {
  packageId: string
  /** Version of the receipt being corrected; null for a new receipt. */
  version: number | null
  typed: Typed
}

const prefixOf = (owner: string) => `pasok.receiving.${owner}.`

const isDraft = (value: unknown): value is ReceivingDraft =>
  typeof value === 'object' && value !== null && 'packageId' in value && 'typed' in value

function parseDraft(text: string | null): ReceivingDraft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores the latest input synchronously, because a database write may not finish before the page closes.
 * Returns a function that removes it unless newer input has replaced it.
 */
export function noteDraft(owner: string, draft: ReceivingDraft): () => void {
  const key = prefixOf(owner) + draft.packageId
  const text = JSON.stringify(draft)
  writeStored(key, text)
  return () => {
    if (readStored(key) === text) removeStored(key)
  }
}

/** Returns the input left by closed pages, each with a function that removes it. */
export function leftDrafts(owner: string): readonly (ReceivingDraft & { forget: () => void })[] {
  const keys = storedKeys().filter((key) => key.startsWith(prefixOf(owner)))
  return keys.flatMap((key) => {
    const draft = parseDraft(readStored(key))
    return draft ? [{ ...draft, forget: noteDraft(owner, draft) }] : []
  })
}

type Entries = readonly StoredEntry[]

/** A user's receipt entries in this browser, visible to and sent by that user only. */
export interface ReceivingDatabase {
  /** Current entries, synchronized between tabs; undefined while loading. */
  entries: Store<Entries | undefined>
  /** False when the browser cannot store entries: they last until the page is closed. */
  lasting: Store<boolean>
  read: () => Promise<Entries>
  /** Changes a stored entry in one transaction. */
  change: (
    packageId: string,
    change: (entry: StoredEntry | undefined) => StoredEntry | undefined,
  ) => Promise<StoredEntry | undefined>
  /**
   * Stores input synchronously, in case the page closes before the database write; returns a function that
   * removes it.
   */
  note: (entry: StoredEntry, typed: Typed) => () => void
}

/** Moves the input left by closed pages into the database, before entries are read. */
async function takeUp(owner: string, { change, lasting }: ReceivingDatabase): Promise<void> {
  for (const { packageId, version, typed, forget } of leftDrafts(owner)) {
    await change(packageId, (entry) =>
      entry && versionOf(entry) === version ? typedEntry(entry, typed, Date.now()) : entry,
    )
    if (lasting.get()) forget()
  }
}

const opened = new Map<string, ReceivingDatabase>()

/** Returns a user's entries; always the same object for the same user. */
export function receivingOf(owner: string): ReceivingDatabase {
  const known = opened.get(owner)
  if (known) return known
  // Loaded asynchronously, so that the first render does not wait for the database.
  const database = import('./stored-entries.database').then(({ openStoredEntries }) =>
    openStoredEntries(owner),
  )
  const entries = createStore<Entries | undefined>(undefined)
  const lasting = createStore(true)
  /** Used instead of the database after it has failed. */
  const inPage = (): Entries => {
    lasting.set(false)
    if (!entries.get()) entries.set([])
    return entries.get() ?? []
  }
  const receiving: ReceivingDatabase = {
    entries,
    lasting,
    read: async () =>
      lasting.get() ? database.then((stored) => stored.all()).catch(inPage) : inPage(),
    async change(packageId, change) {
      if (lasting.get())
        try {
          const stored = await database
          return await stored.change(packageId, change)
        } catch {
          // Storage is full or unavailable: entries are stored in memory from now on.
        }
      const all = inPage()
      const after = change(all.find((entry) => entry.packageId === packageId))
      const others = all.filter((entry) => entry.packageId !== packageId)
      entries.set(after ? [...others, after] : others)
      return after
    },
    note: (entry, typed) =>
      noteDraft(owner, { packageId: entry.packageId, version: versionOf(entry), typed }),
  }
  opened.set(owner, receiving)
  const follow = () =>
    database
      .then((stored) => stored.follow((all) => lasting.get() && entries.set(all), inPage))
      .catch(inPage)
  void takeUp(owner, receiving).then(follow, follow)
  return receiving
}

/** Returns the current buyer's entries; undefined for other users. */
export function findReceiving(): ReceivingDatabase | undefined {
  const session = findBuyer()
  return session ? receivingOf(ownerKeyOf(session)) : undefined
}
