import type { Body } from '../../lib/api'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { writtenNumber } from '../../lib/format'
import { problemOf, readReceived, type EntryItem, type Lines, lineOf } from './entry'

type SaveBody = Body<'saveReceipt'>

/** Everything needed to enter a receipt, so that the entry works offline. */
export interface ToReceive {
  packageId: string
  code_package: string
  code_po: string
  vendor: string
  courier: string
  tracking_number: string
  items: readonly EntryItem[]
  /** The returned receipt to be corrected; null for a new receipt. */
  correction: { code: string; version: number; reason: string } | null
}

/** A submitted receipt, sent repeatedly under one key until the server answers. */
export interface Sending {
  key: string
  body: SaveBody
  /** Time of submission in milliseconds since 1970, by this device's clock. */
  since: number
  /** True when the receipt was submitted offline without a date: it gets the time of submission. */
  isUndated: boolean
  /** True once sending was attempted: the server may have the receipt, so only its answer ends the sending. */
  isTried: boolean
}

/**
 * A user's entry for one package, stored in this browser. States: started, edited (`isTyped`), queued
 * (`sending`), attempted (`sending.isTried`), then either refused (`refusal`, editable again) or sent
 * (deleted). The functions below are the only transitions.
 */
export interface StoredEntry {
  packageId: string
  what: ToReceive
  lines: Lines
  receiver: string
  /** `yyyy-MM-ddTHH:mm` in this device's time; empty for the time of submission. */
  receivedOn: string
  isTyped: boolean
  /** Milliseconds since 1970. */
  changedAt: number
  sending: Sending | null
  /** The server's reason for refusing the last submission. */
  refusal: string | null
}

/** Changes by the user; `lines` has the changed lines only. */
export type Typed = Partial<Pick<StoredEntry, 'lines' | 'receiver' | 'receivedOn'>>

const itemOf = (item: EntryItem & { images_product: string }): EntryItem => ({
  _id: item._id,
  name: item.name,
  sku: item.sku,
  quantity: item.quantity,
  image: item.images_product,
})

/** Returns the data for receiving a shipped package. */
export const ofPackage = (order: PurchaseOrder, pack: OrderPackage): ToReceive => ({
  packageId: pack._id,
  code_package: pack.code_package,
  code_po: order.code_po,
  vendor: order.vendor.name,
  courier: pack.courier,
  tracking_number: pack.tracking_number,
  items: pack.items.filter(({ canceled }) => !canceled).map(itemOf),
  correction: null,
})

/** Returns true when the package has a receipt: its items then have received quantities. */
export const isReceived = ({ items }: OrderPackage): boolean =>
  items.some(({ received }) => received !== null)

/** Returns the vendor's reason for the last return. */
export const reasonOf = ({ statuses }: Pick<Receipt, 'statuses'>): string =>
  statuses.findLast(({ name }) => name === 'Rejected')?.note ?? ''

/** Returns the data for correcting a returned receipt. */
export const ofReceipt = (receipt: Receipt): ToReceive => ({
  packageId: receipt.reference_doc.packageId,
  code_package: receipt.reference_doc.code_package,
  code_po: receipt.reference_doc.code_po,
  vendor: receipt.vendor.name,
  courier: '',
  tracking_number: '',
  items: receipt.items.map(itemOf),
  correction: {
    code: receipt.received.code,
    version: receipt.version,
    reason: reasonOf(receipt),
  },
})

/** Returns the initial lines of a correction: the previous ones. */
export const linesOf = (receipt: Receipt): Lines =>
  Object.fromEntries(
    receipt.items.map(({ _id, received, note, shortage }) => [
      _id,
      { received: writtenNumber(received), note, ...(shortage && { shortage }) },
    ]),
  )

interface Beginning {
  what: ToReceive
  lines: Lines
  receiver: string
  now: number
}

/**
 * Starts an entry from the server's current state. Existing input and queued receipts are preserved; if they
 * belong to another version of the receipt, the user decides what to do.
 */
export function startedEntry(
  before: StoredEntry | undefined,
  { what, lines, receiver, now }: Beginning,
): StoredEntry {
  if (before?.sending) return before
  if (before && !isOutdated(before, what)) return { ...before, what }
  if (before?.isTyped) return before
  return {
    packageId: what.packageId,
    what,
    lines,
    receiver,
    receivedOn: '',
    isTyped: false,
    changedAt: now,
    sending: null,
    refusal: null,
  }
}

/** Returns true when the input belongs to another version of the receipt than the current one. */
export const isOutdated = (entry: StoredEntry, what: ToReceive): boolean =>
  entry.what.correction?.version !== what.correction?.version

/** Applies the input to the current version of the receipt. */
export const adoptedEntry = (entry: StoredEntry, what: ToReceive): StoredEntry =>
  entry.sending ? entry : { ...entry, what }

/** Adds input; a queued entry can no longer be changed. */
export const typedEntry = (entry: StoredEntry, typed: Typed, now: number): StoredEntry =>
  entry.sending
    ? entry
    : {
        ...entry,
        ...typed,
        lines: { ...entry.lines, ...typed.lines },
        isTyped: true,
        changedAt: now,
      }

/** Returns the version of the receipt being corrected; null for a new receipt. */
export const versionOf = ({ what }: Pick<StoredEntry, 'what'>): number | null =>
  what.correction?.version ?? null

/** Returns true when all quantities and the receiver are valid. */
export const isWhole = ({ what, lines, receiver }: StoredEntry): boolean =>
  receiver.trim() !== '' && what.items.every((item) => problemOf(lines, item) === undefined)

function bodyOf(entry: StoredEntry, date: string | undefined): SaveBody {
  const { what, lines, receiver } = entry
  return {
    received: { name: receiver.trim(), ...(date !== undefined && { date }) },
    items: what.items.map((item) => {
      const line = lineOf(lines, item)
      const read = readReceived(line.received, item.quantity)
      if ('problem' in read) throw new Error(`${item.name} is not entered`)
      const isShort = read.value < item.quantity
      return {
        _id: item._id,
        received: read.value,
        note: line.note.trim(),
        ...(isShort && line.shortage && { shortage: line.shortage }),
      }
    }),
    reference_doc: { packageId: what.packageId },
    ...(what.correction && { version: what.correction.version }),
  }
}

interface Submission {
  key: string
  now: number
  /** True when the receipt is sent immediately: the server's clock is then more reliable than this device's. */
  isConnected: boolean
}

/** Queues a complete entry for sending; an entry already queued stays unchanged. */
export function queuedEntry(
  entry: StoredEntry,
  { key, now, isConnected }: Submission,
): StoredEntry {
  if (entry.sending || !isWhole(entry)) return entry
  const isUnsaid = entry.receivedOn === ''
  const date = isUnsaid ? undefined : new Date(entry.receivedOn).toISOString()
  return {
    ...entry,
    isTyped: true,
    changedAt: now,
    refusal: null,
    sending: {
      key,
      body: bodyOf(entry, date),
      since: now,
      isUndated: isUnsaid && !isConnected,
      isTried: false,
    },
  }
}

/**
 * Marks an entry as attempted; its content is final from now on. A missing date is computed from the server's
 * time minus the time since submission, because this device's clock may be wrong.
 */
export function triedEntry(
  entry: StoredEntry,
  key: string,
  { now, serverNow }: { now: number; serverNow: number },
): StoredEntry {
  const { sending } = entry
  if (sending?.key !== key || sending.isTried) return entry
  const { body, since, isUndated } = sending
  const date = new Date(serverNow - Math.max(0, now - since)).toISOString()
  const dated = isUndated ? { ...body, received: { ...body.received, date } } : body
  return { ...entry, sending: { ...sending, body: dated, isTried: true } }
}

/** Deletes the entry once the server has the receipt with this key. */
export const sentEntry = (entry: StoredEntry, key: string): StoredEntry | undefined =>
  entry.sending?.key === key ? undefined : entry

/** Makes the entry editable again after the server has refused the receipt with this key. */
export const refusedEntry = (entry: StoredEntry, key: string, refusal: string): StoredEntry =>
  entry.sending?.key === key ? { ...entry, sending: null, refusal } : entry

/** Removes the entry from the queue unless sending was attempted. */
export const withdrawnEntry = (entry: StoredEntry): StoredEntry =>
  entry.sending?.isTried ? entry : { ...entry, sending: null }

/** Returns the queued entries, oldest first. */
export const waiting = (
  entries: readonly StoredEntry[],
): readonly (StoredEntry & { sending: Sending })[] =>
  entries
    .flatMap((entry) => (entry.sending ? [{ ...entry, sending: entry.sending }] : []))
    .toSorted((one, other) => one.sending.since - other.sending.since)
