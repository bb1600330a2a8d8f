// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { cartOf } from './draft-store'

const made = vi.hoisted(() => vi.fn<(name: string) => void>())
vi.mock('dexie', () => ({
  default: class {
    constructor(name: string) {
      made(name)
    }
    on = () => undefined
    version = () => ({ stores: () => undefined })
    table = () => ({})
  },
}))

// proves 1.3.28 1.3.29
it('each user has one local database for the cart and another for the template', () => {
  const cart = cartOf('a')
  expect(cartOf('a')).toBe(cart)
  expect(cartOf('a', 'template')).not.toBe(cart)
  cartOf('b')
  expect(made.mock.calls).toEqual([['pasok-cart-a'], ['pasok-template-a'], ['pasok-cart-b']])
})
