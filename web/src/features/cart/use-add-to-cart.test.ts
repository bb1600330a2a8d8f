// @vitest-environment happy-dom
import { ADD_TO_CART_DELAY_MS } from '@pasok/domain/catalog/catalog.constants'
import { expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import type { addProduct } from './change-lines'
import { useAddToCart } from './use-add-to-cart'
import { eventually } from '../../lib/eventually.fixture'

const added = vi.hoisted(() => vi.fn<typeof addProduct>())
const requested = vi.hoisted(() => vi.fn<() => Promise<unknown>>(() => Promise.resolve({})))
const reported = vi.hoisted(() => vi.fn<(message: string) => void>())
vi.mock('../../lib/api', () => ({ call: requested }))
vi.mock('../../lib/toast', () => ({ toastError: reported }))
vi.mock('./change-lines', () => ({ addProduct: added }))
vi.mock('./own-cart', () => ({ ownCart: (kind: string) => kind }))
vi.mock('@pasok/domain/cart/cart.from-product', () => ({
  lineFromProduct: () => ({ productId: 'p1', name: 'Kertas' }),
}))

const PRODUCT = { slug: 'kertas', productId: 'p1', vendorId: 'v1' }

// proves 2.2.45 2.4.32 2.9.12
it.each(['request', 'template'] as const)(
  'a line is prepared for a second, then added to the cart of the %s',
  async (kind) => {
    vi.useFakeTimers()
    added.mockReset()
    requested.mockResolvedValue({})
    const { now, act } = await mountHook(() => useAddToCart(undefined, () => undefined, kind))
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    expect(ADD_TO_CART_DELAY_MS).toBe(1_000)
    await act(({ add }) => void add(PRODUCT))
    // A second press within the delay adds nothing.
    await act(({ add }) => void add(PRODUCT))
    await pass(999)
    expect(now().isAdding('p1')).toBe(true)
    expect(added).not.toHaveBeenCalled()
    await pass(1)
    await eventually(() => expect(now().isAdding('p1')).toBe(false))
    const line = expect.objectContaining({ productId: 'p1' })
    expect(added).toHaveBeenCalledExactlyOnceWith(kind, line, undefined, undefined)
    vi.useRealTimers()
  },
)

// proves 1.8.12
it('a product that can’t be looked up is reported, and nothing is added', async () => {
  vi.useFakeTimers()
  added.mockReset()
  requested.mockRejectedValueOnce(new Error('The product is gone'))
  const { act } = await mountHook(() => useAddToCart(undefined, () => undefined))
  const isAdded = vi.fn<(is: boolean) => void>()
  await act(({ add }) => {
    void add(PRODUCT).then(isAdded)
    return vi.advanceTimersByTimeAsync(ADD_TO_CART_DELAY_MS)
  })
  expect(reported).toHaveBeenCalledExactlyOnceWith('The product is gone')
  expect(isAdded).toHaveBeenCalledExactlyOnceWith(false)
  expect(added).not.toHaveBeenCalled()
  vi.useRealTimers()
})
