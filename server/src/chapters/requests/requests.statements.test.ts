import { listOrdersByStatus, listOrders } from '@pasok/domain/orders/orders.contract'
import {
  approveRequest,
  getRequest,
  getRequestItems,
  listRequests,
  saveRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, productId } from '../../../test/company'
import { addProducts, addVendor } from '../../../test/world'
import { statementsOf } from '../../../test/count-statements'
import { assertSound, readStock } from '../../../test/invariants'
import { bodyOf } from '../../../test/requests'

const VENDORS = 20
const PRODUCTS_EACH = 25

let api: Api
let stock: Map<string, string>
let purchasing: Person
let approver: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  approver = await api.as('approver@maju.test')
  const terms = { discount: '1.5', downPayment: '10', term: 30, coverage: ['jakarta'] as const }
  const figures = { retail: '12345.67', discount: '0.05', tax: '0.11', stock: '1000', minimum: '1' }
  for (let vendor = 0; vendor < VENDORS; vendor += 1) {
    const key = `many${vendor}`
    await addVendor(api.db, { key, legalName: `PT Banyak ${vendor}`, ...terms })
    await addProducts(
      api.db,
      Array.from({ length: PRODUCTS_EACH }, (_, at) => ({
        ...figures,
        key: `${key}-${at}`,
        vendor: key,
        term: (at % 3) * 15,
      })),
    )
  }
  stock = await readStock(api.pool)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const bodyWith = (vendors: number, each: number) =>
  bodyOf('maju', [], {
    vendors: Array.from({ length: vendors }, (_, vendor) => ({
      packages: {
        items: Array.from({ length: each }, (_each, at) => ({
          productId: productId(`many${vendor}-${at}`),
          quantity: 1.25,
        })),
      },
    })),
  })

interface Counted {
  save: number
  update: number
  cart: number
  submit: number
  read: number
  approve: number
}

async function countsOf(vendors: number, each: number): Promise<Counted> {
  let id = ''
  const save = await statementsOf(async () => {
    const saved = await purchasing.must(saveRequest, { body: bodyWith(vendors, each) })
    id = saved._id
  })
  const update = await statementsOf(() =>
    purchasing.must(updateRequest, { body: { ...bodyWith(vendors, each), id, version: 1 } }),
  )
  const cart = await statementsOf(() => purchasing.must(getRequestItems, { params: { id } }))
  const submit = await statementsOf(() => purchasing.must(submitRequest, { params: { id } }))
  const read = await statementsOf(() => approver.must(getRequest, { params: { id } }))
  const approve = await statementsOf(() => approver.must(approveRequest, { params: { id } }))
  return {
    save: save.length,
    update: update.length,
    cart: cart.length,
    submit: submit.length,
    read: read.length,
    approve: approve.length,
  }
}

describe('the number of statements', () => {
  let few: Counted
  let many: Counted
  let largest: Counted
  beforeAll(async () => {
    few = await countsOf(2, 1)
    many = await countsOf(10, 20)
    largest = await countsOf(VENDORS, PRODUCTS_EACH)
  })

  it('of 200 lines of 10 vendors is small, with those of the session and the transaction', () => {
    expect(many).toEqual({ save: 8, update: 14, submit: 13, approve: 12, cart: 10, read: 13 })
  })

  it('is the same for 2 lines, for 200, and for 500 of 20 vendors', () => {
    expect([many, largest]).toEqual([few, few])
  })

  it('of a list does not grow with its rows', async () => {
    const lists = [
      (limit: number) => approver.must(listOrders, { query: { limit } }),
      (limit: number) =>
        approver.must(listOrdersByStatus, { query: { limit, lastStatus: 'Waiting Down Payment' } }),
      (limit: number) =>
        approver.must(listRequests, { params: { buyer_id: companyId('maju') }, query: { limit } }),
    ]
    for (const list of lists) {
      let rows: readonly unknown[] = []
      const one = await statementsOf(async () => (rows = await list(1)))
      expect(rows).toHaveLength(1)
      const all = await statementsOf(async () => (rows = await list(100)))
      expect(rows.length).toBeGreaterThan(1)
      expect(all).toHaveLength(one.length)
    }
  })
})
