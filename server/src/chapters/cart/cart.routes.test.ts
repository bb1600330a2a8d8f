import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { idOf, productId } from '../../../test/company'
import type { ProductKey } from '../../../test/market'
import { statementsOf } from '../../../test/count-statements'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())

const lines = (...keys: ProductKey[]) =>
  person.must(makeCartLines, {
    body: { items: keys.map((key) => ({ productId: productId(key), quantity: 2 })) },
  })

// proves 1.5.59
it('returns lines in the requested order at the company’s prices, without withdrawn products', async () => {
  const made = await lines('sabun', 'ember', 'kertas')
  expect(made.map(({ slug }) => slug)).toEqual(['sabun', 'kertas'])
  expect(made[1]).toMatchObject({ quantity: 2, special_discount: 5.5, discount_price: 32_750 })
})

it('skips unknown products', async () => {
  const items = [
    { productId: idOf('nothing'), quantity: 1 },
    { productId: 'no id', quantity: 1 },
  ]
  expect(await person.must(makeCartLines, { body: { items } })).toEqual([])
})

it('takes the same number of statements for many as for one', async () => {
  const one = await statementsOf(() => lines('kertas'))
  const many = await statementsOf(() => lines('kertas', 'pulpen', 'bor', 'sabun', 'helm'))
  expect(many.length).toBe(one.length)
})
