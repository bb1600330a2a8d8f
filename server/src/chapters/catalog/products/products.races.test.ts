import * as contracts from '@pasok/domain/catalog/portal/portal.contract'
import { approveRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { productId } from '../../../../test/company'
import { addedProduct, COVERAGE, PRODUCT } from '../../../../test/portal'
import { during } from '../../../../test/during'
import { expectOneWinner } from '../../../../test/one-winner'
import { approved, submitted } from '../../../../test/requests'

let api: Api
let vendor: Person
let buyer: Person
let approver: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
  buyer = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
})
afterAll(() => api.drop())

const { createProduct, editProduct, getOwnProduct, quickEditProduct } = contracts
const kertas = productId('kertas')
const find = (id: string) => vendor.must(getOwnProduct, { params: { id } })
const buying = (quantity: number) => [{ product: 'kertas', quantity }] as const

/** Sets the stock based on a value that was read before orders reduced it. */
async function setLate(seen: number, stock: number) {
  return vendor.request(quickEditProduct, { body: { _id: kertas, stock, stock_seen: seen } })
}

describe('stock that orders reduce while it is edited', () => {
  it('is reported, and not overwritten', async () => {
    const before = await find(kertas)
    await approved(buyer, approver, buying(5))
    const { stock, version } = await find(kertas)
    // Orders do not change the version, so they do not conflict with edits of the text.
    expect([stock, version]).toEqual([before.stock - 5, before.version])
    const late = await setLate(before.stock, 2000)
    expect(late).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'stale_version',
          path: 'stock',
          message: expect.stringMatching(
            new RegExp(
              `^An order changed the stock on .+ \\(Person approver of maju\\): it is now ${stock}`,
            ),
          ),
        },
      ],
    })
    expect((await setLate(stock, 2000)).status).toBe(200)
    expect((await find(kertas)).stock).toBe(2000)
  })

  it('keeps the reduction when only other fields are changed', async () => {
    const seen = await find(kertas)
    await approved(buyer, approver, buying(3))
    const { _id, version, stock } = seen
    const body = { ...PRODUCT, ...seen, _id, version, stock_seen: stock, brand: 'New brand' }
    const saved = await vendor.must(editProduct, { body })
    expect(saved).toMatchObject({ brand: 'New brand', stock: stock - 3 })
    const quick = { _id, stock, stock_seen: stock, retail_price: 51_000 }
    const row = await vendor.must(quickEditProduct, { body: quick })
    expect(row).toMatchObject({ retail_price: 51_000, stock: stock - 3 })
  })

  it('is exact in any order of many concurrent requests', async () => {
    await api.pool.query('update products set stock = 1000 where id = $1', [kertas])
    for (let round = 0; round < 5; round += 1) {
      const { stock } = await find(kertas)
      const id = await submitted(buyer, buying(10))
      const [answer, edit] = await Promise.all([
        approver.request(approveRequest, { params: { id } }),
        setLate(stock, stock + 100),
      ])
      expect(answer.status).toBe(200)
      // Either the edit came first and the order reduced the new stock, or the edit was refused
      // because of the order.
      const wanted = edit.status === 200 ? stock + 90 : stock - 10
      expect([200, 409]).toContain(edit.status)
      expect((await find(kertas)).stock).toBe(wanted)
    }
  })

  it('is checked again after waiting for the order', async () => {
    const { stock } = await find(kertas)
    const take = ['update products set stock = stock - 1 where id = $1', [kertas]] as const
    const late = await during(api.pool, [take], () => setLate(stock, stock + 50))
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect((await find(kertas)).stock).toBe(stock - 1)
  })
})

describe('two concurrent requests', () => {
  it('with the same version do not both change a product', async () => {
    const { _id, version } = await addedProduct(vendor)
    const edits = [1, 2, 3, 4].map((retail_price) =>
      vendor.request(quickEditProduct, { body: { _id, version, retail_price } }),
    )
    const statuses = (await Promise.all(edits)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await find(_id)).version).toBe(2)
  })

  it('don’t take the same SKU, nor the same slug', async () => {
    const same = [1, 2, 3, 4].map((at) =>
      vendor.request(createProduct, {
        body: { ...PRODUCT, sku: at % 2 ? 'same-sku' : 'SAME-SKU', name: 'Same name at once' },
      }),
    )
    const answers = await Promise.all(same)
    expectOneWinner(answers)
    const names = [1, 2, 3, 4].map((at) =>
      vendor.must(createProduct, { body: { ...PRODUCT, sku: `slug-${at}`, name: 'One slug' } }),
    )
    const slugs = (await Promise.all(names)).map((product) => product.slug_product)
    expect(new Set(slugs).size).toBe(4)
    expect(slugs).toContain('one-slug')
  })

  it('leave no product without its delivery area', async () => {
    for (let round = 0; round < 5; round += 1) {
      const body = { ...COVERAGE, name: `Contested ${round}` }
      const { _id: coverage_id } = await vendor.must(contracts.createCoverage, { body })
      const [removed, added] = await Promise.all([
        vendor.request(contracts.removeCoverage, { params: { id: coverage_id } }),
        vendor.request(createProduct, {
          body: { ...PRODUCT, sku: `CONTESTED-${round}`, coverage_id },
        }),
      ])
      expectOneWinner([removed, added])
    }
  })
})
