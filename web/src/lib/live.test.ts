// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CALLS } from './calls'
import { connectionStore } from './connection'
import {
  followChanges,
  MIN_LOOK_MS,
  MAX_LOOK_MS,
  LOOK_EVERY_MS,
  LOOK_HIDDEN_MS,
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

it('asks at once, then every few seconds with the cursor of before, and as no activity', async () => {
  follow(() => undefined)
  await wait(0)
  expect(requests.map(({ address }) => address)).toEqual([CALLS.listChanges[1]])
  expect(requests[0]?.headers.get('X-Background')).toBe('1')
  await wait(LOOK_EVERY_MS)
  await wait(LOOK_EVERY_MS)
  expect(requests.slice(1).map(({ address }) => address)).toEqual([
    `${CALLS.listChanges[1]}?after=c1`,
    `${CALLS.listChanges[1]}?after=c2`,
  ])
})

it('tells each what it follows, and nothing when nothing changed', async () => {
  const [orders, both] = [vi.fn<(news: LiveNews) => void>(), vi.fn<(news: LiveNews) => void>()]
  answers = [{}, { changes: [order, receipt] }, { changes: [receipt] }, { reset: true }]
  follow(orders)
  stops.push(followChanges(['order', 'receipt'], both))
  await wait(3 * LOOK_EVERY_MS)
  expect(orders.mock.calls).toEqual([[[order]], [null]])
  expect(both.mock.calls).toEqual([[[order, receipt]], [[receipt]], [null]])
})

it('is one question for the whole tab, and none while nobody listens', async () => {
  const first = follow(() => undefined)
  const second = follow(() => undefined)
  await wait(LOOK_EVERY_MS)
  expect(requests).toHaveLength(2)
  first()
  await wait(LOOK_EVERY_MS)
  expect(requests).toHaveLength(3)
  second()
  await wait(10 * LOOK_EVERY_MS)
  expect(requests).toHaveLength(3)
})

it('goes on where it stopped', async () => {
  const stop = follow(() => undefined)
  await wait(0)
  stop()
  follow(() => undefined)
  await wait(0)
  expect(requests.at(-1)?.address).toContain('after=c1')
})

it('asks seldom in a tab that nobody sees, and at once when it is looked at again', async () => {
  follow(() => undefined)
  await wait(0)
  setVisible('hidden')
  await wait(LOOK_HIDDEN_MS - 1)
  expect(requests).toHaveLength(1)
  await wait(1)
  expect(requests).toHaveLength(2)
  await wait(LOOK_HIDDEN_MS / 2)
  setVisible('visible')
  await wait(0)
  expect(requests).toHaveLength(3)
  // Leaving the tab briefly does not cause an earlier request.
  setVisible('hidden')
  setVisible('visible')
  await wait(LOOK_EVERY_MS - 1)
  expect(requests).toHaveLength(3)
})

it('asks less and less while the server is away, and at once when it is back', async () => {
  follow(() => undefined)
  await wait(0)
  answers = Array.from({ length: 20 }, () => 503)
  await wait(LOOK_EVERY_MS)
  expect(requests).toHaveLength(2)
  await wait(LOOK_EVERY_MS * 2 - 1)
  expect(requests).toHaveLength(2)
  await wait(1)
  expect(requests).toHaveLength(3)
  await wait(10 * 60_000)
  expect(requests.length).toBeLessThanOrEqual(3 + (10 * 60_000) / MAX_LOOK_MS + 4)
  answers = [{ changes: [order] }]
  connectionStore.set('disconnected')
  connectionStore.set('connected')
  const before = requests.length
  await wait(0)
  expect(requests).toHaveLength(before + 1)
  await wait(LOOK_EVERY_MS)
  expect(requests).toHaveLength(before + 2)
})

it('has a cursor that the server no longer knows: everything may have changed', async () => {
  const listener = vi.fn<(news: LiveNews) => void>()
  answers = [{}, 400]
  follow(listener)
  await wait(LOOK_EVERY_MS)
  expect(listener.mock.calls).toEqual([[null]])
  await wait(2 * LOOK_EVERY_MS)
  expect(requests.at(-1)?.address).toBe(CALLS.listChanges[1])
})

it('ends with the session, and tells nobody what came after it', async () => {
  const listener = vi.fn<(news: LiveNews) => void>()
  follow(listener)
  await wait(0)
  answers = [{ changes: [order] }]
  let arrive = () => undefined as void
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return answer(address, init)
  })
  await wait(LOOK_EVERY_MS)
  sessionStore.set(null)
  arrive()
  await wait(10 * LOOK_HIDDEN_MS)
  expect(listener).not.toHaveBeenCalled()
  expect(requests).toHaveLength(2)
})

it('begins anew for the next person', async () => {
  follow(() => undefined)
  await wait(LOOK_EVERY_MS)
  sessionStore.set({ ...sessionOf('owner'), buyer_id: 'other' })
  await wait(0)
  expect(requests.at(-1)?.address).toBe(CALLS.listChanges[1])
})

it('asks for the platform’s own people, and nothing for those who have no documents', async () => {
  sessionStore.set(accountOf('super-admin'))
  follow(() => undefined)
  await wait(LOOK_EVERY_MS)
  expect(requests).toEqual([])
  sessionStore.set(accountOf('provider'))
  await wait(0)
  expect(requests).toHaveLength(1)
})

it('asks when the socket tells it to, and seldom by itself while it can', async () => {
  follow(() => undefined)
  await wait(0)
  socketStore.set('connected')
  await wait(MAX_LOOK_MS - 1)
  expect(requests).toHaveLength(1)
  await wait(1)
  expect(requests).toHaveLength(2)
  publishNews('changed', null)
  await wait(MIN_LOOK_MS)
  expect(requests).toHaveLength(3)
  publishNews('resync', null)
  await wait(MIN_LOOK_MS)
  expect(requests).toHaveLength(4)
  socketStore.set('away')
  await wait(LOOK_EVERY_MS)
  expect(requests).toHaveLength(5)
})

it('asks again for what changed while it asked', async () => {
  follow(() => undefined)
  socketStore.set('connected')
  // The first request is still running.
  publishNews('changed', null)
  await wait(MIN_LOOK_MS)
  expect(requests).toHaveLength(2)
})

it('leaves what changed for when somebody sees it', async () => {
  follow(() => undefined)
  await wait(0)
  socketStore.set('connected')
  setVisible('hidden')
  publishNews('changed', null)
  await wait(LOOK_HIDDEN_MS / 2)
  expect(requests).toHaveLength(1)
  setVisible('visible')
  await wait(0)
  expect(requests).toHaveLength(2)
})
