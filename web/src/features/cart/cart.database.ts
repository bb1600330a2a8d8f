import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import type { Table } from 'dexie'
import { openOwned } from '../../lib/owned-database'
import type { CartKind } from './cart.kind'
import type { CartMarker } from './cart.marker'

/** A line as kept: its place in the cart, and the cart's revision at which it last changed. */
export interface StoredLine extends CartLine {
  position: number
  stamp: number
}

interface StoredMarker extends CartMarker {
  key: 'current'
}

/** One cart of one person in this browser. */
export interface CartDatabase {
  lines: Table<StoredLine, string>
  markers: Table<StoredMarker, string>
  /** The lines as last read, by product. */
  known: Map<string, StoredLine>
  /** The lines by vendor as last read. */
  groups: VendorGroup[]
  /** Runs `work` on lines and marker together: another tab sees all of it or nothing. */
  change: <T>(work: () => Promise<T>) => Promise<T>
  /** Reads lines and marker of one moment. */
  look: <T>(work: () => Promise<T>) => Promise<T>
}

/** Each kind in a local database of its own. */
const DATABASE_OF: Readonly<Record<CartKind, string>> = {
  request: 'pasok-cart',
  template: 'pasok-template',
}

const opened = new Map<string, CartDatabase>()

/** One of the carts of a person (`ownerKeyOf`); the same object for the same person and kind. */
export function cartOf(owner: string, kind: CartKind = 'request'): CartDatabase {
  const name = `${DATABASE_OF[kind]}-${owner}`
  const known = opened.get(name)
  if (known) return known
  const db = openOwned(DATABASE_OF[kind], owner)
  db.version(1).stores({ lines: 'productId, position', markers: 'key' })
  db.version(2).stores({ lines: 'productId, position, stamp' })
  const lines = db.table<StoredLine, string>('lines')
  const markers = db.table<StoredMarker, string>('markers')
  const cart: CartDatabase = {
    lines,
    markers,
    known: new Map(),
    groups: [],
    change: async (work) => db.transaction('rw', lines, markers, work),
    look: async (work) => db.transaction('r', lines, markers, work),
  }
  opened.set(name, cart)
  return cart
}
