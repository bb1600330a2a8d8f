// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocks } from './locks.fixture'
import type { LineListener, OpenLine } from './socket.line'
import { shareLine } from './socket.shared'
import { eventually } from './eventually.fixture'

/** Lines that were opened to the server; the last is the one that is open. */
let isServerThere = true
let lines: { listener: LineListener; asked: string[]; isClosed: boolean }[] = []
const open = (listener: LineListener): OpenLine => {
  const line = { listener, asked: [] as string[], isClosed: false }
  lines.push(line)
  if (isServerThere) listener.state(true)
  return {
    ask: async (name) => {
      line.asked.push(name)
      return { answered: name }
    },
    close: () => {
      line.isClosed = true
    },
  }
}

interface Tab {
  line: OpenLine
  heard: string[]
  isConnected: boolean
}
let tabs: Tab[] = []
function openTab(): Tab {
  const tab: Omit<Tab, 'line'> = { heard: [], isConnected: false }
  const line = shareLine(
    'maya',
    {
      news: (name) => void tab.heard.push(name),
      state: (isConnected) => void (tab.isConnected = isConnected),
    },
    open,
  )
  const whole = Object.assign(tab, { line })
  tabs.push(whole)
  return whole
}
const openLines = () => lines.filter(({ isClosed }) => !isClosed)

beforeEach(() => {
  isServerThere = true
  lines = []
  tabs = []
  vi.stubGlobal('navigator', { locks: createLocks() })
})
afterEach(() => {
  for (const { line } of tabs) line.close()
  vi.unstubAllGlobals()
})

it('is one socket for all tabs, and what it tells is told in each', async () => {
  const [first, second] = [openTab(), openTab()]
  await eventually(() => expect(second.isConnected).toBe(true))
  expect(lines).toHaveLength(1)
  lines[0]?.listener.news('changed', null)
  await eventually(() => expect(second.heard).toContain('changed'))
  expect(first.heard).toEqual(['changed'])
  expect(await second.line.ask('typing', {})).toEqual({ answered: 'typing' })
  expect(await first.line.ask('msg_to', {})).toEqual({ answered: 'msg_to' })
  expect(lines[0]?.asked).toEqual(['typing', 'msg_to'])
})

it('goes over to another tab when the one that holds it ends', async () => {
  const [first, second] = [openTab(), openTab()]
  await eventually(() => expect(second.isConnected).toBe(true))
  first.line.close()
  await eventually(() => expect(lines).toHaveLength(2))
  expect(openLines()).toHaveLength(1)
  expect(second.isConnected).toBe(true)
  expect(await second.line.ask('typing', {})).toEqual({ answered: 'typing' })
})

it('is away in every tab until the tab that took it over is connected', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()]
  await eventually(() => expect(third.isConnected).toBe(true))
  isServerThere = false
  first.line.close()
  await eventually(() => expect(third.isConnected).toBe(false))
  expect(second.isConnected).toBe(false)
})

it('tells nobody to read again who has heard all along', async () => {
  openTab()
  const second = openTab()
  await eventually(() => expect(second.heard).toEqual(['resync']))
  const third = openTab()
  document.dispatchEvent(new Event('visibilitychange'))
  lines[0]?.listener.news('changed', null)
  await eventually(() => expect(third.heard).toContain('changed'))
  expect(second.heard).toEqual(['resync', 'changed'])
})

it('tells a new tab to read again what it may have missed', async () => {
  openTab()
  const second = openTab()
  await eventually(() => expect(second.heard).toEqual(['resync']))
})

it('without the means for it each tab has its own', () => {
  vi.stubGlobal('navigator', {})
  openTab()
  openTab()
  expect(lines).toHaveLength(2)
})

it('is taken over from a tab that falls silent', async () => {
  const first = openTab()
  await eventually(() => expect(first.isConnected).toBe(true))
  vi.useFakeTimers()
  // Whatever is said to it, it hears nothing.
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => undefined)
  const second = openTab()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true, false])
  expect(first.isConnected).toBe(false)
  expect(await second.line.ask('typing', {})).toEqual({ answered: 'typing' })
  vi.restoreAllMocks()
})
