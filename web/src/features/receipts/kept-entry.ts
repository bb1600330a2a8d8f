import type { Body } from '../../lib/api'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { writtenNumber } from '../../lib/format'
import { problemOf, readReceived, type EntryItem, type Lines, lineOf } from './entry'

type SaveBody = Body<'saveReceipt'>

/** What is received: all that its entry needs, so that it can be read without a network. */
export interface ToReceive {
  packageId: string
  code_package: string
  code_po: string
  vendor: string
  courier: string
  tracking_number: string
  items: readonly EntryItem[]
  /** The receipt that is corrected; null for one that is new. */
  correction: { code: string; version: number; reason: string } | null
}

/** A receipt on its way: what is sent, again and again with one key, until it is answered. */
export interface Sending {
  key: string
  body: SaveBody
  /** Ms since 1970, by this device's clock. */
  since: number
  /** Submitted without a connection and without a moment: it gets the one of submitting. */
  isUndated: boolean
  /** It was sent at least once: the server may have it, so that only its word ends this. */
  isTried: boolean
}

/**
 * What one person typed of one package, as this browser keeps it. It is begun; typed, from the first
 * key on (`isTyped`); queued (`sending`); tried (`sending.isTried`); and then refused (`refusal`,
 * typed again) or sent (gone). The functions below are all the ways from one to the next.
 */
export interface KeptEntry {
  packageId: string
  what: ToReceive
  lines: Lines
  receiver: string
  /** `yyyy-MM-ddTHH:mm` of this device; empty: the moment of submitting. */
  receivedOn: string
  isTyped: boolean
  /** Ms since 1970. */
  changedAt: number
  sending: Sending | null
  /** Why the server refused what was sent last. */
  refusal: string | null
}

/** What can be typed: of the lines, those that change. */
export type Typed = Partial<Pick<KeptEntry, 'lines' | 'receiver' | 'receivedOn'>>

const itemOf = (item: EntryItem & { images_product: string }): EntryItem => ({
  _id: item._id,
  name: item.name,
  sku: item.sku,
  quantity: item.quantity,
  image: item.images_product,
})

/** The receipt of a package that was shipped. */
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

/** There is a receipt of it: what was received stands in its items. */
export const isReceived = ({ items }: OrderPackage): boolean =>
  items.some(({ received }) => received !== null)

/** Why the vendor returned it last. */
export const reasonOf = ({ statuses }: Pick<Receipt, 'statuses'>): string =>
  statuses.findLast(({ name }) => name === 'Rejected')?.note ?? ''

/** The correction of a receipt that was returned. */
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

/** A correction begins with what was entered before. */
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
 * An entry of what stands on the server now. What was typed stays, and what is on its way is left
 * alone: where it is about another version of the receipt, the person says what becomes of it.
 */
export function begunEntry(
  before: KeptEntry | undefined,
  { what, lines, receiver, now }: Beginning,
): KeptEntry {
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

/** What was typed is about another version of the receipt than the one that stands now. */
export const isOutdated = (entry: KeptEntry, what: ToReceive): boolean =>
  entry.what.correction?.version !== what.correction?.version

/** What was typed is to count for what stands now. */
export const adoptedEntry = (entry: KeptEntry, what: ToReceive): KeptEntry =>
  entry.sending ? entry : { ...entry, what }

/** Something more was typed; what is on its way is not changed any more. */
export const typedEntry = (entry: KeptEntry, typed: Typed, now: number): KeptEntry =>
  entry.sending
    ? entry
    : {
        ...entry,
        ...typed,
        lines: { ...entry.lines, ...typed.lines },
        isTyped: true,
        changedAt: now,
      }

/** Which version of the receipt it corrects; null for a receipt that is new. */
export const versionOf = ({ what }: Pick<KeptEntry, 'what'>): number | null =>
  what.correction?.version ?? null

/** True when every item is entered and it is said who received. */
export const isWhole = ({ what, lines, receiver }: KeptEntry): boolean =>
  receiver.trim() !== '' && what.items.every((item) => problemOf(lines, item) === undefined)

function bodyOf(entry: KeptEntry, date: string | undefined): SaveBody {
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
  /** Sent at once the server knows the moment better than this device's clock. */
  isConnected: boolean
}

/** Hands an entry over to be sent. One that is on its way already stays what it is. */
export function queuedEntry(entry: KeptEntry, { key, now, isConnected }: Submission): KeptEntry {
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
 * It is about to be sent: from now on its content stays as it is. An unsaid moment is as long before
 * the server's now as it was submitted: this device's clock may be wrong.
 */
export function triedEntry(
  entry: KeptEntry,
  key: string,
  { now, serverNow }: { now: number; serverNow: number },
): KeptEntry {
  const { sending } = entry
  if (sending?.key !== key || sending.isTried) return entry
  const { body, since, isUndated } = sending
  const date = new Date(serverNow - Math.max(0, now - since)).toISOString()
  const dated = isUndated ? { ...body, received: { ...body.received, date } } : body
  return { ...entry, sending: { ...sending, body: dated, isTried: true } }
}

/** The server has what was sent with this key: nothing of it is kept here. */
export const sentEntry = (entry: KeptEntry, key: string): KeptEntry | undefined =>
  entry.sending?.key === key ? undefined : entry

/** The server said no to what was sent with this key: it can be edited again. */
export const refusedEntry = (entry: KeptEntry, key: string, refusal: string): KeptEntry =>
  entry.sending?.key === key ? { ...entry, sending: null, refusal } : entry

/** Taken back before it was ever sent. */
export const withdrawnEntry = (entry: KeptEntry): KeptEntry =>
  entry.sending?.isTried ? entry : { ...entry, sending: null }

/** What waits to be sent, the oldest first. */
export const waiting = (
  entries: readonly KeptEntry[],
): readonly (KeptEntry & { sending: Sending })[] =>
  entries
    .flatMap((entry) => (entry.sending ? [{ ...entry, sending: entry.sending }] : []))
    .toSorted((one, other) => one.sending.since - other.sending.since)
