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
  type KeptEntry,
  type Sending,
} from './kept-entry'
import { findReceiving, type ReceivingDatabase } from './receiving.database'
import { refresh } from '../../lib/refresh'

/** The package whose receipt is being sent just now, by this tab. */
export const inFlightStore = createStore<string | null>(null)

type Answered = 'sent' | 'refused' | 'unanswered' | 'cut off'

/** No server to send to, or none that would take it from us now: the others wait as well. */
const isCutOff = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'offline' || [401, 429, 503].includes(error.status))

/**
 * The server's own no, to this receipt. A stray answer on the way (a proxy's, a portal's) has no
 * issues; `conflict` says that the same key is being worked on.
 */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.issues.length > 0 &&
  error.status < 500 &&
  error.code !== 'conflict'

/** Keys are remembered for some days: what was sent before that may stand there as it was sent. */
const mayBeOurs = (error: ApiError): boolean =>
  error.code === 'illegal_move' || error.code === 'stale_version'

/** What stands on the server of a package; null while there is no receipt. */
async function findStanding(id: string): Promise<Receipt | null> {
  const asked = { params: { id }, background: true }
  const { packages } = await call('getOrder', asked)
  const pack = packages.find(({ _id }) => _id === id)
  return pack && isReceived(pack) ? call('getReceipt', asked) : null
}

/** The receipt says what was sent, in a version after the one that it corrected. */
function isAsSent(receipt: Receipt | null, { body }: Sending): boolean {
  if (!receipt || receipt.version === body.version) return false
  const lines = new Map(receipt.items.map((item) => [item._id, item]))
  return body.items.every(({ _id, received, note = '' }) => {
    const line = lines.get(_id)
    return line?.received === received && line.note === note
  })
}

/** The server's clock; this device's, where it can't be asked. */
async function serverTime(): Promise<number> {
  try {
    const { headers } = await fetch('/health/ready', { cache: 'no-store' })
    const said = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(said) ? Date.now() : said
  } catch {
    return Date.now()
  }
}

async function refuse(
  receiving: ReceivingDatabase,
  { packageId, what, sending }: KeptEntry & { sending: Sending },
  reason: string,
  told: string | undefined,
): Promise<void> {
  await receiving.change(packageId, (entry) => entry && refusedEntry(entry, sending.key, reason))
  // Where it was submitted the form itself says it.
  if (told !== packageId) toastFailure(`${what.code_package}: ${reason}`, `receipt-${packageId}`)
}

/** Without a message it is the receipt itself that says so: the answer was lost. */
async function arrived(
  receiving: ReceivingDatabase,
  { packageId, what, sending }: KeptEntry & { sending: Sending },
  message = `${what.code_package}: ${tx(receiptTexts.sent)}`,
): Promise<Answered> {
  await receiving.change(packageId, (kept) => kept && sentEntry(kept, sending.key))
  toastSuccess(message, `receipt-${packageId}`)
  void refresh(queryClient, ['receipt', 'order'])
  return 'sent'
}

/** Notes that it is tried, before it is; undefined when it was taken back meanwhile. */
async function tried(
  receiving: ReceivingDatabase,
  packageId: string,
  { key, isUndated, isTried }: Sending,
): Promise<Sending | undefined> {
  const serverNow = isUndated && !isTried ? await serverTime() : Date.now()
  const clocks = { now: Date.now(), serverNow }
  const kept = await receiving.change(packageId, (one) => one && triedEntry(one, key, clocks))
  return kept?.sending?.key === key ? kept.sending : undefined
}

async function answerOf(
  receiving: ReceivingDatabase,
  entry: KeptEntry & { sending: Sending },
  told: string | undefined,
): Promise<Answered> {
  const { packageId } = entry
  const sending = await tried(receiving, packageId, entry.sending)
  // Taken back, or somebody else has signed in meanwhile: it is not theirs to send.
  if (!sending || findReceiving() !== receiving) return 'unanswered'
  try {
    const { message } = await callReply('saveReceipt', {
      params: { packageId },
      body: sending.body,
      idempotencyKey: sending.key,
      background: told !== packageId,
    })
    return await arrived(receiving, { ...entry, sending }, message)
  } catch (error) {
    if (isCutOff(error)) return 'cut off'
    if (!isRefusal(error)) return 'unanswered'
    if (mayBeOurs(error) && isAsSent(await findStanding(packageId), sending))
      return await arrived(receiving, { ...entry, sending })
    await refuse(receiving, { ...entry, sending }, messageOf(error), told)
    void refresh(queryClient, ['receipt', 'order'])
    return 'refused'
  }
}

/** Whatever goes wrong on the way leaves it where it is. */
async function sendOne(
  ...[receiving, entry, told]: Parameters<typeof answerOf>
): Promise<Answered> {
  inFlightStore.set(entry.packageId)
  try {
    return await answerOf(receiving, entry, told)
  } catch {
    return 'unanswered'
  } finally {
    inFlightStore.set(null)
  }
}

/** Sends what waits, one after the other as submitted; one that gets no answer holds up no other. */
async function sendAll(told: string | undefined): Promise<void> {
  const receiving = findReceiving()
  // Not even tried: until it was, it can be taken back without asking the server.
  if (!receiving || !navigator.onLine || connectionStore.get() !== 'connected') return
  for (const entry of waiting(await receiving.read())) {
    if (findReceiving() !== receiving) return
    if ((await sendOne(receiving, entry, told)) === 'cut off') return
  }
}

/** One tab at a time; the key would make a second one harmless all the same. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('pasok-receiving', work) : work()

let last: Promise<void> = Promise.resolve()

/**
 * Sends the receipts that wait in this browser, if they can be sent. Each is sent with the key that
 * it was submitted with, until the server has answered: it arrives once.
 * @param told the package whose form waits for what becomes of it.
 */
export function sendWaiting(told?: string): Promise<void> {
  last = last.then(() => alone(() => sendAll(told))).catch(() => undefined)
  return last
}

/**
 * Takes one back, to be edited again. What was sent before is asked for first: it may have arrived,
 * and would then be entered twice.
 * @throws what the asking failed with: it stays on its way.
 */
export async function withdraw(receiving: ReceivingDatabase, packageId: string): Promise<void> {
  const kept = await receiving.change(packageId, (entry) => entry && withdrawnEntry(entry))
  if (!kept?.sending) return
  const { sending } = kept
  await alone(async () => {
    if (isAsSent(await findStanding(packageId), sending)) {
      await arrived(receiving, { ...kept, sending })
      return
    }
    await receiving.change(packageId, (entry) =>
      entry?.sending?.key === sending.key ? { ...entry, sending: null } : entry,
    )
  })
}
