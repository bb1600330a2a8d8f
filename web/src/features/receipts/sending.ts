import { saveReceipt } from '@pasok/domain/receipts/receipts.contract'
import { callReply } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { queryClient } from '../../lib/query-client'
import { createStore } from '../../lib/store'
import { toastError, toastSuccess } from '../../lib/toast'
import { refusedEntry, waiting, type KeptEntry, type Sending } from './kept-entry'
import { renewReceipts } from './receipts.queries'
import { findReceiving, type ReceivingDatabase } from './receiving.database'

/** The package whose receipt is being sent just now, by this tab. */
export const inFlightStore = createStore<string | null>(null)

type Answered = 'sent' | 'refused' | 'unanswered'

/** No answer, or one that says nothing of the receipt: it is sent again later, with the same key. */
const isLater = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'offline' || error.status >= 500 || error.status === 429 || error.status === 401)

async function refuse(
  receiving: ReceivingDatabase,
  { packageId, what, sending }: KeptEntry & { sending: Sending },
  reason: string,
  told: string | undefined,
): Promise<void> {
  await receiving.change(packageId, (entry) => entry && refusedEntry(entry, sending.key, reason))
  // Where it was submitted the form itself says it.
  if (told !== packageId) toastError(`${what.code_package}: ${reason}`, `receipt-${packageId}`)
}

async function sendOne(
  receiving: ReceivingDatabase,
  entry: KeptEntry & { sending: Sending },
  told: string | undefined,
): Promise<Answered> {
  const { packageId, sending } = entry
  inFlightStore.set(packageId)
  try {
    const { message } = await callReply(saveReceipt, {
      params: { packageId },
      body: sending.body,
      idempotencyKey: sending.key,
      background: told !== packageId,
    })
    await receiving.change(packageId, (kept) =>
      kept?.sending?.key === sending.key ? undefined : kept,
    )
    toastSuccess(message, `receipt-${packageId}`)
    void renewReceipts(queryClient)
    return 'sent'
  } catch (error) {
    if (isLater(error)) return 'unanswered'
    await refuse(receiving, entry, messageOf(error), told)
    void renewReceipts(queryClient)
    return 'refused'
  } finally {
    inFlightStore.set(null)
  }
}

/** Sends what waits, one after the other, until one gets no answer. */
async function sendAll(told: string | undefined): Promise<void> {
  const receiving = findReceiving()
  if (!receiving) return
  for (const entry of waiting(await receiving.entries.toArray())) {
    // Somebody else has signed in meanwhile: it is not theirs to send.
    if (findReceiving() !== receiving) return
    // One after the other, as they were submitted.
    if ((await sendOne(receiving, entry, told)) === 'unanswered') return
  }
}

/** One tab at a time; the key would make a second one harmless all the same. */
const alone = (work: () => Promise<void>): Promise<void> =>
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
