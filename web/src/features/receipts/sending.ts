import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { call, callReply } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { connectionStore } from '../../lib/connection'
import { queryClient } from '../../lib/query-client'
import { createStore } from '../../lib/store'
import { tx } from '../../lib/texts'
import { toastFailure, toastSuccess } from '../../lib/toast'
import {
  isReceived,
  refusedEntry,
  sentEntry,
  triedEntry,
  waiting,
  withdrawnEntry,
  type StoredEntry,
  type Sending,
} from './stored-entry'
import { findReceiving, type ReceivingDatabase } from './receiving.database'
import { refresh } from '../../lib/refresh'

/** Package whose receipt this tab is sending. */
export const inFlightStore = createStore<string | null>(null)

type Answered = 'sent' | 'refused' | 'unanswered' | 'cut off'

/**
 * Returns true when the server cannot be reached or accepts no requests from us now, so that the other receipts
 * wait too.
 */
const isCutOff = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || [401, 429, 503].includes(error.status))

/**
 * Returns true when the server refused this receipt. Responses of a proxy or login portal have no issues;
 * `conflict` means that the same key is still being processed.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.issues.length > 0 &&
  error.status < 500 &&
  error.code !== 'conflict'

/** Idempotency keys expire after some days; an earlier attempt may have saved the receipt before that. */
const mayBeOurs = (error: ApiError): boolean =>
  error.code === 'illegal_move' || error.code === 'stale_version'

/** Returns a package's receipt on the server; null when there is none. */
async function findServerReceipt(id: string): Promise<Receipt | null> {
  const options = { params: { id }, background: true }
  const { packages } = await call('getOrder', options)
  const pack = packages.find(({ _id }) => _id === id)
  return pack && isReceived(pack) ? call('getReceipt', options) : null
}

/** Returns true when the receipt has the submitted values, in a version after the corrected one. */
function isAsSent(receipt: Receipt | null, { body }: Sending): boolean {
  if (!receipt || receipt.version === body.version) return false
  const lines = new Map(receipt.items.map((item) => [item._id, item]))
  return body.items.every(({ _id, received, note = '' }) => {
    const line = lines.get(_id)
    return line?.received === received && line.note === note
  })
}

/** Returns the server's time; this device's if the server cannot be reached. */
async function serverTime(): Promise<number> {
  try {
    const { headers } = await fetch('/health/ready', { cache: 'no-store' })
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? Date.now() : time
  } catch {
    return Date.now()
  }
}

async function refuse(
  receiving: ReceivingDatabase,
  { packageId, what, sending }: StoredEntry & { sending: Sending },
  reason: string,
  openPackageId: string | undefined,
): Promise<void> {
  await receiving.change(packageId, (entry) => entry && refusedEntry(entry, sending.key, reason))
  // The form that submitted the receipt shows the error itself.
  if (openPackageId !== packageId)
    toastFailure(`${what.code_package}: ${reason}`, `receipt-${packageId}`)
}

/** Removes the sent entry. Has a default message for receipts whose response was lost. */
async function arrived(
  receiving: ReceivingDatabase,
  { packageId, what, sending }: StoredEntry & { sending: Sending },
  message = `${what.code_package}: ${tx(receiptTexts.sent)}`,
): Promise<Answered> {
  await receiving.change(packageId, (stored) => stored && sentEntry(stored, sending.key))
  toastSuccess(message, `receipt-${packageId}`)
  void refresh(queryClient, ['receipt', 'order'])
  return 'sent'
}

/** Marks the entry as attempted before sending; undefined when it was withdrawn meanwhile. */
async function tried(
  receiving: ReceivingDatabase,
  packageId: string,
  { key, isUndated, isTried }: Sending,
): Promise<Sending | undefined> {
  const serverNow = isUndated && !isTried ? await serverTime() : Date.now()
  const clocks = { now: Date.now(), serverNow }
  const stored = await receiving.change(packageId, (one) => one && triedEntry(one, key, clocks))
  return stored?.sending?.key === key ? stored.sending : undefined
}

async function answerOf(
  receiving: ReceivingDatabase,
  entry: StoredEntry & { sending: Sending },
  openPackageId: string | undefined,
): Promise<Answered> {
  const { packageId } = entry
  const sending = await tried(receiving, packageId, entry.sending)
  // The entry was withdrawn, or another user has signed in meanwhile.
  if (!sending || findReceiving() !== receiving) return 'unanswered'
  try {
    const { message } = await callReply('saveReceipt', {
      params: { packageId },
      body: sending.body,
      idempotencyKey: sending.key,
      background: openPackageId !== packageId,
    })
    return await arrived(receiving, { ...entry, sending }, message)
  } catch (error) {
    if (isCutOff(error)) return 'cut off'
    if (!isRefusal(error)) return 'unanswered'
    if (mayBeOurs(error) && isAsSent(await findServerReceipt(packageId), sending))
      return await arrived(receiving, { ...entry, sending })
    await refuse(receiving, { ...entry, sending }, messageOf(error), openPackageId)
    void refresh(queryClient, ['receipt', 'order'])
    return 'refused'
  }
}

/** An unexpected error leaves the entry in the queue. */
async function sendOne(
  ...[receiving, entry, openPackageId]: Parameters<typeof answerOf>
): Promise<Answered> {
  inFlightStore.set(entry.packageId)
  try {
    return await answerOf(receiving, entry, openPackageId)
  } catch {
    return 'unanswered'
  } finally {
    inFlightStore.set(null)
  }
}

/** Sends the queued receipts one after the other; one without an answer does not block the others. */
async function sendAll(openPackageId: string | undefined): Promise<void> {
  const receiving = findReceiving()
  // Offline, sending is not attempted, so that receipts can be withdrawn without a request to the server.
  if (!receiving || !navigator.onLine || connectionStore.get() !== 'connected') return
  for (const entry of waiting(await receiving.read())) {
    if (findReceiving() !== receiving) return
    if ((await sendOne(receiving, entry, openPackageId)) === 'cut off') return
  }
}

/** Runs in one tab at a time; without locks, the idempotency key prevents duplicates. */
const withLock = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('pasok-receiving', work) : work()

let last: Promise<void> = Promise.resolve()

/**
 * Sends the queued receipts if possible. Each has a fixed idempotency key until the server answers, so that it
 * is saved once. @param shown The package whose form shows the result itself.
 */
export function sendWaiting(openPackageId?: string): Promise<void> {
  last = last.then(() => withLock(() => sendAll(openPackageId))).catch(() => undefined)
  return last
}

/**
 * Makes a submitted receipt editable again. If sending was attempted, checks first whether it has arrived, to
 * avoid a duplicate. @throws the error of the check; the receipt then stays queued.
 */
export async function withdraw(receiving: ReceivingDatabase, packageId: string): Promise<void> {
  const stored = await receiving.change(packageId, (entry) => entry && withdrawnEntry(entry))
  if (!stored?.sending) return
  const { sending } = stored
  await withLock(async () => {
    if (isAsSent(await findServerReceipt(packageId), sending)) {
      await arrived(receiving, { ...stored, sending })
      return
    }
    await receiving.change(packageId, (entry) =>
      entry?.sending?.key === sending.key ? { ...entry, sending: null } : entry,
    )
  })
}
