// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { sessionOf } from '../lib/session.fixture'
import { sessionStore } from '../lib/session.store'
import { DueDate } from './due-date'

afterEach(() => sessionStore.set(null))

it.each(['America/New_York', 'UTC', 'Asia/Jakarta'])(
  'an invoice is due on the same day in %s',
  async (zone) => {
    sessionStore.set({ ...sessionOf('finance'), time_zone: zone })
    const { page, leave } = await mountPage(<DueDate day="2026-12-22" mark={null} />)
    expect(page.querySelector('span')?.textContent).toBe('22 Dec 2026')
    await leave()
  },
)
