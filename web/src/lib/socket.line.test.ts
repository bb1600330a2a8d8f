// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionOf } from './session.fixture'
import { sessionStore } from './session.store'
import { openLine, type LineListener, type OpenLine } from './socket.line'

type Listener = (...args: unknown[]) => void

/** Simulates the part of the library's socket that a line uses. */
class Wire {
  connected = false
  /** Whether the library reconnects automatically. */
  active = true
  connects = 0
  cuts = 0
  readonly sent: string[] = []
  readonly bodies: unknown[] = []
  private readonly listeners = new Map<string, Listener>()
  private any: Listener = () => undefined

  on(name: string, listener: Listener): void {
    this.listeners.set(name, listener)
  }
  onAny(listener: Listener): void {
    this.any = listener
  }
  connect(): void {
    this.connects += 1
  }
  disconnect(): void {
    this.cuts += 1
    this.connected = false
  }
  timeout() {
    return {
      emitWithAck: async (name: string, body: unknown) => {
        this.sent.push(name)
        this.bodies.push(body)
        return { data: null }
      },
    }
  }
  emit(name: string, ...args: unknown[]): void {
    if (name === 'connect') this.connected = true
    if (name === 'disconnect') this.connected = false
    this.listeners.get(name)?.(...args)
  }
  news(name: string, body: unknown = null): void {
    this.any(name, body)
  }
}

const made = vi.hoisted(() => ({ wire: undefined as unknown }))
vi.mock('socket.io-client', () => ({ io: () => made.wire }))

let wire: Wire
let line: OpenLine
let states: boolean[]
let received: string[]

beforeEach(() => {
  vi.useFakeTimers()
  // Removes the random jitter of the delays.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  wire = new Wire()
  made.wire = wire
  states = []
  received = []
  const listener: LineListener = {
    news: (name) => void received.push(name),
    state: (isConnected) => void states.push(isConnected),
  }
  line = openLine(listener)
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('once connected reports it, reloads missed changes, and starts', () => {
  wire.emit('connect')
  expect(states).toEqual([true])
  expect(received).toEqual(['resync'])
  expect(wire.sent).toEqual(['login'])
})

// proves 2.7.43
it('starts with user, company and time', () => {
  vi.setSystemTime('2026-11-21T10:00:00Z')
  sessionStore.set(sessionOf('owner'))
  wire.emit('connect')
  expect(wire.bodies).toEqual([
    {
      user_id: 'auth-owner',
      user_name: 'Budi Santoso',
      company_id: 'company',
      company_name: 'PT Nusantara Maju Jaya',
      channel: 'BUYER',
      created_at: '2026-11-21T10:00:00.000Z',
    },
  ])
  sessionStore.set(null)
})

it('leaves reconnecting to the library when the connection is lost', async () => {
  wire.emit('connect')
  wire.emit('disconnect', 'transport close')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(states).toEqual([true, false])
  expect(wire.connects).toBe(0)
})

it('reconnects after a pause when the server has disconnected it', async () => {
  wire.emit('connect')
  wire.emit('disconnect', 'io server disconnect')
  await vi.advanceTimersByTimeAsync(14_999)
  expect(wire.connects).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(wire.connects).toBe(1)
})

it('when refused, waits as long as requested, then twice as long, until accepted', async () => {
  wire.active = false
  const refuse = () => wire.emit('connect_error', { data: { retryAfter: 2 } })
  refuse()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(wire.connects).toBe(1)
  refuse()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(wire.connects).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(wire.connects).toBe(2)
  wire.emit('connect')
  refuse()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(wire.connects).toBe(3)
})

it('never waits longer than a quarter of a minute, however often it is refused', async () => {
  wire.active = false
  for (let times = 1; times <= 6; times += 1) {
    wire.emit('connect_error', { data: { retryAfter: 2 } })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(wire.connects).toBe(times)
  }
})

it('does not retry errors that the library retries', async () => {
  wire.emit('connect_error', new Error('xhr poll error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wire.connects).toBe(0)
})

it('ends immediately when the browser is offline, and reconnects when it is back', () => {
  wire.emit('connect')
  window.dispatchEvent(new Event('offline'))
  expect(wire.cuts).toBe(1)
  window.dispatchEvent(new Event('online'))
  expect(wire.connects).toBe(1)
})

it('spreads the reload that all clients are sent, and reloads once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  wire.news('resync')
  wire.news('resync')
  wire.news('changed')
  expect(received).toEqual(['changed'])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(received).toEqual(['changed', 'resync'])
})

it('returns nothing without a connection', async () => {
  expect(await line.request('typing', {})).toBeUndefined()
  wire.emit('connect')
  expect(await line.request('typing', {})).toEqual({ data: null })
})

it('once closed receives nothing and does not reconnect', async () => {
  wire.emit('connect')
  wire.emit('disconnect', 'io server disconnect')
  line.close()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(wire.connects).toBe(0)
})
