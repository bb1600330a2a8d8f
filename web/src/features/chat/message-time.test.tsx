// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { MessageTime } from './message-time'

// proves 2.2.93 2.2.94 2.9.24
it.each([
  ['2026-11-21T09:57:00Z', '3 minutes ago'],
  ['2026-11-14T10:00:00Z', '7 days ago'],
  ['2026-11-14T09:59:59Z', '14 Nov 2026'],
  ['2026-01-02T09:00:00Z', '2 Jan 2026'],
])('a message of %s was written %s', async (iso, shown) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
  const { page, leave } = await mountPage(<MessageTime iso={iso} />)
  expect(page.querySelector('time')?.textContent).toBe(shown)
  await leave()
  vi.useRealTimers()
})
