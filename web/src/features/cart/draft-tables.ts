import type { Draft, DraftLine, DraftMarker } from '@pasok/domain/cart/cart.draft.model'
import { EMPTY_DRAFT } from '@pasok/domain/cart/cart.draft.states'
import type { Dexie } from 'dexie'

interface StoredMarker extends DraftMarker {
  key: 'current'
}

/** The part of a draft that the local database stores. */
export type StoredDraft = Pick<Draft, 'lines' | 'marker'>

const entriesOf = (marker: DraftMarker) =>
  new Map(Object.entries(marker).map(([key, value]) => [key, JSON.stringify(value)]))

function isSameMarker(one: DraftMarker, other: DraftMarker): boolean {
  const [before, now] = [entriesOf(one), entriesOf(other)]
  return before.size === now.size && [...before].every(([key, value]) => now.get(key) === value)
}

/** The marker of the record; fields that an earlier release did not have are filled in. */
function markerOf(stored: StoredMarker | undefined): DraftMarker {
  const { key: _key, ...marker } = { ...EMPTY_DRAFT.marker, ...stored, key: 'current' }
  return marker
}

/** The tables of a draft, read and written within a transaction. */
export function tablesOf(db: Dexie) {
  const lines = db.table<DraftLine, string>('lines')
  const markers = db.table<StoredMarker, string>('markers')

  /** Reads only what changed since `known`; the other lines keep their objects. */
  async function read(known: StoredDraft | undefined): Promise<StoredDraft> {
    const marker = markerOf(await markers.get('current'))
    const isSameCart = known?.marker.cartId === marker.cartId
    if (known && isSameCart && known.marker.revision === marker.revision)
      return isSameMarker(known.marker, marker) ? known : { lines: known.lines, marker }
    const before = new Map((known?.lines ?? []).map((line) => [line.productId, line]))
    const latest = [...before.values()].reduce((most, { stamp }) => Math.max(most, stamp), -1)
    const [ids, changed] = await Promise.all([
      lines.orderBy('position').primaryKeys(),
      lines.where('stamp').above(latest).toArray(),
    ])
    for (const line of changed) before.set(line.productId, line)
    const now = ids.flatMap((id) => before.get(id) ?? [])
    // The browser's data was deleted and filled again: stamps begin anew.
    if (now.length !== ids.length)
      return { lines: await lines.orderBy('position').toArray(), marker }
    return { lines: now, marker }
  }

  async function write(before: StoredDraft, next: StoredDraft): Promise<void> {
    if (next.marker !== before.marker) await markers.put({ ...next.marker, key: 'current' })
    if (next.lines === before.lines) return
    const former = new Map(before.lines.map((line) => [line.productId, line]))
    const put = next.lines.filter((line) => former.get(line.productId) !== line)
    for (const { productId } of next.lines) former.delete(productId)
    if (former.size > 0) await lines.bulkDelete([...former.keys()])
    if (put.length > 0) await lines.bulkPut(put)
  }

  const run = async <T>(mode: 'r' | 'rw', work: () => Promise<T>): Promise<T> =>
    db.transaction(mode, lines, markers, work)
  return { read, write, run }
}
