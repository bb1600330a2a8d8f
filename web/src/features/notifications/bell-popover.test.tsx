// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { BellPopover } from './bell-popover'

const requested = vi.hoisted(() => vi.fn<(query: { skip: number; limit: number }) => void>())
vi.mock(import('./notifications.queries'), async (original) => ({
  ...(await original()),
  useNotifications: ((query: { skip: number; limit: number }) => {
    requested(query)
    return { data: { rows: [], count: 0 }, error: null }
  }) as never,
  useRead: (() => ({ mutate: () => undefined, isPending: false })) as never,
}))

// proves 1.9.16 1.8.35
it('requests the latest fifteen, and shows the specified text without any', async () => {
  const { page } = await mountPage(
    <BellPopover list={undefined} unread={undefined} onClose={() => undefined} />,
  )
  expect(requested).toHaveBeenCalledWith({ skip: 0, limit: 15 })
  expect(page.textContent).toContain('You dont have any new notification yet.')
})
