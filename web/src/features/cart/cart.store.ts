import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { sumTotal } from '@pasok/domain/cart/cart.rules'
import { toNumber } from '@pasok/domain/kernel/decimal'
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useSyncExternalStore } from 'react'
import { freshKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import {
  decreaseLine,
  increaseLine,
  typeQuantity,
  type LineChange,
  type Notice,
} from './cart.changes'
import { cartOf, type CartDatabase, type StoredLine } from './cart.database'
import { useCartKind, type CartKind } from './cart.kind'
import { createLive, type Live } from './cart.live'
import {
  changedMarker,
  EMPTY_MARKER,
  refusedMarker,
  replacedMarker,
  savedMarker,
  type CartMarker,
  type DraftMark,
  type GivenMarker,
  type SaveMark,
} from './cart.marker'
import { ownCart } from './cart.owner'

import { steadyGroups } from './cart.steady'

export type { StoredLine } from './cart.database'
export type { CartMarker } from './cart.marker'

/** The lines in their order. */
export async function readCart(cart: CartDatabase = ownCart()): Promise<StoredLine[]> {
  return cart.lines.orderBy('position').toArray()
}

/** Saved, changed, and which draft it is. */
export async function readMarker(cart: CartDatabase = ownCart()): Promise<CartMarker> {
  const stored = await cart.markers.get('current')
  // One that was kept before carts had ids has none.
  return { ...EMPTY_MARKER, ...stored }
}

export async function writeMarker(cart: CartDatabase, marker: CartMarker): Promise<void> {
  await cart.markers.put({ ...marker, key: 'current' })
}

/** Counts a change within the transaction that makes it; gives the stamp for the lines it touches. */
export async function countChange(cart: CartDatabase): Promise<number> {
  const marker = changedMarker(await readMarker(cart))
  await writeMarker(cart, marker)
  return marker.revision
}

/** The place behind the last line. */
export async function nextPosition(cart: CartDatabase): Promise<number> {
  const last = await cart.lines.orderBy('position').last()
  return (last?.position ?? 0) + 1
}

async function changeLine(
  productId: string,
  change: (line: StoredLine) => LineChange,
  cart: CartDatabase = ownCart(),
): Promise<Notice | undefined> {
  return cart.change(async () => {
    const stored = await cart.lines.get(productId)
    if (!stored) return undefined
    const { line, notice } = change(stored)
    if (line === stored) return notice
    const stamp = await countChange(cart)
    await cart.lines.put({ ...line, position: stored.position, stamp })
    return notice
  })
}

/** A typed quantity, raised or cut to its limits. */
export const setQuantity = (productId: string, text: string, cart?: CartDatabase) =>
  changeLine(productId, (line) => typeQuantity(line, text), cart)

export const increase = (productId: string, cart?: CartDatabase) =>
  changeLine(productId, increaseLine, cart)

export const decrease = (productId: string, cart?: CartDatabase) =>
  changeLine(productId, decreaseLine, cart)

export const setNote = (productId: string, note: string, cart?: CartDatabase) =>
  changeLine(
    productId,
    (line) => ({ line: line.note === note ? line : { ...line, note }, notice: undefined }),
    cart,
  )

/**
 * Puts other lines in place of the cart's: a draft or a template that is opened. Without a marker
 * of its own it counts as new and unsaved.
 */
export async function replaceCart(
  lines: readonly CartLine[],
  marker: GivenMarker = {},
  cart: CartDatabase = ownCart(),
): Promise<void> {
  await cart.change(async () => {
    const replaced = replacedMarker(await readMarker(cart), marker, freshKey())
    const stamp = replaced.revision
    await cart.lines.clear()
    await cart.lines.bulkPut(lines.map((line, index) => ({ ...line, position: index + 1, stamp })))
    await writeMarker(cart, replaced)
  })
}

/** Empties the cart and forgets which draft it was: after submitting, or for a new request. */
export const resetCart = (cart?: CartDatabase) => replaceCart([], {}, cart)

/** Something beside the lines changed (department, address, name): what is saved is no longer all. */
export async function markChanged(
  choices: Pick<CartMarker, 'departmentId' | 'name'> = {},
  cart: CartDatabase = ownCart(),
): Promise<void> {
  await cart.change(async () => {
    await countChange(cart)
    await writeMarker(cart, { ...(await readMarker(cart)), ...choices })
  })
}

/** Writes what becomes of the marker, if anything does; both in one transaction. */
async function settle(
  cart: CartDatabase,
  next: (marker: CartMarker) => CartMarker | undefined,
): Promise<boolean> {
  return cart.change(async () => {
    const marker = next(await readMarker(cart))
    if (marker) await writeMarker(cart, marker)
    return marker !== undefined
  })
}

/**
 * The cart was saved as this draft, in the state that it had at the mark's revision; changes made
 * since then stay unsaved. False when the cart is another one by now: it stays as it is.
 */
export async function markSaved(
  draft: DraftMark,
  mark: SaveMark,
  cart: CartDatabase = ownCart(),
): Promise<boolean> {
  return settle(cart, (marker) => savedMarker(marker, draft, mark, new Date().toISOString()))
}

/** The server refused the save: it is not asked for again. False when the cart is another one. */
export async function markRefused(
  mark: SaveMark,
  cart: CartDatabase = ownCart(),
): Promise<boolean> {
  return settle(cart, (marker) => refusedMarker(marker, mark))
}

export interface Cart {
  lines: StoredLine[]
  groups: VendorGroup[]
  /** Whole rupiah. */
  total: number
  marker: CartMarker
  /** False until the local database has answered. */
  ready: boolean
}

type CartState = Omit<Cart, 'ready'>
const NOTHING: CartState = { lines: [], groups: [], total: 0, marker: EMPTY_MARKER }

/**
 * The lines as they are now, of which only those changed since the last read are read: the others
 * keep their objects, so that only the rows that changed draw themselves again.
 */
async function readLines(cart: CartDatabase): Promise<StoredLine[]> {
  const latest = Math.max(-1, ...[...cart.known.values()].map(({ stamp }) => stamp))
  const [ids, changed] = await Promise.all([
    cart.lines.orderBy('position').primaryKeys(),
    cart.lines.where('stamp').above(latest).toArray(),
  ])
  const now = new Map([...cart.known, ...changed.map((line) => [line.productId, line] as const)])
  const lines = ids.flatMap((id) => now.get(id) ?? [])
  // Of another database than the one that was read before, where somebody emptied it.
  return lines.length === ids.length ? lines : readCart(cart)
}

/** Lines and marker of one moment, and what follows from them. */
async function readState(cart: CartDatabase): Promise<CartState> {
  return cart.look(async () => {
    const lines = await readLines(cart)
    cart.known = new Map(lines.map((line) => [line.productId, line]))
    const groups = steadyGroups(cart.groups, lines)
    cart.groups = groups
    const total = toNumber(sumTotal(groups.map((group) => group.subTotal)))
    return { lines, groups, total, marker: await readMarker(cart) }
  })
}

const lives = new Map<string, Live<CartState>>()

/** A cart of a person, read once for all parts of the screen that show it. */
function liveOf(owner: string, kind: CartKind): Live<CartState> {
  const name = `${kind}-${owner}`
  const known = lives.get(name)
  if (known) return known
  const live = createLive(() => readState(cartOf(owner, kind)))
  lives.set(name, live)
  return live
}

/** The cart as it is now, in this tab and every other. */
export function useCart(): Cart {
  const live = liveOf(ownerKeyOf(useSession()), useCartKind())
  const state = useSyncExternalStore(live.subscribe, live.get)
  return useMemo(() => ({ ...(state ?? NOTHING), ready: state !== undefined }), [state])
}

/** The marker alone, for screens that don't show the lines. */
export function useCartMarker(): CartMarker {
  const owner = ownerKeyOf(useSession())
  const kind = useCartKind()
  return useLiveQuery(() => readMarker(cartOf(owner, kind)), [owner, kind]) ?? EMPTY_MARKER
}
