import {
  addItem,
  approveRequest,
  deleteRequest,
  getRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { idOf, productId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { bodyOf, draft, submitted } from '../../../test/requests'
import { addProducts } from '../../../test/world'

/** Requests that no screen sends: each is refused with its code and changes nothing. */

let api: Api
let purchasing: Person
let owner: Person
beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
  owner = await api.as('owner@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const TABLES = [
  'purchase_requests',
  'request_lines',
  'request_vendors',
  'request_hands',
  'request_decisions',
  'status_history',
  'audit_log',
  'outbox',
  'code_counters',
  'purchase_orders',
  'products',
]

/** Returns a digest of everything stored about a request. */
async function traces(): Promise<string> {
  const { rows } = await api.pool.query<{ all: string }>(
    `select concat_ws(' ', ${TABLES.map(
      (table) =>
        `(select md5(string_agg(row_to_json(one)::text, '' order by one::text)) from ${table} one)`,
    ).join()}) as all`,
  )
  return rows[0]?.all ?? ''
}

const LINES = [{ product: 'kertas', quantity: 2 }] as const
const packed = <Items>(items: Items) => ({
  ...bodyOf('maju', []),
  vendors: [{ packages: { items } }],
})

/** Every request that takes a quantity, sent as literal text. */
const SENDS: Readonly<
  Record<string, (id: string, quantity: string) => ReturnType<Person['call']>>
> = {
  save: (_, quantity) => send('POST', '', packed([wanted]), quantity),
  update: (id, quantity) => send('PUT', '', { ...packed([wanted]), id }, quantity),
  addItem: (id, quantity) => send('PUT', '/addItem', { id, item: wanted }, quantity),
}
const wanted = { productId: productId('bor'), quantity: 'HERE' }
const send = (method: string, path: string, body: object, quantity: string) =>
  purchasing.call(method, `/api/purchase-request${path}`, {
    body: JSON.stringify(body).replace('"HERE"', quantity),
  })

describe('refused, and nothing is written:', () => {
  let open: string
  let sent: string
  let empty: string
  let edited: string
  let submittedId: string
  beforeAll(async () => {
    const vast = { vendor: 'sinar', retail: '999999999999.99', discount: '0', tax: '1' }
    await addProducts(api.db, [{ key: 'vast', ...vast, stock: '99999999', minimum: '1' }])
    open = await draft(purchasing, LINES)
    sent = await submitted(purchasing, LINES)
    empty = await draft(purchasing, [])
    // A user with all permissions who is not the Owner.
    const both = await api.as('purchasing2@maju.test')
    await api.pool.query(
      `update users set role_id = (select role_id from users where email = 'owner@maju.test')
        where email = $1`,
      [both.email],
    )
    edited = await draft(purchasing, LINES)
    await both.must(updateRequest, { body: { ...bodyOf('maju', LINES), id: edited } })
    await purchasing.must(submitRequest, { params: { id: edited } })
    submittedId = await draft(purchasing, LINES)
    await both.must(submitRequest, { params: { id: submittedId } })
  })

  let before: string
  beforeEach(async () => {
    before = await traces()
  })
  afterEach(async () => {
    if ((await traces()) !== before) throw new Error('something was written')
  })

  it.each(
    Object.keys(SENDS).flatMap((call) =>
      [
        '-1',
        '0',
        '-0.01',
        '1e308',
        '1e999',
        '1.005',
        '10000000',
        '"2"',
        '"two"',
        'null',
        '[1]',
      ].map((quantity) => ({ call, quantity })),
    ),
  )('$call with a quantity of $quantity', async ({ call, quantity }) => {
    const answer = await SENDS[call]?.(open, quantity)
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
  })

  it.each(['save', 'update'] as const)(
    '%s of 10,000 lines, however they are packed',
    async (call) => {
      const items = Array.from({ length: 10_000 }, (_, at) => ({
        productId: idOf(`line ${at}`),
        quantity: 1,
      }))
      const parts = Array.from({ length: 10 }, (_, at) =>
        items.slice(at * 1_000, at * 1_000 + 1_000),
      )
      const bodies = [
        { body: packed(items), status: 400, codes: ['bad_request'] },
        {
          body: { ...packed([]), vendors: parts.map((part) => ({ packages: { items: part } })) },
          status: 422,
          codes: ['rule'],
        },
        {
          body: { ...packed([]), vendors: [{ packages: parts.map((part) => ({ items: part })) }] },
          status: 422,
          codes: ['rule'],
        },
      ]
      for (const { body, ...wantedAnswer } of bodies) {
        const method = call === 'save' ? 'POST' : 'PUT'
        const answer = await purchasing.call(method, '/api/purchase-request', {
          body: { ...body, ...(call === 'update' && { id: open }) },
        })
        expect(answer).toMatchObject(wantedAnswer)
      }
    },
  )

  it('more vendors or packages than a request has', async () => {
    const vendors = Array.from({ length: 201 }, () => ({ packages: { items: [] } }))
    const packages = Array.from({ length: 51 }, () => ({ items: [] }))
    for (const odd of [{ vendors }, { vendors: [{ packages }] }]) {
      const body = { ...packed([]), ...odd }
      const answer = await purchasing.call('POST', '/api/purchase-request', { body })
      expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    }
  })

  it('a total that no number holds', async () => {
    const item = { productId: productId('vast'), quantity: 9_999_999.99 }
    for (const answer of [
      await purchasing.request(addItem, { body: { id: open, item } }),
      await purchasing.request(updateRequest, { body: { ...packed([item]), id: open } }),
    ])
      expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
  })

  it('an edit of a submitted request, by each way', async () => {
    const item = { productId: productId('bor'), quantity: 1 }
    for (const answer of [
      await purchasing.request(updateRequest, { body: { ...bodyOf('maju', LINES), id: sent } }),
      await owner.request(updateRequest, { body: { ...bodyOf('maju', []), id: sent, version: 2 } }),
      await purchasing.request(addItem, { body: { id: sent, item } }),
      await purchasing.request(deleteRequest, { params: { id: sent } }),
      await purchasing.request(submitRequest, { params: { id: sent } }),
    ])
      expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
  })

  it('a submission of nothing, and of what another version was', async () => {
    expect(await purchasing.request(submitRequest, { params: { id: empty } })).toMatchObject({
      status: 422,
      codes: ['rule'],
    })
    const stale = { params: { id: open }, body: { version: 7 } }
    expect(await purchasing.request(submitRequest, stale)).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
  })

  it('an approval of one’s own: edited, and handed in', async () => {
    const both = await api.as('purchasing2@maju.test')
    for (const id of [edited, submittedId])
      expect(await both.request(approveRequest, { params: { id } })).toMatchObject({
        status: 403,
        codes: ['forbidden'],
      })
    const { actions } = await both.must(getRequest, { params: { id: edited } })
    expect([actions.approve, actions.reject]).toEqual([false, false])
  })

  it('what another company would do to it', async () => {
    const stranger = await api.as('owner@lain.test')
    const item = { productId: productId('bor'), quantity: 1 }
    for (const id of [open, sent])
      for (const answer of [
        await stranger.request(deleteRequest, { params: { id } }),
        await stranger.request(submitRequest, { params: { id } }),
        await stranger.request(approveRequest, { params: { id } }),
        await stranger.request(updateRequest, { body: { ...bodyOf('lain', LINES), id } }),
        await stranger.request(addItem, { body: { id, item } }),
      ])
        expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
  })
})

it('a product that stays in a draft stays the same line, whatever is saved around it', async () => {
  const id = await draft(purchasing, [
    { product: 'kertas', quantity: 1 },
    { product: 'helm', quantity: 1 },
  ])
  const lines = async () => {
    const { vendors } = await purchasing.must(getRequest, { params: { id } })
    const items = vendors.flatMap(({ packages }) => packages.flatMap((one) => one.items))
    return Object.fromEntries(items.map(({ sku, _id }) => [sku, _id]))
  }
  const first = await lines()
  const next = bodyOf('maju', [
    { product: 'tisu', quantity: 1 },
    { product: 'kertas', quantity: 9 },
  ])
  await purchasing.must(updateRequest, { body: { ...next, id } })
  const item = { productId: productId('kertas'), quantity: 1 }
  await purchasing.must(addItem, { body: { id, item } })
  const then = await lines()
  expect(then['SKU-kertas']).toBe(first['SKU-kertas'])
  expect(Object.keys(then).toSorted()).toEqual(['SKU-kertas', 'SKU-tisu'])
  expect(then['SKU-tisu']).not.toBe(first['SKU-helm'])
})
