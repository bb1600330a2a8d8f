// @vitest-environment happy-dom
import { AUTOSAVE_IDLE_MS } from '@pasok/domain/cart/cart.constants'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import type { OpenedMarker } from '@pasok/domain/cart/draft/draft.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openDocument } from '../../../features/cart/open-document'
import { ownCart } from '../../../features/cart/own-cart'
import type { call } from '../../../lib/api'
import { mountPage } from '../../../lib/page.fixture'
import { sessionOf } from '../../../lib/session.fixture'
import { sessionStore } from '../../../lib/session.store'
import type { LeaveGuard } from '../shared/drafts/leave-guard'
import { DraftSaving } from './draft-saving'

const { save, guard } = vi.hoisted(() => ({
  save: vi.fn<(name: string, input: object) => Promise<unknown>>(),
  guard: vi.fn<typeof LeaveGuard>(),
}))
vi.mock('dexie', () => import('../../../features/cart/dexie.fixture'))
vi.mock(import('../../../lib/api'), async (original) => ({
  ...(await original()),
  call: save as typeof call,
}))
vi.mock('../../../features/company/delivery-area', () => ({
  useDeliveryAreas: () => ({ area: { _id: 'jakarta' } }),
}))
vi.mock(import('../shared/drafts/leave-guard'), async (original) => ({
  ...(await original()),
  LeaveGuard: guard.mockReturnValue(null),
}))

const DRAFT = { id: 'a', code: 'PR/A', version: 1, change: true }
const statusOf = (page: HTMLElement) => page.querySelector('[role=status]')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const mount = async (marker: OpenedMarker) => {
  await openDocument(ownCart(), [lineOf()], marker)
  const mounted = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <DraftSaving />
    </QueryClientProvider>,
  )
  await pass(0)
  return mounted
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.set(sessionOf('owner'))
  const saved = { _id: 'a', code_pr: 'PR/A', version: 2, total: 1_110, changes: [] }
  save.mockReset().mockResolvedValue(saved)
  guard.mockClear()
  return () => {
    sessionStore.set(null)
    vi.useRealTimers()
  }
})

// proves 1.4.25 1.4.26
it('saves the draft in the cart 5 s after something was added, and asks before it is left', async () => {
  const { page, leave } = await mount(DRAFT)
  expect(statusOf(page)).toBe('Not saved yet')
  const { unsaved, mayContinue } = guard.mock.lastCall?.[0] ?? {}
  expect(unsaved).toBe(true)
  expect(mayContinue?.({ pathname: '/dashboard/products', search: {} })).toBe(true)
  const editor = { pathname: '/dashboard/purchase-requests', search: { page: 'create' } }
  expect(mayContinue?.(editor)).toBe(true)
  expect(mayContinue?.({ ...editor, search: {} })).toBe(false)
  await pass(AUTOSAVE_IDLE_MS - 1)
  expect(save).not.toHaveBeenCalled()
  await pass(1)
  expect(save).toHaveBeenCalledExactlyOnceWith(
    'updateRequest',
    expect.objectContaining({
      body: expect.objectContaining({ id: 'a', version: 1, address: { _id: 'jakarta' } }),
    }),
  )
  expect(statusOf(page)).toMatch(/^Saved/)
  await leave()
})

it('creates no draft from a cart without one', async () => {
  const { page, leave } = await mount({ change: true })
  await pass(10 * AUTOSAVE_IDLE_MS)
  expect(save).not.toHaveBeenCalled()
  expect(statusOf(page)).toBeUndefined()
  await leave()
})
