import type { VendorGroup } from '@pasok/domain/cart/cart.model'
import { sumTotal } from '@pasok/domain/cart/cart.rules'
import type {
  Draft,
  DraftEvent,
  DraftLine,
  DraftMarker,
} from '@pasok/domain/cart/draft/draft.model'
import { EMPTY_DRAFT, reduceDraft } from '@pasok/domain/cart/draft/draft.states'
import { toNumber } from '@pasok/domain/kernel/decimal'
import { liveQuery, type Dexie, type Subscription } from 'dexie'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { openOwned } from '../../lib/owned-database'
import type { CartKind } from './cart.kind'
import { steadyGroups } from './cart.steady'

interface StoredMarker extends DraftMarker {
  key: 'current'
}

type StoredDraft = Pick<Draft, 'lines' | 'marker'>

export interface Cart extends Draft {
  groups: VendorGroup[]
  /** Whole rupiah. */
  total: number
  /** False until the local database has been read. */
  ready: boolean
}

/** The event that changes the draft, if any, and the caller's result. */
export interface DraftDecision<Outcome> {
  event?: DraftEvent | undefined
  outcome: Outcome
}

/** A user's draft of one kind in this browser, stored in the local database and synchronized between tabs. */
export interface DraftStore {
  name: string
  /** Returns the draft as this tab shows it. @throws the error of the local database. */
  get: () => Cart
  subscribe: (listener: () => void) => () => void
  read: () => Promise<Draft>
  /** Runs `decide` on the stored draft and writes the result, in one transaction. */
  act: <Outcome>(decide: (draft: Draft) => DraftDecision<Outcome>) => Promise<Outcome>
  /**
   * Like `act`, but shows the result before it is stored, so that a key press is answered within a frame. If
   * another tab changed the draft first, `decide` runs again on that draft.
   */
  actAhead: DraftStore['act']
  /** Applies an event to the stored draft; a function may choose the event, or none. */
  dispatch: (event: DraftEvent | ((draft: Draft) => DraftEvent | undefined)) => Promise<void>
  /** Applies an event to this tab only. */
  note: (event: DraftEvent) => void
}

const NOTHING: Cart = { ...EMPTY_DRAFT, groups: [], total: 0, ready: false }

const entriesOf = (marker: DraftMarker) =>
  new Map(Object.entries(marker).map(([key, value]) => [key, JSON.stringify(value)]))

function isSameMarker(one: DraftMarker, other: DraftMarker): boolean {
  const [before, now] = [entriesOf(one), entriesOf(other)]
  return before.size === now.size && [...before].every(([key, value]) => now.get(key) === value)
}

/** Returns the stored marker, with defaults for fields that older releases did not store. */
function markerOf(stored: StoredMarker | undefined): DraftMarker {
  const { key: _key, ...marker } = { ...EMPTY_DRAFT.marker, ...stored, key: 'current' }
  return marker
}

type Tables = ReturnType<typeof tablesOf>

function tablesOf(db: Dexie) {
  const lines = db.table<DraftLine, string>('lines')
  const markers = db.table<StoredMarker, string>('markers')

  /** Reads only what changed since `known`; unchanged lines remain the same objects. */
  async function read(known: StoredDraft | undefined): Promise<StoredDraft> {
    const marker = markerOf(await markers.get('current'))
    const isSameCart = known?.marker.cartId === marker.cartId
    if (known && isSameCart && known.marker.revision === marker.revision)
      return isSameMarker(known.marker, marker) ? known : { lines: known.lines, marker }
    const before = new Map((known?.lines ?? []).map((line) => [line.productId, line]))
    const latest = [...before.values()].reduce((max, { stamp }) => Math.max(max, stamp), -1)
    const [ids, changed] = await Promise.all([
      lines.orderBy('position').primaryKeys(),
      lines.where('stamp').above(latest).toArray(),
    ])
    for (const line of changed) before.set(line.productId, line)
    const now = ids.flatMap((id) => before.get(id) ?? [])
    // The browser's data was deleted and filled again, so the stamps started over.
    if (now.length !== ids.length)
      return { lines: await lines.orderBy('position').toArray(), marker }
    return { lines: now, marker }
  }

  async function write(before: StoredDraft, next: StoredDraft): Promise<void> {
    if (next.marker !== before.marker) await markers.put({ ...next.marker, key: 'current' })
    if (next.lines === before.lines) return
    const former = new Map(before.lines.map((line) => [line.productId, line]))
    const changed = next.lines.filter((line) => former.get(line.productId) !== line)
    for (const { productId } of next.lines) former.delete(productId)
    if (former.size > 0) await lines.bulkDelete([...former.keys()])
    if (changed.length > 0) await lines.bulkPut(changed)
  }

  const run = async <T>(mode: 'r' | 'rw', work: () => Promise<T>): Promise<T> =>
    db.transaction(mode, lines, markers, work)
  return { read, write, run }
}

/** A change that is shown but not stored yet. */
interface Ahead {
  /** The stored draft before the change. */
  from: StoredDraft
  next: StoredDraft
}

/** A changed line of a page that was closed before the line was stored. */
interface LeftLine {
  line: DraftLine
  /** Stamp of the stored line before the change. */
  stamp: number
}

interface Left {
  cartId: string
  lines: readonly LeftLine[]
}

/** Checks the main fields only: `leaveLines` is the only writer. */
const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' && value !== null && 'cartId' in value && 'lines' in value

const leftKey = (name: string) => `pasok.unwritten.${name}`

/**
 * Closing a page aborts its transactions: saves unstored lines to `localStorage`, which writes synchronously.
 */
function leaveLines(name: string, stored: StoredDraft, lines: readonly DraftLine[]): void {
  const former = new Map(stored.lines.map((line) => [line.productId, line]))
  const left = lines.flatMap((line): LeftLine[] => {
    const before = former.get(line.productId)
    return before && before !== line ? [{ line, stamp: before.stamp }] : []
  })
  if (left.length === 0) return
  writeStored(leftKey(name), JSON.stringify({ cartId: stored.marker.cartId, lines: left }))
}

/** Stores the lines of a closed page, except lines that changed since. */
async function writeLeft(name: string, { read, write, run }: Tables): Promise<void> {
  const left: unknown = JSON.parse(readStored(leftKey(name)) ?? 'null')
  if (!isLeft(left)) return
  await run('rw', async () => {
    const now = { ...EMPTY_DRAFT, ...(await read(undefined)) }
    if (now.marker.cartId !== left.cartId) return
    const stamps = new Map(now.lines.map(({ productId, stamp }) => [productId, stamp]))
    const lines = left.lines
      .filter(({ line, stamp }) => stamps.get(line.productId) === stamp)
      .map(({ line }) => line)
    if (lines.length > 0) await write(now, reduceDraft(now, { type: 'lines-put', lines }))
  })
  removeStored(leftKey(name))
}

type Shown = ReturnType<typeof createShown>

function createShown() {
  const listeners = new Set<() => void>()
  let cart = NOTHING
  let stored: StoredDraft | undefined
  let failure: { error: unknown } | undefined

  const publish = (draft: Draft, ready = cart.ready) => {
    const groups = draft.lines === cart.lines ? cart.groups : steadyGroups(cart.groups, draft.lines)
    const total =
      groups === cart.groups ? cart.total : toNumber(sumTotal(groups.map((one) => one.subTotal)))
    const { lines, marker, tab } = draft
    cart = { lines, marker, tab, groups, total, ready }
    for (const listener of Array.from(listeners)) listener()
  }
  /** Combines the stored draft with this tab's own state. */
  const join = (now: StoredDraft): Draft =>
    now.lines === cart.lines && now.marker === cart.marker
      ? cart
      : reduceDraft(cart, { type: 'stored', ...now })
  return {
    listeners,
    join,
    /** @throws the error of the local database. */
    get: () => {
      if (failure) throw failure.error
      return cart
    },
    /** Returns the draft as last read from the local database. */
    findStored: () => stored,
    /** Returns the stored draft if the screen shows exactly that; otherwise undefined. */
    findUpToDate: () => {
      const isUpToDate = stored?.lines === cart.lines && stored.marker === cart.marker
      return isUpToDate && cart.ready && !failure ? stored : undefined
    },
    /** Shows the stored draft after applying the event. */
    adopt: (now: StoredDraft, event?: DraftEvent, ready = cart.ready) => {
      const before = join(now)
      const next = event ? reduceDraft(before, event) : before
      stored = { lines: next.lines, marker: next.marker }
      if (next === cart && ready === cart.ready && !failure) return
      failure = undefined
      publish(next, ready)
    },
    note: (event: DraftEvent) => {
      const next = reduceDraft(cart, event)
      if (next !== cart) publish(next)
    },
    fail: (error: unknown) => {
      failure = { error }
      publish(cart)
    },
    /** Without a subscription, changes of other tabs are missed. */
    rest: () => {
      failure = undefined
      cart = { ...cart, ready: false }
    },
  }
}

/** Shows a change before it is stored. Returns undefined when nothing changes or the screen is out of date. */
function goAhead<Outcome>(
  shown: Shown,
  decide: (draft: Draft) => DraftDecision<Outcome>,
): (Ahead & { outcome: Outcome }) | undefined {
  const from = shown.findUpToDate()
  if (!from) return undefined
  const { event, outcome } = decide(shown.get())
  if (!event) return undefined
  shown.note(event)
  const { lines, marker } = shown.get()
  return { from, next: { lines, marker }, outcome }
}

type Decide = (draft: Draft) => DraftDecision<unknown>

function decided(draft: Draft, decide: Decide): Draft {
  const { event } = decide(draft)
  return event ? reduceDraft(draft, event) : draft
}

/** The actions of this tab on a draft; each is one transaction. */
function createActs({ read, write, run }: Tables, shown: Shown) {
  let commits = 0
  let running = 0
  let isAhead = false
  /** Decisions waiting for an earlier action of this tab. */
  const waiting = new Set<Decide>()

  async function commit<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1
    try {
      const result = await run('rw', work)
      commits += 1
      return result
    } finally {
      running -= 1
    }
  }
  const act: DraftStore['act'] = async (decide) => {
    const { before, decision } = await commit(async () => {
      const now = await read(shown.findStored())
      const draft = shown.join(now)
      const made = decide(draft)
      if (made.event) await write(draft, reduceDraft(draft, made.event))
      return { before: now, decision: made }
    })
    isAhead = false
    shown.adopt(before, decision.event)
    return decision.outcome
  }
  /** Stores a change that is already shown; resolves to false when another tab has changed the stored draft. */
  async function confirm({ from, next }: Ahead): Promise<boolean> {
    const isCurrent = await commit(async () => {
      if ((await read(shown.findStored())) !== from) return false
      await write(from, next)
      return true
    })
    if (!isCurrent) return false
    isAhead = false
    shown.adopt(next)
    return true
  }
  const actAhead: DraftStore['act'] = async (decide) => {
    const ahead = running === 0 ? goAhead(shown, decide) : undefined
    if (!ahead) {
      waiting.add(decide)
      return act(decide).finally(() => waiting.delete(decide))
    }
    isAhead = true
    try {
      return (await confirm(ahead)) ? ahead.outcome : await act(decide)
    } catch (error) {
      isAhead = false
      shown.adopt(await run('r', () => read(undefined)).catch(() => ahead.from))
      throw error
    }
  }
  return { act, actAhead, commits: () => commits, isAhead: () => isAhead, waiting }
}

/** Creates the store of a draft in a local database; every tab has its own. */
export function createDraftStore(name: string, db: Dexie): DraftStore {
  const tables = tablesOf(db)
  const { read, run } = tables
  const shown = createShown()
  const { listeners } = shown
  const { act, actAhead, commits, isAhead, waiting } = createActs(tables, shown)
  let subscription: Subscription | undefined

  // Runs before the first transaction; after a failure, the next opening tries again.
  db.on('ready', (ready) => writeLeft(name, tablesOf(ready)).catch(() => undefined))
  window.addEventListener('pagehide', () => {
    const stored = shown.findStored()
    if (stored) leaveLines(name, stored, [...waiting].reduce(decided, shown.get()).lines)
  })

  const start = () =>
    liveQuery(async () => {
      const at = commits()
      return { at, now: await run('r', () => read(shown.findStored())) }
    }).subscribe({
      next: ({ at, now }) => {
        // The screen is ahead of the database: the coming commit runs the query again.
        if (isAhead()) return
        // Skips a result read before this tab's last commit: the query runs again.
        shown.adopt(at === commits() ? now : (shown.findStored() ?? now), undefined, true)
      },
      error: shown.fail,
    })
  return {
    name,
    get: shown.get,
    subscribe(listener) {
      listeners.add(listener)
      subscription ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        subscription?.unsubscribe()
        subscription = undefined
        shown.rest()
      }
    },
    read: () => run('r', async () => shown.join(await read(shown.findStored()))),
    act,
    actAhead,
    dispatch: (event) =>
      act((draft) => ({
        event: typeof event === 'function' ? event(draft) : event,
        outcome: undefined,
      })),
    note: shown.note,
  }
}

const DATABASE_OF: Readonly<Record<CartKind, string>> = {
  request: 'pasok-cart',
  template: 'pasok-template',
}

const opened = new Map<string, DraftStore>()

/** Returns a user's cart (`ownerKeyOf`); always the same object for the same user and kind. */
export function cartOf(owner: string, kind: CartKind = 'request'): DraftStore {
  const name = `${DATABASE_OF[kind]}-${owner}`
  const known = opened.get(name)
  if (known) return known
  const db = openOwned(DATABASE_OF[kind], owner)
  db.version(1).stores({ lines: 'productId, position', markers: 'key' })
  db.version(2).stores({ lines: 'productId, position, stamp' })
  const store = createDraftStore(name, db)
  opened.set(name, store)
  return store
}
