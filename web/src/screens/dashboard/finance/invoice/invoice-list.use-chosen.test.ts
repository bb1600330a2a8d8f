// @vitest-environment happy-dom
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../../lib/hook.fixture'
import type { InvoicesSearch } from './search-params'
import { useChosen } from './invoice-list'

const went = vi.hoisted(() => vi.fn<(to: { search: InvoicesSearch }) => void>())
vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: (() => went) as never,
}))
vi.mock(import('../../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => true,
}))

const ROWS = ['INV-1', 'INV-2'].map(
  (number) => ({ invoice_number: number, actions: { pay: true } }) as Invoice,
)

it('the selection follows the address when something else changes it', async () => {
  const address: { search: InvoicesSearch } = { search: {} }
  const { now, act, rerender, leave } = await mountHook(() => useChosen(address.search, ROWS))
  const chosen = () => now().rows.map((row) => row.invoice_number)
  const tick = (...numbers: string[]) =>
    act(({ table }) => table?.selection.onChange(new Set(numbers)))
  /** Simulates that the address contains the change a moment later. */
  const arrive = () => {
    address.search = went.mock.lastCall?.[0].search ?? {}
    return rerender()
  }
  await tick('INV-1')
  await tick('INV-1', 'INV-2')
  expect(chosen()).toEqual(['INV-1', 'INV-2'])
  await arrive()
  expect(chosen()).toEqual(['INV-1', 'INV-2'])
  address.search = { invoice: ['INV-1'], skip: 1 }
  await rerender()
  expect(chosen()).toEqual(['INV-1'])
  address.search = {}
  await rerender()
  expect(chosen()).toEqual([])
  await leave()
})
