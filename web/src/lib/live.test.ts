// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from './calls'
import { connectionStore } from './connection'
import {
  followChanges,
  MIN_POLL_MS,
  MAX_POLL_MS,
  POLL_MS,
  POLL_HIDDEN_MS,
  type LiveNews,
} from './live'
import { accountOf, sessionOf } from './session.fixture'
import { sessionStore } from './session.store'
import { socketStore, publishNews } from './socket'

interface ChangesAnswer {
  cursor: string
  reset: boolean
  changes: { topic: string; id: string; code: string }[]
}

/** The next responses of the server. When none is left, it reports no change. */
let answers: (Partial<ChangesAnswer> | number)[] = []
let requests: { address: string; headers: Headers }[] = []

function answerOf(next: Partial<ChangesAnswer> | number | undefined): Response {
  if (typeof next === 'number')
    return Response.json(
      { errors: [{ code: 'unavailable', message: 'Away' }], message: 'Away', data: null },
      { status: next },
    )
  const data = { cursor: `c${requests.length}`, reset: false, changes: [], ...next }
  return Response.json({ errors: null, message: 'Success', data })
}

const answer = async (address: string, init: RequestInit): Promise<Response> => {
  if (!address.startsWith('/live/changes')) return Response.json({}, { status: 200 })
  requests.push({ address, headers: new Headers(init.headers) })
  return answerOf(answers.shift())
}

const order = { topic: 'order', id: '1', code: 'PO-1' }
const receipt = { topic: 'receipt', id: '2', code: 'GRN-1' }

let stops: (() => void)[] = []
const follow = (listener: (news: LiveNews) => void, topics = ['order'] as const) => {
  const stop = followChanges(topics, listener)
  stops.push(stop)
  return stop
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
function setVisible(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(answer))
  answers = []
  requests = []
  stops = []
  sessionStore.set(sessionOf('purchasing'))
})
afterEach(() => {
  for (const stop of stops) stop()
  socketStore.set('away')
  sessionStore.set(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('polls immediately, then every few seconds with the last cursor, as background requests', async () => {
  follow(() => undefined)
  await wait(0)
  expect(requests.map(({ address }) => address)).toEqual([CALLS.listChanges[1]])
  expect(requests[0]?.headers.get('X-Background')).toBe('1')
  await wait(POLL_MS)
  await wait(POLL_MS)
  expect(requests.slice(1).map(({ address }) => address)).toEqual([
    `${CALLS.listChanges[1]}?after=c1`,
    `${CALLS.listChanges[1]}?after=c2`,
  ])
})

it('notifies each listener of its topics, and of nothing when nothing changed', async () => {
  const [orders, both] = [vi.fn<(news: LiveNews) => void>(), vi.fn<(news: LiveNews) => void>()]
  answers = [{}, { changes: [order, receipt] }, { changes: [receipt] }, { reset: true }]
  follow(orders)
  stops.push(followChanges(['order', 'receipt'], both))
  await wait(3 * POLL_MS)
  expect(orders.mock.calls).toEqual([[[order]], [null]])
  expect(both.mock.calls).toEqual([[[order, receipt]], [[receipt]], [null]])
})

it('sends one request for the whole tab, and none without listeners', async () => {
  const first = follow(() => undefined)
  const second = follow(() => undefined)
  await wait(POLL_MS)
  expect(requests).toHaveLength(2)
  first()
  await wait(POLL_MS)
  expect(requests).toHaveLength(3)
  second()
  await wait(10 * POLL_MS)
  expect(requests).toHaveLength(3)
})

it('continues where it stopped', async () => {
  const stop = follow(() => undefined)
  await wait(0)
  stop()
  follow(() => undefined)
  await wait(0)
  expect(requests.at(-1)?.address).toContain('after=c1')
})

it('polls rarely in a hidden tab, and immediately when it becomes visible', async () => {
  follow(() => undefined)
  await wait(0)
  setVisible('hidden')
  await wait(POLL_HIDDEN_MS - 1)
  expect(requests).toHaveLength(1)
  await wait(1)
  expect(requests).toHaveLength(2)
  await wait(POLL_HIDDEN_MS / 2)
  setVisible('visible')
  await wait(0)
  expect(requests).toHaveLength(3)
  // Leaving the tab briefly does not cause an earlier request.
  setVisible('hidden')
  setVisible('visible')
  await wait(POLL_MS - 1)
  expect(requests).toHaveLength(3)
})

it('polls less and less while the server is unavailable, and immediately when it is back', async () => {
  follow(() => undefined)
  await wait(0)
  answers = Array.from({ length: 20 }, () => 503)
  await wait(POLL_MS)
  expect(requests).toHaveLength(2)
  await wait(POLL_MS * 2 - 1)
  expect(requests).toHaveLength(2)
  await wait(1)
  expect(requests).toHaveLength(3)
  await wait(10 * 60_000)
  expect(requests.length).toBeLessThanOrEqual(3 + (10 * 60_000) / MAX_POLL_MS + 4)
  answers = [{ changes: [order] }]
  connectionStore.set('disconnected')
  connectionStore.set('connected')
  const before = requests.length
  await wait(0)
  expect(requests).toHaveLength(before + 1)
  await wait(POLL_MS)
  expect(requests).toHaveLength(before + 2)
})

it('reports that anything may have changed when the server rejects the cursor', async () => {
  const listener = vi.fn<(news: LiveNews) => void>()
  answers = [{}, 400]
  follow(listener)
  await wait(POLL_MS)
  expect(listener.mock.calls).toEqual([[null]])
  await wait(2 * POLL_MS)
  expect(requests.at(-1)?.address).toBe(CALLS.listChanges[1])
})

it('ends with the session, and ignores later responses', async () => {
  const listener = vi.fn<(news: LiveNews) => void>()
  follow(listener)
  await wait(0)
  answers = [{ changes: [order] }]
  let arrive = () => undefined as void
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return answer(address, init)
  })
  await wait(POLL_MS)
  sessionStore.set(null)
  arrive()
  await wait(10 * POLL_HIDDEN_MS)
  expect(listener).not.toHaveBeenCalled()
  expect(requests).toHaveLength(2)
})

it('starts again for the next user', async () => {
  follow(() => undefined)
  await wait(POLL_MS)
  sessionStore.set({ ...sessionOf('owner'), buyer_id: 'other' })
  await wait(0)
  expect(requests.at(-1)?.address).toBe(CALLS.listChanges[1])
})

it('polls for the platform’s users, and not for users without documents', async () => {
  sessionStore.set(accountOf('super-admin'))
  follow(() => undefined)
  await wait(POLL_MS)
  expect(requests).toEqual([])
  sessionStore.set(accountOf('provider'))
  await wait(0)
  expect(requests).toHaveLength(1)
})

it('polls when the socket announces changes, and otherwise rarely while connected', async () => {
  follow(() => undefined)
  await wait(0)
  socketStore.set('connected')
  await wait(MAX_POLL_MS - 1)
  expect(requests).toHaveLength(1)
  await wait(1)
  expect(requests).toHaveLength(2)
  publishNews('changed', null)
  await wait(MIN_POLL_MS)
  expect(requests).toHaveLength(3)
  publishNews('resync', null)
  await wait(MIN_POLL_MS)
  expect(requests).toHaveLength(4)
  socketStore.set('away')
  await wait(POLL_MS)
  expect(requests).toHaveLength(5)
})

it('polls again for changes announced during a poll', async () => {
  follow(() => undefined)
  socketStore.set('connected')
  // The first request is still running.
  publishNews('changed', null)
  await wait(MIN_POLL_MS)
  expect(requests).toHaveLength(2)
})

it('waits with announced changes until the tab is visible', async () => {
  follow(() => undefined)
  await wait(0)
  socketStore.set('connected')
  setVisible('hidden')
  publishNews('changed', null)
  await wait(POLL_HIDDEN_MS / 2)
  expect(requests).toHaveLength(1)
  setVisible('visible')
  await wait(0)
  expect(requests).toHaveLength(2)
})
