import type { QueryIn } from '@pasok/domain/kernel/contract'
import { getReceipt, listAwaited, listReceipts } from '@pasok/domain/receipts/receipts.contract'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import {
  approveReceipt,
  countVendorReceipts,
  getVendorReceipt,
  listVendorReceipts,
  returnReceipt,
} from '@pasok/domain/receipts/receipts.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { statementsOf } from '../../../test/count-statements'
import { assertSound, readStock } from '../../../test/invariants'
import { orderedOne } from '../../../test/orders'
import { allOf, received, shipped } from '../../../test/receipts'
import { foldCounts } from '../../db/document-counts'

let api: Api
let stock: Map<string, string>
let receiver: Person
let vendor: Person
/** Newest first: submitted, returned, approved, and one with nothing received whose order has ended. */
let all: Receipt[]

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  receiver = await api.as('receiving@maju.test')
  vendor = await api.as('vendor@sinar.test')
  const made: Receipt[] = []
  for (const amount of [0, 4, 1, 2.5]) {
    const place = await shipped(api)
    made.push(await received(receiver, place, allOf(place.pack, amount)))
  }
  const [ofNothing, approved, returned] = made
  for (const one of [ofNothing, approved])
    await vendor.must(approveReceipt, { params: { id: one?._id ?? '' }, body: {} })
  const reason = 'Four were delivered'
  await vendor.must(returnReceipt, { params: { id: returned?._id ?? '' }, body: { reason } })
  all = await Promise.all(
    made.toReversed().map(({ _id }) => receiver.must(getReceipt, { params: { id: _id } })),
  )
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

type Query = QueryIn<typeof listReceipts>
const list = async (query: Query = {}) => {
  const answer = await receiver.request(listReceipts, { query })
  expect(answer.status).toBe(200)
  return { rows: listReceipts.data.parse(answer.data), count: answer.count }
}
const searched = (searchTopic: NonNullable<Query>['searchTopic'], searchValue: string): Query => ({
  all: 'true',
  searchTopic,
  searchValue,
})

describe('the list of receipts', () => {
  // proves 2.2.73 2.4.16 2.7.18
  it('has receipts of active orders, newest first, with the total number', async () => {
    expect(await list()).toEqual({ rows: all.slice(0, 3), count: 3 })
    expect(await list({ all: 'true' })).toEqual({ rows: all, count: 4 })
    expect(await list({ all: 'true', skip: 1, limit: 3 })).toEqual({ rows: all.slice(3), count: 4 })
    expect(all.map(({ lastStatus }) => lastStatus)).toEqual([
      'Good Receive Note Submit',
      'Rejected',
      'Ready to Invoice',
      'Closed',
    ])
  })

  it('can be filtered by status', async () => {
    for (const lastStatus of ['Good Receive Note Submit', 'Rejected', 'Invoicing'] as const) {
      const wanted = all.filter((one) => one.lastStatus === lastStatus)
      expect(await list({ lastStatus })).toEqual({ rows: wanted, count: wanted.length })
    }
    const closed = { lastStatus: 'Closed' } as const
    expect((await list(closed)).count).toBe(0)
    expect((await list({ ...closed, all: 'true' })).count).toBe(1)
  })

  it('is searched by vendor and by each of its codes', async () => {
    const [, second] = all
    const codes = [
      ['code_po', second?.reference_doc.code_po],
      ['code_package', second?.reference_doc.code_package],
      ['code_grn', second?.received.code],
    ] as const
    for (const [topic, code = ''] of codes) {
      expect(await list(searched(topic, code.toLowerCase()))).toEqual({ rows: [second], count: 1 })
      expect((await list(searched(topic, `${code.split('-')[0]}-MAJU`))).count).toBe(4)
      expect((await list(searched(topic, '100%'))).count).toBe(0)
    }
    expect((await list(searched('vendor', 'sinar'))).count).toBe(4)
    expect((await list(searched('vendor', 'karya'))).count).toBe(0)
    expect((await list({ searchTopic: 'vendor', searchValue: 'sinar' })).count).toBe(3)
    expect((await list({ searchText: 'sinar' })).count).toBe(3)
    expect((await list({ searchText: 'kertas', all: 'true' })).count).toBe(4)
    expect((await list({ searchText: 'helm', all: 'true' })).count).toBe(0)
    expect((await list({ searchText: all[0]?.received.code, filter: 'vendor:pt' })).count).toBe(1)
  })

  it('is searched by the days on which receipts were entered', async () => {
    const range = { rangeTopic: 'createdAt', all: 'true' } as const
    expect((await list({ ...range, rangeFrom: '2020-01-01' })).count).toBe(4)
    expect((await list({ ...range, rangeTo: '2020-01-01' })).count).toBe(0)
  })

  it.each([
    { lastStatus: 'Nowhere' },
    { searchTopic: 'buyer', searchValue: 'x' },
    { searchTopic: 'vendor' },
    { all: 'yes' },
    { limit: '101' },
  ])('is refused for %j', async (query) => {
    const answer = await receiver.call('GET', '/api/grn', { query })
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
  })

  it('is the company’s own', async () => {
    const other = await api.as('owner@lain.test')
    expect(await other.must(listReceipts, { query: { all: 'true' } })).toEqual([])
    for (const id of [all[0]?._id, all[0]?.received.code, all[0]?.reference_doc.packageId])
      expect((await other.request(getReceipt, { params: { id: id ?? '' } })).status).toBe(404)
  })

  it('takes the same number of statements for one as for all', async () => {
    const ofOne = await statementsOf(() => list({ all: 'true', limit: 1 }))
    const ofAll = await statementsOf(() => list({ all: 'true' }))
    expect(ofAll.length).toBe(ofOne.length)
  })
})

describe('the vendor’s receipts', () => {
  it('are all of its own, newest first, counted by status', async () => {
    const answer = await vendor.request(listVendorReceipts)
    const rows = listVendorReceipts.data.parse(answer.data)
    expect([answer.count, rows.map(({ _id }) => _id)]).toEqual([4, all.map(({ _id }) => _id)])
    expect(rows[0]).toMatchObject({
      buyer: { name: 'PT Maju Bersama' },
      actions: { approve: true, return: true, invoice: false },
    })
    expect(await vendor.must(countVendorReceipts)).toEqual({
      'Good Receive Note Submit': 1,
      Rejected: 1,
      'Ready to Invoice': 1,
      Closed: 1,
    })
  })

  it('are searched by buyer, code and status', async () => {
    const find = async (query: QueryIn<typeof listVendorReceipts>) =>
      (await vendor.request(listVendorReceipts, { query })).count
    expect(await find({ searchTopic: 'buyer', searchValue: 'maju' })).toBe(4)
    expect(await find({ searchTopic: 'buyer', searchValue: 'lain' })).toBe(0)
    const code = all[0]?.received.code ?? ''
    expect(await find({ searchTopic: 'code_grn', searchValue: code })).toBe(1)
    expect(await find({ lastStatus: 'Ready to Invoice' })).toBe(1)
  })

  it('are opened by id and by code, and no other vendor’s', async () => {
    const id = all[0]?._id ?? ''
    const receipt = await vendor.must(getVendorReceipt, { params: { id } })
    const code = receipt.received.code
    expect(await vendor.must(getVendorReceipt, { params: { id: code } })).toEqual(receipt)
    const { packageId } = receipt.reference_doc
    expect(await vendor.must(getVendorReceipt, { params: { id: packageId } })).toEqual(receipt)
    const other = await api.as('vendor@karya.test')
    expect(await other.must(listVendorReceipts)).toEqual([])
    expect(await other.must(countVendorReceipts)).toEqual({})
    for (const params of [{ id }, { id: code }]) {
      const body = {}
      expect((await other.request(getVendorReceipt, { params })).status).toBe(404)
      expect((await other.request(approveReceipt, { params, body })).status).toBe(404)
      const reason = 'Not mine'
      expect((await other.request(returnReceipt, { params, body: { reason } })).status).toBe(404)
    }
  })

  it('are not returned without a reason, nor moved by an old version', async () => {
    const params = { id: all[0]?._id ?? '' }
    for (const body of [{}, { reason: ' ' }]) {
      const answer = await vendor.call('POST', `/api/vendor/receipts/${params.id}/return`, { body })
      expect(answer).toMatchObject({ status: 400, errors: [{ path: 'reason' }] })
    }
    const stale = await vendor.request(approveReceipt, { params, body: { version: 7 } })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
  })
})

it('a change that concerns no count of receipts writes none', async () => {
  await foldCounts(api.db)
  await api.pool.query('update receipts set updated_at = updated_at')
  expect((await api.pool.query('select from document_count_deltas')).rows).toEqual([])
})

describe('the list of expected packages', () => {
  const waits = async (query: QueryIn<typeof listAwaited> = {}) => {
    const answer = await receiver.request(listAwaited, { query })
    const rows = listAwaited.data.parse(answer.data)
    const codes = rows.flatMap(({ packages }) => packages.map((pack) => pack.code_package))
    return { codes, count: answer.count }
  }

  it('is what was shipped, until it has a receipt', async () => {
    expect(await waits()).toEqual({ codes: [], count: 0 })
    await orderedOne(api, [{ product: 'kertas', quantity: 1 }])
    const { order, pack } = await shipped(api)
    const there = { codes: [pack.code_package], count: 1 }
    expect(await waits()).toEqual(there)
    for (const [searchTopic, searchValue] of [
      ['vendor', 'sinar'],
      ['code_po', order.code_po],
      ['code_package', pack.code_package.toLowerCase()],
      ['code_package', 'PKG-MAJU'],
    ] as const)
      expect(await waits({ searchTopic, searchValue })).toEqual(there)
    expect((await waits({ searchTopic: 'code_package', searchValue: 'PKG-ELSE' })).count).toBe(0)
    const other = await api.as('owner@lain.test')
    expect(await other.must(listAwaited)).toEqual([])
    await received(receiver, { order, pack })
    expect(await waits()).toEqual({ codes: [], count: 0 })
  })
})
