import { listOrdersByStatus, listOrders } from '@pasok/domain/orders/orders.contract'
import { listVendorOrders } from '@pasok/domain/orders/orders.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Answer, type Api, type Person } from '../../test/api'
import { orderedOne } from '../../test/orders'
import { unheeded } from '../../test/unheeded'

let api: Api
let reader: Person
let vendor: Person

const MANY = 10_001

/** Adds copies of an order, a minute apart. Inserted without triggers, because they are only searched for. */
async function addCopies(id: string): Promise<void> {
  await unheeded(
    api.url,
    `insert into purchase_orders select (jsonb_populate_record(one, jsonb_build_object(
       'id', gen_random_uuid(), 'request_id', gen_random_uuid(), 'code', 'PO-COPY-' || n,
       'created_at', one.created_at - make_interval(mins => n)))).*
     from purchase_orders one, generate_series(1, $2) n where id = $1`,
    [id, MANY],
  )
  await unheeded(
    api.url,
    `insert into order_tabs (buyer_id, order_id, last_status, vendor_id, created_at)
     select buyer_id, id, last_status, vendor_id, created_at from purchase_orders
     where code like 'PO-COPY-%'`,
  )
  // Updates the statistics, so that the query plans fit the large number of rows.
  await unheeded(api.url, 'analyze purchase_orders, order_tabs')
}

beforeAll(async () => {
  api = await startApi()
  reader = await api.as('finance@maju.test')
  vendor = await api.as('vendor@sinar.test')
  const { _id: id } = await orderedOne(api, [{ product: 'kertas', quantity: 1 }])
  await addCopies(id)
})
afterAll(() => api.drop())

const COPIES = { searchTopic: 'code_po', searchValue: 'po-copy-' } as const
const codesShape = z.array(z.looseObject({ code_po: z.string() }))
const first = ({ data }: Answer) => codesShape.parse(data)[0]?.code_po

describe('a search that finds very much', () => {
  it('is counted to 10,000, and says that there are more', async () => {
    for (const answer of [
      await reader.request(listOrders, { query: COPIES }),
      await reader.request(listOrdersByStatus, { query: { ...COPIES, lastStatus: 'New' } }),
      await vendor.request(listVendorOrders, { query: COPIES }),
      await vendor.request(listVendorOrders, { query: { ...COPIES, lastStatus: 'New' } }),
    ]) {
      expect(answer).toMatchObject({ status: 200, count: 10_000, more: true })
      expect(first(answer)).toBe('PO-COPY-1')
    }
  })

  it('is counted on from where its page reaches', async () => {
    const at = (skip: number) =>
      vendor.request(listVendorOrders, { query: { ...COPIES, skip, limit: 100 } })
    expect(await at(98)).toMatchObject({ count: 10_000, more: true })
    const last = await at(99)
    expect([last.count, last.more, first(last)]).toEqual([MANY, undefined, 'PO-COPY-9901'])
    const beyond = await at(100)
    expect([beyond.count, beyond.more, first(beyond)]).toEqual([MANY, undefined, 'PO-COPY-10001'])
  })

  it('of fewer says how many', async () => {
    const answer = await reader.request(listOrders, {
      query: { ...COPIES, searchValue: 'po-copy-1000' },
    })
    expect([answer.count, answer.more]).toEqual([3, undefined])
  })
})
