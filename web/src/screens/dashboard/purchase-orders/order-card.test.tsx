// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { rowOf } from '../../../features/orders/order-figures'
import { orderOf, packageOf } from '../../../features/orders/order.fixture'
import { mountPage } from '../../../lib/page.fixture'
import { OrderCard } from './order-card'
import { tabOfState } from './search-params'

vi.mock(import('../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => false,
}))
vi.mock('../../../documents/use-department-name', () => ({
  useDepartmentName: () => (name: string) => name,
}))
vi.mock('./order-actions', () => ({ OrderActions: () => null }))
vi.mock('./package-actions', () => ({ PackageActions: () => null }))
vi.mock('./package-block', () => ({ PackageBlock: () => null }))
vi.mock('./down-payment-panel', () => ({ DownPaymentPanel: () => null, RefundNote: () => null }))

const loaded = vi.hoisted(() => vi.fn<(id: string | undefined) => { data: undefined }>())
vi.mock(import('../../../features/orders/orders.queries'), async (original) => ({
  ...(await original()),
  useOrder: loaded as never,
}))

it('an expanded row is loaded when it comes near the screen', async () => {
  loaded.mockReturnValue({ data: undefined })
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (typeof seen)[number]) {
        seen.push(onChange)
      }
      observe() {}
      disconnect() {}
    },
  )
  const row = rowOf({ ...orderOf([packageOf('New', 0)]), date: '2026-11-22T02:00:00Z' }, 'New')
  const { leave } = await mountPage(<OrderCard row={row} tab={tabOfState('New')} isOnly />)
  await act(async () => seen.at(-1)?.([{ isIntersecting: false }]))
  expect(new Set(loaded.mock.calls.map(([id]) => id))).toEqual(new Set([undefined]))
  await act(async () => seen.at(-1)?.([{ isIntersecting: true }]))
  expect(loaded).toHaveBeenLastCalledWith(row._id)
  await leave()
})

// proves 2.2.61
it.each([
  ['New', 'Rp. 1.000.000'],
  ['Waiting Down Payment', 'Rp. 1.000.000'],
  ['Shipped', 'Rp. 1.035.000'],
] as const)('in %s a card’s total is %s', async (state, total) => {
  const order = { ...orderOf([packageOf(state, 35_000)]), date: '2026-11-22T02:00:00Z' }
  const { page, leave } = await mountPage(
    <OrderCard row={rowOf(order, state)} tab={tabOfState(state)} isOnly={false} />,
  )
  const texts = [...page.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(texts).toContain(total)
  await leave()
})
