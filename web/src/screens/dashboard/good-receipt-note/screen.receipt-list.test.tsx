// @vitest-environment happy-dom
import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { orderOf, packageOf } from '../../../features/orders/order.fixture'
import { mountPage } from '../../../lib/page.fixture'
import { ReceiptList } from './screen'

const awaited = vi.hoisted(() => ({ packages: [] as OrderPackage[] }))
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => () => Promise.resolve(),
}))
vi.mock(import('../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => true,
}))
vi.mock(import('../../../features/receipts/receipts.queries'), async (original) => ({
  ...(await original()),
  useReceipts: (() => ({ data: { rows: [], count: 0 }, error: null })) as never,
  useAwaited: (() => ({
    data: { pages: [{ rows: [orderOf(awaited.packages)] }] },
    isLoading: false,
  })) as never,
}))
vi.mock(import('../../../features/receipts/use-receiving'), async (original) => ({
  ...(await original()),
  useStoredEntries: () => [],
}))
vi.mock('./receipt-filters', () => ({ ReceiptFilters: () => null }))

const EMPTY = 'You dont have any active orders yet!'
const textOf = async () => {
  const { page, leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <ReceiptList search={{}} />
    </QueryClientProvider>,
  )
  const text = page.textContent
  await leave()
  return text
}

// proves 2.2.76
it('without receipts says that there is no active order, unless one waits to be received', async () => {
  expect(await textOf()).toContain(EMPTY)
  awaited.packages = [packageOf('Shipped', 0)]
  const waiting = await textOf()
  expect(waiting).toContain('PKG-1')
  expect(waiting).not.toContain(EMPTY)
})
