import { msgTo } from '@pasok/domain/chat/chat.socket'
import type { Message } from '@pasok/domain/chat/chat.model'
import { ApiError, isRefusal, messageOf } from '../../lib/api-error'
import { askSocket } from '../../lib/socket'
import { dropOut, keepOut, outboxStore, type OutMessage } from './chat.outbox'

/** Ms between two tries: the first, and the longest. */
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 15_000

type Arrived = (message: Message) => void

let arrived: Arrived = () => undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let sending: Promise<void> | undefined

const findNext = (): OutMessage | undefined =>
  outboxStore.get().find(({ refused }) => refused === undefined)

/** Sends one. @returns ms after which trying again makes sense, if it didn't get through. */
async function sendOne(message: OutMessage): Promise<number | undefined> {
  const { id, to_company_id, text, files } = message
  try {
    const ids = files.map((file) => file.id)
    const kept = await askSocket(msgTo, { _id: id, to_company_id, text, files: ids })
    arrived(kept)
    dropOut(id)
    failures = 0
    return undefined
  } catch (error) {
    if (isRefusal(error)) {
      // Unless somebody else has signed in meanwhile.
      if (outboxStore.get().includes(message)) keepOut({ ...message, refused: messageOf(error) })
      return undefined
    }
    failures += 1
    const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
    return Math.max(asked, Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE))
  }
}

/** One after the other, so that they arrive in the order in which they were written. */
async function sendAll(): Promise<void> {
  for (let next = findNext(); next; next = findNext()) {
    const pause = await sendOne(next)
    if (pause === undefined) continue
    timer = setTimeout(flushOutbox, pause)
    return
  }
}

/** One tab sends for all: two at once would keep no order between them. */
const alone = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('pasok.outbox', run) : run()

/** Sends whatever waits. */
export function flushOutbox(): void {
  clearTimeout(timer)
  timer = undefined
  if (sending) return
  sending = alone(sendAll).finally(() => {
    sending = undefined
    // Written in the last moment.
    if (timer === undefined && findNext()) flushOutbox()
  })
}

/** The way is free again, as far as is known: nobody waits for a pause to end. */
export function hurryOutbox(): void {
  failures = 0
  flushOutbox()
}

export function onArrived(tell: Arrived): void {
  arrived = tell
}
