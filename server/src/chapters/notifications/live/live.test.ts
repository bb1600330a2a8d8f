import { offerProducts, withdrawProducts } from '@pasok/domain/catalog/portal/portal.contract'
import {
  removeBuyerDiscount,
  setBuyerDiscount,
} from '@pasok/domain/catalog/catalog.relations.contract'
import type { DataOf } from '@pasok/domain/kernel/contract'
import {
  cursorText,
  LIVE_TOPICS,
  type LiveTopic,
  MAX_CHANGES,
  readCursor,
} from '@pasok/domain/notifications/live/live'

import { listChanges } from '@pasok/domain/notifications/live/live.contract'
import { listOrders } from '@pasok/domain/orders/orders.contract'
import { getRequest } from '@pasok/domain/requests/requests.contract'
import { saveVendorTerms } from '@pasok/domain/vendors/portal/portal.contract'
import {
  changeBuyerTerms,
  endBuyer,
} from '@pasok/domain/vendors/relations/relations.portal.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, productId, vendorId } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { statementsOf } from '../../../../test/count-statements'
import { approved, draft } from '../../../../test/requests'
import { PLATFORM_ID } from './live.store'
import { sweepOldRows } from '../../../jobs/sweep-old-rows'

let api: Api
let buyer: Person
beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())
beforeEach(() => api.pool.query('delete from live_changes'))

type ChangesAnswer = DataOf<typeof listChanges>

const changesAfter = (person: Person, after?: string): Promise<ChangesAnswer> =>
  person.must(listChanges, { query: { after } })
const begin = async (person: Person) => (await changesAfter(person)).cursor
const codesOf = ({ changes }: ChangesAnswer) => changes.map(({ code }) => code).toSorted()

const INSERT = `insert into live_changes (owner_id, topic, document_id, code)
  values ($1, $4, $2, $3)`
const rowOf = (code: string, owner = companyId('maju'), topic: LiveTopic = 'order') => [
  owner,
  idOf(code),
  code,
  topic,
]
const write = (code: string, owner?: string, topic?: LiveTopic) =>
  api.pool.query(INSERT, rowOf(code, owner, topic))

/** Writes a change and returns a function that commits it. */
async function writeSlowly(code: string): Promise<() => Promise<void>> {
  const client = await api.pool.connect()
  await client.query('begin')
  await client.query(INSERT, rowOf(code))
  return async () => {
    await client.query('commit')
    client.release()
  }
}

describe('changes', () => {
  it('are returned once to each client after its cursor', async () => {
    const first = await begin(buyer)
    await write('PO-1')
    await write('PO-2')
    const latest = await changesAfter(buyer, first)
    expect(latest).toMatchObject({ reset: false })
    expect(codesOf(latest)).toEqual(['PO-1', 'PO-2'])
    expect(codesOf(await changesAfter(buyer, latest.cursor))).toEqual([])
    // Each tab has its own cursor.
    expect(codesOf(await changesAfter(buyer, first))).toEqual(['PO-1', 'PO-2'])
  })

  it('of one document are one', async () => {
    const cursor = await begin(buyer)
    for (let at = 0; at < 5; at += 1) await write('PO-1')
    expect((await changesAfter(buyer, cursor)).changes).toEqual([
      { topic: 'order', id: idOf('PO-1'), code: 'PO-1' },
    ])
  })

  it('that were written early and committed late are not missed', async () => {
    const before = await begin(buyer)
    const commit = await writeSlowly('PO-early')
    await write('PO-late')
    const latest = await changesAfter(buyer, before)
    // The open transaction does not delay changes of other transactions.
    expect(codesOf(latest)).toEqual(['PO-late'])
    await commit()
    const next = await changesAfter(buyer, latest.cursor)
    expect(codesOf(next)).toEqual(['PO-early'])
    expect(codesOf(await changesAfter(buyer, next.cursor))).toEqual([])
  })

  it('are each returned once, in any order of commits', async () => {
    const codes = Array.from({ length: 60 }, (_, at) => `PO-${at}`)
    let cursor = await begin(buyer)
    const received: string[] = []
    const look = async () => {
      const answer = await changesAfter(buyer, cursor)
      cursor = answer.cursor
      received.push(...codesOf(answer))
    }
    const running = new Set<() => Promise<void>>()
    for (const [at, code] of codes.entries()) {
      running.add(await writeSlowly(code))
      // Some commit immediately, some much later, in a different order from their start.
      const done = [...running].filter((_, place) => (place * 7 + at) % 3 === 0 || running.size > 6)
      for (const commit of done) {
        running.delete(commit)
        await Promise.all([commit(), look()])
      }
    }
    for (const commit of running) await commit()
    await look()
    expect(received.toSorted()).toEqual(codes.toSorted())
  })

  it('from just before the first request are returned with it', async () => {
    await write('PO-1')
    await api.pool.query("update live_changes set at = at - interval '20 seconds'")
    await write('PO-2')
    expect(codesOf(await changesAfter(buyer))).toEqual(['PO-2'])
  })

  it('are those of the own company', async () => {
    const vendor = await api.as('vendor@sinar.test')
    const other = await api.as('purchasing@lain.test')
    const cursor = await begin(buyer)
    await write('PO-1')
    await write('PO-2', vendorId('sinar'))
    await write('PO-3', companyId('lain'))
    for (const [person, code] of [
      [buyer, 'PO-1'],
      [vendor, 'PO-2'],
      [other, 'PO-3'],
    ] as const)
      expect(codesOf(await changesAfter(person, cursor))).toEqual([code])
    const provider = await api.as('provider@pasok.test')
    expect(await changesAfter(provider, cursor)).toMatchObject({ reset: false, changes: [] })
  })

  it('of the platform are visible to the provider: payments to it, nothing else', async () => {
    const provider = await api.as('provider@pasok.test')
    const cursor = await begin(provider)
    for (const topic of LIVE_TOPICS) await write(`X-${topic}`, PLATFORM_ID, topic)
    expect(codesOf(await changesAfter(provider, cursor))).toEqual(['X-money', 'X-payment'])
    expect(codesOf(await changesAfter(buyer, cursor))).toEqual([])
  })

  it.each([
    ['requests.read', ['company', 'request']],
    ['orders.read', ['company', 'order']],
    ['receipts.create', ['company', 'order']],
    ['receipts.read', ['company', 'receipt']],
    ['company.read', ['company']],
  ] as const)('are of what one may read: with %s of %j', async (feature, topics) => {
    const person = await api.as(await addCustomRole(api.db, 'maju', feature, [feature]))
    const cursor = await begin(person)
    for (const topic of LIVE_TOPICS) await write(`of-${topic}`, companyId('maju'), topic)
    const latest = await changesAfter(person, cursor)
    expect(latest.changes.map(({ topic }) => topic)).toEqual(topics)
  })

  it('are all of the vendor’s own for vendors', async () => {
    const vendor = await api.as('vendor@sinar.test')
    const cursor = await begin(vendor)
    for (const topic of ['order', 'receipt'] as const) await write(topic, vendorId('sinar'), topic)
    expect(codesOf(await changesAfter(vendor, cursor))).toEqual(['order', 'receipt'])
  })

  it('beyond the maximum are returned as a complete reload', async () => {
    const cursor = await begin(buyer)
    for (let at = 0; at <= MAX_CHANGES; at += 1) await write(`PO-${at}`)
    const latest = await changesAfter(buyer, cursor)
    expect(latest).toMatchObject({ reset: true, changes: [] })
    expect(await changesAfter(buyer, latest.cursor)).toMatchObject({ reset: false, changes: [] })
  })

  it('take one query besides authentication', async () => {
    const cursor = await begin(buyer)
    const sent = await statementsOf(() => changesAfter(buyer, cursor))
    const queries = sent.filter((text) => /live_changes/.test(text))
    expect(queries).toHaveLength(1)
    expect(sent.filter((text) => /^\s*(?:insert|update|delete)/i.test(text))).toEqual([])
  })
})

describe('a cursor', () => {
  const moved = (cursor: string, ms: number) => {
    const read = readCursor(cursor)
    if (!read) throw new Error(cursor)
    return cursorText({ ...read, at: read.at + ms })
  }

  it('that is too old only gets a new one', async () => {
    const cursor = await begin(buyer)
    expect(await changesAfter(buyer, moved(cursor, -49 * 60_000))).toMatchObject({ reset: false })
    const old = await changesAfter(buyer, moved(cursor, -51 * 60_000))
    expect(old).toMatchObject({ reset: true, changes: [] })
    expect(await changesAfter(buyer, old.cursor)).toMatchObject({ reset: false })
  })

  it('of another database counts as none', async () => {
    const cursor = await begin(buyer)
    const [at = ''] = cursor.split('.')
    const latest = await changesAfter(buyer, `${at}.900000000:900000001:`)
    expect(latest).toMatchObject({ reset: true, changes: [] })
  })

  it.each(['x', '1.2:1:', '1.0:0:', `1.1:2:${'1,'.repeat(6_000)}1`])(
    'that is none is refused: %j',
    async (after) => {
      const answer = await buyer.request(listChanges, { query: { after } })
      expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    },
  )
})

describe('expired changes', () => {
  it('are deleted', async () => {
    await write('PO-old')
    await api.pool.query("update live_changes set at = at - interval '61 minutes'")
    await write('PO-1')
    await sweepOldRows(api.db)
    const { rows } = await api.pool.query('select code from live_changes')
    expect(rows).toEqual([{ code: 'PO-1' }])
  })
})

describe('changes of documents', () => {
  it('are published: a draft to its company, an approval with its orders to both sides', async () => {
    const vendor = await api.as('vendor@sinar.test')
    const other = await api.as('vendor@bersih.test')
    const cursor = await begin(buyer)
    const id = await draft(buyer, [{ product: 'kertas', quantity: 1 }])
    const request = await buyer.must(getRequest, { params: { id } })
    const drafted = await changesAfter(buyer, cursor)
    expect(drafted.changes).toEqual([{ topic: 'request', id, code: request.code_pr }])
    expect(await changesAfter(vendor, cursor)).toMatchObject({ changes: [] })

    const approver = await api.as('approver@maju.test')
    await approved(buyer, approver, [{ product: 'kertas', quantity: 1 }])
    const orders = (await (await api.as('finance@maju.test')).must(listOrders, {})).map(
      ({ _id, code_po }) => ({ topic: 'order', id: _id, code: code_po }),
    )
    expect(orders).toHaveLength(1)
    const latest = await changesAfter(buyer, drafted.cursor)
    expect(latest.changes.filter(({ topic }) => topic === 'order')).toEqual(orders)
    expect(latest.changes.filter(({ topic }) => topic === 'request')).toHaveLength(1)
    expect((await changesAfter(vendor, cursor)).changes).toEqual(orders)
    expect((await changesAfter(other, cursor)).changes).toEqual([])
  })

  it('of a product’s price or withdrawal are published to companies with a draft of it', async () => {
    const id = await draft(buyer, [{ product: 'kertas', quantity: 1 }])
    const other = await draft(buyer, [{ product: 'pulpen', quantity: 12 }])
    const { code_pr: code } = await buyer.must(getRequest, { params: { id } })
    await api.pool.query('delete from live_changes')
    const first = await begin(buyer)
    const vendor = await api.as('vendor@sinar.test')
    const body = { product_ids: [productId('kertas')] }
    await vendor.must(withdrawProducts, { body })
    const latest = await changesAfter(buyer, first)
    expect(latest.changes).toContainEqual({ topic: 'request', id, code })
    expect(latest.changes.map((change) => change.id)).not.toContain(other)
    await vendor.must(offerProducts, { body })
  })

  it('of a discount are published to the company if its draft has the product', async () => {
    const id = await draft(buyer, [{ product: 'kertas', quantity: 1 }])
    const other = await draft(buyer, [{ product: 'pulpen', quantity: 12 }])
    const neighbour = await api.as('purchasing@lain.test')
    await draft(neighbour, [{ product: 'kertas', quantity: 1 }])
    const vendor = await api.as('vendor@sinar.test')
    const params = { id: companyId('maju') }
    const idsAfter = async (change: () => Promise<unknown>, person = buyer) => {
      await api.pool.query('delete from live_changes')
      const first = await begin(person)
      await change()
      const { changes } = await changesAfter(person, first)
      return changes.filter(({ topic }) => topic === 'request').map((one) => one.id)
    }
    const product_id = productId('kertas')
    const set = (discount: number) =>
      vendor.must(setBuyerDiscount, { params, body: { product_id, discount } })
    const changed = await idsAfter(() => set(7))
    expect(changed).toContain(id)
    expect(changed).not.toContain(other)
    expect(await idsAfter(() => set(8), neighbour)).toEqual([])
    const remove = () => vendor.must(removeBuyerDiscount, { params: { ...params, product_id } })
    expect(await idsAfter(remove)).toContain(id)
    const terms = { default_discount: 3, default_down_payment: 0, default_payment_term: 30 }
    expect(await idsAfter(() => vendor.must(saveVendorTerms, { body: terms }))).toContain(id)
    const granted = { initial_discount: 4, payment_term: 45, down_payment: 0 }
    expect(
      await idsAfter(() => vendor.must(changeBuyerTerms, { params, body: granted })),
    ).toContain(id)
    expect(
      await idsAfter(() => vendor.must(endBuyer, { params, body: { reason: 'x' } })),
    ).toContain(id)
  })
})
