// @vitest-environment happy-dom
import type { OrderItem, OrderPackage } from '@pasok/domain/orders/orders.model'
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import type { refresh } from '../../../lib/refresh'
import { useItemDecision } from './use-item-decision'

const renewed = vi.hoisted(() => vi.fn<typeof refresh>(() => Promise.resolve()))
const toasted = vi.hoisted(() => vi.fn<(_: string) => void>())
vi.mock(import('../../../features/orders/orders.moves'), async (original) => ({
  ...(await original()),
  decideItems: () => Promise.resolve({ message: 'Decided' }) as never,
}))
vi.mock(import('../../../lib/refresh'), async (original) => ({
  ...(await original()),
  refresh: renewed,
}))
vi.mock(import('../../../ui/confirm'), async (original) => ({
  ...(await original()),
  confirm: () => Promise.resolve(true),
}))
vi.mock(import('../../../lib/toast'), async (original) => ({
  ...(await original()),
  toastSuccess: toasted,
}))

const item = { _id: 'i', name: 'Kertas', version: 1, actions: { accept: true } } as OrderItem
const pack = { _id: 'p', items: [item] } as OrderPackage

// proves 2.8.4 2.9.8
it.each(['accept', 'reject'] as const)(
  '%s: shows the server’s message and refreshes the orders a second later',
  async (kind) => {
    vi.clearAllMocks()
    vi.useFakeTimers()
    const { act } = await mountHook(() => useItemDecision(pack, { current: null }))
    await act(({ decideOne }) => {
      void decideOne(kind, item)
      return vi.advanceTimersByTimeAsync(990)
    })
    expect(toasted).toHaveBeenCalledWith('Decided')
    expect(renewed).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(20))
    expect(renewed.mock.calls.map(([, topics]) => topics)).toEqual([['order']])
    vi.useRealTimers()
  },
)
