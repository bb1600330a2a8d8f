// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { createLocks } from '../../lib/locks.fixture'
import * as socket from '../../lib/socket'
import { saveToOutbox, openOutbox, outboxStore, writtenNow } from './chat.outbox'
import { flushOutbox, pausedUntilStore, onArrived, restOutbox } from './chat.sender'
import { eventually } from '../../lib/eventually.fixture'

let called = vi.spyOn(socket, 'callSocket')
const LOCK = 'pasok.outbox'
let locks: ReturnType<typeof createLocks>
let arrived: string[] = []

const sent = () => called.mock.calls.map(([, body]) => (body as { text: string }).text)
const write = (text: string) =>
  saveToOutbox({
    id: text,
    conversation_id: 'c',
    to_company_id: 'v',
    to_company_name: 'PT Sinar',
    text,
    files: [],
    createdAt: writtenNow(),
  })
const refuse = (status: number, code: 'forbidden' | 'too_many_requests', retryAfter?: number) =>
  called.mockRejectedValueOnce(new ApiError({ status, code, message: 'No', retryAfter }))

/** Holds the sending lock like another tab, until the returned function is called. */
function holdElsewhere(): () => void {
  let letGo = () => undefined as void
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void locks.request(LOCK, {}, () => gate).catch(() => undefined)
  return letGo
}

beforeEach(() => {
  localStorage.clear()
  locks = createLocks()
  vi.stubGlobal('navigator', { locks })
  arrived = []
  onArrived(({ text }) => arrived.push(text))
  called = vi.spyOn(socket, 'callSocket').mockImplementation(async (_, body) => body as never)
  openOutbox('maya')
})
afterEach(() => {
  openOutbox(null)
  restOutbox()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// proves 2.7.46
it('names the company by id and name', async () => {
  write('Halo')
  flushOutbox()
  await eventually(() => expect(called).toHaveBeenCalledOnce())
  expect(called.mock.lastCall?.[1]).toEqual({
    _id: 'Halo',
    to_company_id: 'v',
    to_company_name: 'PT Sinar',
    text: 'Halo',
    files: [],
  })
})

it('sends one after the other, in the order in which they were written', async () => {
  for (const text of ['one', 'two', 'three']) write(text)
  flushOutbox()
  flushOutbox()
  await eventually(() => expect(outboxStore.get()).toEqual([]))
  expect(sent()).toEqual(['one', 'two', 'three'])
  expect(arrived).toEqual(['one', 'two', 'three'])
})

it('waits while another tab sends', async () => {
  const letGo = holdElsewhere()
  write('one')
  flushOutbox()
  await Promise.resolve()
  expect(sent()).toEqual([])
  letGo()
  await eventually(() => expect(arrived).toEqual(['one']))
})

it('takes over from a frozen tab', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  holdElsewhere()
  write('one')
  flushOutbox()
  await Promise.resolve()
  expect(sent()).toEqual([])
  patience.abort(new DOMException('It took too long', 'TimeoutError'))
  await eventually(() => expect(arrived).toEqual(['one']))
})

it('keeps a refused message with the reason, and continues with the next', async () => {
  refuse(403, 'forbidden')
  write('one')
  write('two')
  flushOutbox()
  await eventually(() => expect(arrived).toEqual(['two']))
  expect(outboxStore.get()).toMatchObject([{ id: 'one', refused: 'No' }])
})

it('reports how long it is rate limited, and sends the rest afterwards', async () => {
  vi.useFakeTimers()
  refuse(429, 'too_many_requests', 52)
  write('one')
  flushOutbox()
  await vi.advanceTimersByTimeAsync(0)
  expect(pausedUntilStore.get()).toBe(Date.now() + 52_000)
  await vi.advanceTimersByTimeAsync(51_000)
  expect(sent()).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(arrived).toEqual(['one'])
  expect(pausedUntilStore.get()).toBeNull()
})

it('retries unanswered messages with growing pauses', async () => {
  vi.useFakeTimers()
  called.mockRejectedValue(new ApiError({ status: 0, code: 'offline', message: 'Away' }))
  write('one')
  flushOutbox()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(sent()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sent()).toHaveLength(3)
  expect(pausedUntilStore.get()).toBeNull()
})
