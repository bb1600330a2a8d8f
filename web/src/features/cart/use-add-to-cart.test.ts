// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import type { lineFromProduct } from '@pasok/domain/cart/cart.from-product'
import { mountHook } from '../../lib/hook.fixture'
import type { addProduct } from './cart.store'
import { useAddToCart } from './use-add-to-cart'

const added = vi.hoisted(() => vi.fn<typeof addProduct>())
vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  call: () => Promise.resolve() as never,
}))
vi.mock(import('@pasok/domain/cart/cart.from-product'), async (original) => ({
  ...(await original()),
  lineFromProduct: () => ({}) as ReturnType<typeof lineFromProduct>,
}))
vi.mock(import('./cart.store'), () => ({ addProduct: added }))
vi.mock(import('./cart.owner'), () => ({ ownCart: () => 'mine' as never }))

// proves 2.9.12
it('is in the cart a second after it was pressed, as the specification has it', async () => {
  vi.useFakeTimers()
  const { act } = await mountHook(() => useAddToCart(undefined, () => undefined))
  await act(({ add }) => {
    void add({ slug: 's', productId: 'p', vendorId: 'v' })
    return vi.advanceTimersByTimeAsync(990)
  })
  expect(added).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(added).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
