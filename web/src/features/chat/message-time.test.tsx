// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { MessageTime } from './message-time'

// proves 2.9.24
it('is relative for seven days, then a date', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z'), toFake: ['Date'] })
  const { page, show } = await mountPage(<MessageTime iso="2026-11-14T10:00:01Z" />)
  expect(page.textContent).toMatch(/ago|last week/)
  await show(<MessageTime iso="2026-11-14T09:59:59Z" />)
  expect(page.textContent).toMatch(/14 Nov/)
  vi.useRealTimers()
})
