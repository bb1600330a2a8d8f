// @vitest-environment happy-dom
import type { Notification } from '@pasok/domain/notifications/notifications.model'
import { beforeEach, expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { NotificationList } from './notification-list'

interface Found {
  rows: Notification[]
  count: number
}
const found = vi.hoisted(() => ({ data: undefined as Found | undefined }))
vi.mock(import('./notifications.queries'), async (original) => ({
  ...(await original()),
  useNotifications: (() => ({ ...found, error: null, fetchStatus: 'idle' })) as never,
  useRead: (() => ({ mutate: () => undefined, isPending: false })) as never,
}))
vi.mock(import('../../lib/address-link'), async (original) => ({
  ...(await original()),
  AddressLink: (({ children }: { children: string }) => <a href="#there">{children}</a>) as never,
}))

const row = (_id: string, status: Notification['status']): Notification => ({
  _id,
  message: `Told ${_id}`,
  category: 'Orders',
  link_url: '/dashboard',
  payload: { kind: '', id: '', code: '' },
  status,
  read_by: {},
  createdAt: '2026-11-21T09:57:00Z',
})
const mount = async () =>
  (await mountPage(<NotificationList address={{}} go={() => undefined} unreadCount={0} />)).page

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
  return () => vi.useRealTimers()
})

// proves 2.2.91
it('marks what is unread, says how long ago it was, and is paged', async () => {
  found.data = { rows: [row('one', 'unread'), row('two', 'read')], count: 31 }
  const page = await mount()
  const [one, two] = page.querySelectorAll('ul[aria-label="Notifications"] > li')
  expect(one?.getAttribute('data-unread')).toBe('true')
  expect(one?.textContent).toContain('Unread')
  expect(two?.getAttribute('data-unread')).toBeNull()
  for (const li of [one, two]) expect(li?.textContent).toContain('3 minutes ago')
  expect(page.querySelector('[aria-label="Next page"]')).not.toBeNull()
})

// proves 1.8.35 2.2.92
it('shows the specified text without any', async () => {
  found.data = { rows: [], count: 0 }
  expect((await mount()).textContent).toContain('You dont have any new notification yet.')
})

// proves 2.9.7
it('reserves space for five while loading', async () => {
  found.data = undefined
  expect((await mount()).querySelector('[role=status]')?.children).toHaveLength(5)
})

it('unfolds the earlier moves of the same order', async () => {
  const earlier = [{ _id: 'two', message: 'Told two', createdAt: '2026-11-21T09:55:00Z' }]
  found.data = { rows: [{ ...row('one', 'read'), earlier }], count: 1 }
  const folded = (await mount()).querySelector('details')
  expect(folded?.querySelector('summary')?.textContent).toBe('1 earlier change')
  expect(folded?.querySelector('li')?.textContent).toContain('Told two')
})
