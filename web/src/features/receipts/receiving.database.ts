import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { createStore, type Store } from '../../lib/store'
import { type KeptEntry, type Typed, typedEntry, versionOf } from './kept-entry'
import { readStored, removeStored, storedKeys, writeStored } from '../../lib/browser-storage'

/** What was typed and isn't in the database yet. */
interface Draft {
  packageId: string
  /** Of the receipt that is corrected; null for one that is new. */
  version: number | null
  typed: Typed
}

const prefixOf = (owner: string) => `pasok.receiving.${owner}.`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'packageId' in value && 'typed' in value

function parseDraft(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A database is written to later than a page can be gone, so that what was typed last stands here
 * until it is written there. Gives what takes it away again, unless there is something newer by then.
 */
export function noteDraft(owner: string, draft: Draft): () => void {
  const key = prefixOf(owner) + draft.packageId
  const text = JSON.stringify(draft)
  writeStored(key, text)
  return () => {
    if (readStored(key) === text) removeStored(key)
  }
}

/** What a page that is gone left behind, each with what takes it away. */
export function leftDrafts(owner: string): readonly (Draft & { forget: () => void })[] {
  const keys = storedKeys().filter((key) => key.startsWith(prefixOf(owner)))
  return keys.flatMap((key) => {
    const draft = parseDraft(readStored(key))
    return draft ? [{ ...draft, forget: noteDraft(owner, draft) }] : []
  })
}

type Entries = readonly KeptEntry[]

/** What a person typed of packages, in this browser: nobody else here sees it, or sends it. */
export interface ReceivingDatabase {
  /** As it is kept now, by whichever tab; undefined until it is read. */
  entries: Store<Entries | undefined>
  /** False where the browser keeps nothing (any more): what is typed lasts as long as the page. */
  lasting: Store<boolean>
  read: () => Promise<Entries>
  /** Changes one entry as it is kept now; another tab sees it before or after, never half of it. */
  change: (
    packageId: string,
    change: (entry: KeptEntry | undefined) => KeptEntry | undefined,
  ) => Promise<KeptEntry | undefined>
  /** Sets aside at once what is about to be kept, for a page that goes before; gives its end. */
  note: (entry: KeptEntry, typed: Typed) => () => void
}

/** What a page that went too soon could not write any more, before anybody reads. */
async function takeUp(owner: string, { change, lasting }: ReceivingDatabase): Promise<void> {
  for (const { packageId, version, typed, forget } of leftDrafts(owner)) {
    await change(packageId, (entry) =>
      entry && versionOf(entry) === version ? typedEntry(entry, typed, Date.now()) : entry,
    )
    if (lasting.get()) forget()
  }
}

const opened = new Map<string, ReceivingDatabase>()

/** The same object for the same person. */
export function receivingOf(owner: string): ReceivingDatabase {
  const known = opened.get(owner)
  if (known) return known
  // No first draw waits for the browser's database.
  const database = import('./kept-entries.database').then(({ openKept }) => openKept(owner))
  const entries = createStore<Entries | undefined>(undefined)
  const lasting = createStore(true)
  /** In place of the database, once it failed. */
  const inPage = (): Entries => {
    lasting.set(false)
    if (!entries.get()) entries.set([])
    return entries.get() ?? []
  }
  const receiving: ReceivingDatabase = {
    entries,
    lasting,
    read: async () =>
      lasting.get() ? database.then((kept) => kept.all()).catch(inPage) : inPage(),
    async change(packageId, change) {
      if (lasting.get())
        try {
          const kept = await database
          return await kept.change(packageId, change)
        } catch {
          // No room, or no database at all: from here on in the page alone.
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
      .then((kept) => kept.follow((all) => lasting.get() && entries.set(all), inPage))
      .catch(inPage)
  void takeUp(owner, receiving).then(follow, follow)
  return receiving
}

/** Of who is signed in, if that is somebody of a buying company. */
export function findReceiving(): ReceivingDatabase | undefined {
  const session = findBuyer()
  return session ? receivingOf(ownerKeyOf(session)) : undefined
}
