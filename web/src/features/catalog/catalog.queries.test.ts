// @vitest-environment happy-dom
import type { CompanyPrice } from '@pasok/domain/catalog/catalog.model'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../lib/api'
import { mountHook } from '../../lib/hook.fixture'
import { createStore, useStore } from '../../lib/store'
import { type Priced, useCompanyPrices } from './catalog.queries'

vi.mock('../../lib/api', () => ({
  call: vi.fn<() => void>(),
  queryKey: ({ name }: { name: string }, input: unknown) => [name, input],
}))

/** The price requests, which the test answers. */
let calls: { ids: unknown; answer: (prices: unknown) => void }[]
beforeEach(() => {
  calls = []
  vi.useFakeTimers()
  vi.mocked(call).mockImplementation(
    (_name, input) =>
      new Promise((resolve) => {
        const { product_ids: ids } = Object(input.query)
        calls.push({ ids, answer: (prices) => resolve(prices as never) })
      }),
  )
  return () => vi.useRealTimers()
})

const hit = (_id: string, retail_price = 100) => ({
  _id,
  retail_price,
  discount: 0.1,
  pajak: { title: 'PPN', value: 0.11 },
})
const price = (product_id: string, retail_price: number): CompanyPrice => ({
  product_id,
  retail_price,
  discount_product: 10,
  special_discount: 0,
  discount_setting: 0,
  discount_percentage: 10,
  discount_price: retail_price * 0.9,
})

async function look(first: readonly Priced[]) {
  const shown = createStore(first)
  const { now, act } = await mountHook(() => useCompanyPrices(useStore(shown)))
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  const answer = async (...prices: CompanyPrice[]) => {
    calls.at(-1)?.answer(prices)
    await pass(1)
  }
  const show = (products: readonly Priced[]) => act(() => shown.set(products))
  const lookAgain = () => act(() => window.dispatchEvent(new Event('focus')))
  return { now, answer, show, pass, lookAgain }
}

describe("the company's prices", () => {
  it('are loaded in one request, whatever the order of the products', async () => {
    const { show, answer } = await look([hit('b'), hit('a')])
    await answer(price('a', 100), price('b', 100))
    await show([hit('a'), hit('b')])
    expect(calls.map(({ ids }) => ids)).toEqual(['a,b'])
  })

  it('are loaded again for a product with a changed price', async () => {
    const { now, show, answer } = await look([hit('a'), hit('b')])
    await answer(price('a', 100), price('b', 100))
    const changed = hit('a', 200)
    await show([changed, hit('b')])
    expect(calls).toHaveLength(2)
    // The unchanged product still has its price; the changed one shows none until the new price arrives.
    expect(now().isPending).toBe(true)
    expect(now().priceOf(hit('b'))?.discount_price).toBe(90)
    expect(now().priceOf(changed)).toBeUndefined()
    await answer(price('a', 200), price('b', 100))
    expect(now().priceOf(changed)?.discount_price).toBe(180)
  })

  it('are loaded again when the user returns to the tab, but not immediately', async () => {
    const { now, answer, pass, lookAgain } = await look([hit('a')])
    await answer(price('a', 100))
    await pass(2_000)
    await lookAgain()
    expect(calls).toHaveLength(1)
    await pass(2_000)
    await lookAgain()
    expect(calls).toHaveLength(2)
    await answer(price('a', 300))
    expect(now().priceOf(hit('a'))?.discount_price).toBe(270)
  })
})
