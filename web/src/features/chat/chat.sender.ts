import type { Message } from '@pasok/domain/chat/chat.model'
import { ApiError, isRefusal, messageOf } from '../../lib/api-error'
import { callSocket } from '../../lib/socket'
import { createStore } from '../../lib/store'
import { dropOut, saveToOutbox, outboxStore, type OutMessage } from './chat.outbox'

/** Milliseconds between two attempts: initial and maximum. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 15_000
/** Milliseconds after which a tab that is still sending one message counts as frozen. */
const FROZEN_MS = 30_000
const LOCK = 'pasok.outbox'

type Arrived = (message: Message) => void

/** End of the server's rate limit for this user, in milliseconds since 1970; null without a limit. */
export const pausedUntilStore = createStore<number | null>(null)

let arrived: Arrived = () => undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let sending: Promise<void> | undefined

const findNext = (): OutMessage | undefined =>
  outboxStore.get().find(({ refused }) => refused === undefined)

/**
 * Sends one message. @returns milliseconds until the next attempt, or undefined when the message was sent or
 * refused.
 */
async function sendOne(message: OutMessage): Promise<number | undefined> {
  const { id, to_company_id, to_company_name, text, files, reply_to } = message
  try {
    const ids = files.map((file) => file.id)
    const to = { to_company_id, ...(to_company_name !== undefined && { to_company_name }) }
    const reply = reply_to && { reply_to: reply_to._id }
    const stored = await callSocket('msg_to', { _id: id, ...to, text, files: ids, ...reply })
    arrived(stored)
    dropOut(id)
    failures = 0
    pausedUntilStore.set(null)
    return undefined
  } catch (error) {
    if (isRefusal(error)) {
      // Skipped if another user has signed in meanwhile.
      if (outboxStore.get().includes(message))
        saveToOutbox({ ...message, refused: messageOf(error) })
      return undefined
    }
    failures += 1
    const retryAfterMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
    const isTooMany = error instanceof ApiError && error.code === 'too_many_requests'
    pausedUntilStore.set(isTooMany && retryAfterMs > 0 ? Date.now() + retryAfterMs : null)
    return Math.max(retryAfterMs, Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS))
  }
}

async function sendNext(): Promise<number | undefined> {
  const next = findNext()
  return next && sendOne(next)
}

/** Only one tab sends at a time, to preserve the order. A frozen tab loses the lock. */
async function withLock(send: typeof sendNext): Promise<number | undefined> {
  if (!('locks' in navigator)) return send()
  try {
    return await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(FROZEN_MS) }, send)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return navigator.locks.request(LOCK, { steal: true }, send).catch(() => FIRST_PAUSE_MS)
    // Another tab took over the lock; the next attempt shows whether the message arrived.
    return FIRST_PAUSE_MS
  }
}

/** Sends the messages one after the other, in the order written. */
async function sendAll(): Promise<void> {
  while (findNext()) {
    const pause = await withLock(sendNext)
    if (pause === undefined) continue
    if (!findNext()) return
    timer = setTimeout(flushOutbox, pause)
    return
  }
}

/** Sends the waiting messages now. */
export function flushOutbox(): void {
  clearTimeout(timer)
  timer = undefined
  if (sending) return
  sending = sendAll().finally(() => {
    sending = undefined
    // Includes a message written just before the end.
    if (timer === undefined && findNext()) flushOutbox()
  })
}

/** Sends without waiting for the next attempt, because the connection is likely to be back. */
export function hurryOutbox(): void {
  failures = 0
  flushOutbox()
}

/** Stops sending, after the user has signed out. */
export function restOutbox(): void {
  clearTimeout(timer)
  timer = undefined
  failures = 0
  pausedUntilStore.set(null)
}

export function onArrived(listener: Arrived): void {
  arrived = listener
}
