// @vitest-environment happy-dom
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { AUTOSAVE_IDLE } from '@pasok/domain/requests/requests.constants'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_MARKER, type CartMarker } from '../../../features/cart/cart.marker'
import { mountPage } from '../../../lib/page.fixture'
import type { LeaveGuard } from '../shared/drafts/leave-guard'
import { DraftSaving } from './draft-saving'

const { cart, save, guard } = vi.hoisted(() => ({
  cart: { marker: {} as CartMarker },
  save: vi.fn<() => Promise<{ revision: number }>>(),
  guard: vi.fn<typeof LeaveGuard>(),
}))
vi.mock(import('../../../features/cart/cart.store'), () => ({
  useCart: (() => ({ lines: [lineOf()], ready: true, ...cart })) as never,
  useCartMarker: () => cart.marker,
}))
vi.mock('../../../features/company/delivery-area', () => ({
  useDeliveryAreas: () => ({ area: { _id: 'jakarta' } }),
}))
vi.mock('../shared/drafts/use-save-draft', () => ({ useSaveDraft: () => save }))
vi.mock(import('../shared/drafts/leave-guard'), async (original) => ({
  ...(await original()),
  LeaveGuard: guard.mockReturnValue(null),
}))

const DRAFT = { ...EMPTY_MARKER, id: 'a', cartId: 'one', revision: 3, change: true }
const said = (page: HTMLElement) => page.querySelector('[role=status]')?.textContent
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  save.mockReset().mockResolvedValue({ revision: 3 })
  guard.mockClear()
  return () => vi.useRealTimers()
})

// proves 1.4.25 1.4.26
it('saves the draft in the cart 5 s after something was added, and asks before it is left', async () => {
  cart.marker = DRAFT
  const { page, leave } = await mountPage(<DraftSaving />)
  expect(said(page)).toBe('Not saved yet')
  const { unsaved, goesOn } = guard.mock.lastCall?.[0] ?? {}
  expect(unsaved).toBe(true)
  expect(goesOn?.({ pathname: '/dashboard/products', search: {} })).toBe(true)
  const editor = { pathname: '/dashboard/purchase-requests', search: { page: 'create' } }
  expect(goesOn?.(editor)).toBe(true)
  expect(goesOn?.({ ...editor, search: {} })).toBe(false)
  await pass(AUTOSAVE_IDLE - 1)
  expect(save).not.toHaveBeenCalled()
  await pass(1)
  expect(save).toHaveBeenCalledOnce()
  expect(said(page)).toBe('Saved')
  await leave()
})

it('makes no draft of a cart that is none yet', async () => {
  const { id: _none, ...marker } = DRAFT
  cart.marker = marker
  const { page, leave } = await mountPage(<DraftSaving />)
  await pass(10 * AUTOSAVE_IDLE)
  expect(save).not.toHaveBeenCalled()
  expect(said(page)).toBeUndefined()
  await leave()
})
