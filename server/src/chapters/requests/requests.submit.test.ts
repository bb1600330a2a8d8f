import {
  addItem,
  getRequest,
  getRequestItems,
  rejectRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { idOf, nameOf, productId, vendorId } from '../../../test/company'
import { addProducts } from '../../../test/world'
import { assertSound } from '../../../test/invariants'
import { bodyOf, draft } from '../../../test/requests'

let api: Api
let purchasing: Person

beforeAll(async () => {
  api = await startApi()
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const submit = (id: string, body: { accepted?: string; version?: number } = {}) =>
  purchasing.request(submitRequest, { params: { id }, body })

const shown = async (id: string) =>
  (await purchasing.must(getRequest, { params: { id } })).changes_digest

/** A product used only by this test, so that changing it does not affect other tests. */
let count = 0
let moving: string
beforeEach(async () => {
  count += 1
  moving = `moving${count}`
  const figures = { retail: '1000.00', discount: '0.1000', tax: '0.1100' }
  const limits = { stock: '10.00', minimum: '2.00' }
  await addProducts(api.db, [{ key: moving, vendor: 'karya', ...figures, ...limits }])
})
const change = (set: string) =>
  api.pool.query(`update products set ${set} where slug = '${moving}'`)
const draftOf = (quantity: number) =>
  draft(purchasing, [], {
    vendors: [{ packages: { items: [{ productId: productId(moving), quantity }] } }],
  })

describe('submitting', () => {
  // proves 1.4.17
  it('hands a draft to the approvers, once', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 2.5 }])
    expect(await submit(id)).toMatchObject({
      status: 200,
      message: 'Purchase request submitted',
      data: { _id: id, lastStatus: 'Submit' },
    })
    const request = await purchasing.must(getRequest, { params: { id } })
    expect(request).toMatchObject({
      lastStatus: 'Submit',
      actions: { edit: false, submit: false, delete: false },
    })
    expect(request.statuses.map(({ name, user }) => [name, user])).toEqual([
      ['Open', nameOf(purchasing.email)],
      ['Submit', nameOf(purchasing.email)],
    ])
    const again = await submit(id)
    expect(again).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(again.message).toContain('Submit')
    expect(again.message).toContain(nameOf(purchasing.email))
  })

  // proves 1.3.22 1.7.44
  it('accepts the specified payload, and uses the current user as actor', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const body = { lastStatus: 'Approved', user: 'Somebody else', name: 'Somebody else' }
    const path = `/api/purchase-request/submit/${id}`
    expect((await purchasing.call('PUT', path, { body })).status).toBe(200)
    const { statuses, lastStatus } = await purchasing.must(getRequest, { params: { id } })
    expect([lastStatus, statuses.at(-1)?.user]).toEqual(['Submit', nameOf(purchasing.email)])
  })

  it('needs no body', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    expect((await purchasing.call('PUT', `/api/purchase-request/submit/${id}`)).status).toBe(200)
  })

  it('needs at least one line', async () => {
    const id = await draft(purchasing, [])
    expect(await submit(id)).toMatchObject({ status: 422, codes: ['rule'] })
  })

  it('needs the version that the user saw', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const other = await api.as('purchasing2@maju.test')
    const lines = [{ product: 'kertas', quantity: 500 }] as const
    await other.must(updateRequest, { body: { ...bodyOf('maju', lines), id } })
    const stale = await submit(id, { version: 1 })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    expect(await submit(id, { version: 2 })).toMatchObject({ status: 200 })
  })

  it('succeeds once of ten concurrent requests', async () => {
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ codes }) => codes[0] === 'illegal_move')).toHaveLength(9)
  })
})

describe('each line is checked again', () => {
  it('and all problems are reported together, each with its line', async () => {
    const id = await draft(
      purchasing,
      [
        { product: 'kertas', quantity: 1 },
        { product: 'pulpen', quantity: 11 },
        { product: 'tinta', quantity: 4 },
        { product: 'lampu', quantity: 1 },
        { product: 'sabun', quantity: 6 },
        { product: 'ember', quantity: 1 },
      ],
      { address: { name: 'Bandung Plant' } },
    )
    const answer = await submit(id)
    expect(answer.status).toBe(422)
    expect(answer.errors).toEqual([
      {
        code: 'rule',
        path: productId('pulpen'),
        message: 'Barang pulpen: Minimum order quantity is 12',
      },
      { code: 'rule', path: productId('tinta'), message: 'Barang tinta: Product stock left 3' },
      {
        code: 'rule',
        path: productId('lampu'),
        message: 'Barang lampu: Product stock is empty, please contact vendor.',
      },
      {
        code: 'rule',
        path: productId('sabun'),
        message:
          'Barang sabun is not delivered to Kota Bandung. Remove it or choose another delivery area.',
      },
      {
        code: 'rule',
        path: productId('ember'),
        message: 'Barang ember is no longer offered. Remove it.',
      },
    ])
    const { lastStatus, statuses } = await purchasing.must(getRequest, { params: { id } })
    expect([lastStatus, statuses.length]).toEqual(['Open', 1])
  })

  it('against the coverage of the delivery address', async () => {
    const lines = [{ product: 'sabun', quantity: 6 }] as const
    const near = await draft(purchasing, lines)
    expect((await submit(near)).status).toBe(200)
    const far = await draft(purchasing, lines, { address: { name: 'Bandung Plant' } })
    expect((await submit(far)).status).toBe(422)
  })

  it('against a stock that was emptied since', async () => {
    const id = await draftOf(4)
    await change('stock = 0')
    expect((await submit(id, { accepted: await shown(id) })).message).toContain('stock is empty')
    await change('stock = 3.99')
    expect((await submit(id, { accepted: await shown(id) })).message).toContain('stock left 3,99')
    await change('stock = 4')
    expect((await submit(id)).status).toBe(200)
  })

  it.each([
    ['the vendor is inactive', 'update vendors set active = $1 where id = $2', [false, true]],
    [
      'the vendor has no active user',
      'update users set status = $1 where vendor_id = $2',
      ['INACTIVE', 'ACTIVE'],
    ],
  ])('as withdrawn when %s', async (_, statement, [off, on]) => {
    const id = await draft(purchasing, [{ product: 'helm', quantity: 1 }])
    await api.pool.query(statement, [off, vendorId('karya')])
    const answer = await submit(id)
    await api.pool.query(statement, [on, vendorId('karya')])
    expect(answer.status).toBe(422)
    expect(answer.errors?.[0]?.path).toBe(productId('helm'))
    expect((await submit(id)).status).toBe(200)
  })
})

describe('what changed since the last save', () => {
  // proves 1.9.22
  it('has to be accepted first, line by line, and is then adopted', async () => {
    const id = await draftOf(4)
    await change('retail_price = 1200.50, tax = 0.12')
    const refused = await submit(id)
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'changed', path: productId(moving) }],
    })
    expect(await purchasing.must(getRequest, { params: { id } })).toMatchObject({
      lastStatus: 'Open',
      total: 3996,
      version: 1,
    })
    expect(await submit(id, { accepted: await shown(id) })).toMatchObject({ status: 200 })
    const request = await purchasing.must(getRequest, { params: { id } })
    // floor(4 × 1080.45 × 1.12), and a down payment of a fifth of it.
    expect(request).toMatchObject({ lastStatus: 'Submit', total: 4840, changes: [] })
    expect(request.vendors[0]).toMatchObject({ total: 4840, down_payment: 968 })
  })

  it('has to be accepted again when it changed once more since it was shown', async () => {
    const id = await draftOf(4)
    await change('retail_price = 1100')
    const accepted = await shown(id)
    await change('retail_price = 1500')
    expect((await submit(id, { accepted })).codes).toEqual(['changed'])
    expect((await submit(id, { accepted: await shown(id) })).status).toBe(200)
  })

  it('is nothing when it is accepted without having happened', async () => {
    const id = await draftOf(4)
    expect(await shown(id)).toBe('')
    expect((await submit(id, { accepted: '' })).status).toBe(200)
    const { version, total } = await purchasing.must(getRequest, { params: { id } })
    expect([version, total]).toEqual([2, 3996])
  })

  const saveAgain = async (id: string, items: { productId: string; quantity: number }[]) => {
    const body = { ...bodyOf('maju', [], { vendors: [{ packages: { items } }] }), id }
    const colleague = await api.as('purchasing2@maju.test')
    return colleague.must(updateRequest, { body })
  }
  const changesShown = async (id: string) =>
    (await purchasing.must(getRequestItems, { params: { id } })).changes.map(
      ({ field, from, to }) => [field, from, to],
    )

  it('has to be accepted however often the draft is saved again, as long as it lasts', async () => {
    const id = await draftOf(4)
    await change('retail_price = 2000')
    const items = [{ productId: productId(moving), quantity: 4 }]
    expect(await saveAgain(id, items)).toMatchObject({ total: 7992, changes: [{ to: 1800 }] })
    expect(await saveAgain(id, items)).toMatchObject({ changes: [] })
    await change('retail_price = 3000')
    const item = { productId: productId(moving), quantity: 1 }
    await purchasing.must(addItem, { body: { id, item } })
    expect(await changesShown(id)).toEqual([['price', 900, 2700]])
    expect((await submit(id)).codes).toEqual(['changed'])

    await change('retail_price = 1000')
    expect(await changesShown(id)).toEqual([])
    expect((await submit(id)).status).toBe(200)
    expect(await purchasing.must(getRequest, { params: { id } })).toMatchObject({ total: 4995 })
  })

  it('is taken over by accepting it, and goes with its line', async () => {
    const id = await draftOf(4)
    await change('retail_price = 2000')
    await saveAgain(id, [{ productId: productId(moving), quantity: 4 }])
    const accepted = await shown(id)
    await saveAgain(id, [{ productId: productId('kertas'), quantity: 1 }])
    expect(await changesShown(id)).toEqual([])
    expect((await submit(id)).status).toBe(200)

    const other = await draftOf(4)
    await change('retail_price = 4000')
    await saveAgain(other, [{ productId: productId(moving), quantity: 4 }])
    expect((await submit(other, { accepted })).codes).toEqual(['changed'])
    expect((await submit(other, { accepted: await shown(other) })).status).toBe(200)
    const { changes, total } = await purchasing.must(getRequest, { params: { id: other } })
    expect([changes, total]).toEqual([[], 15_984])
  })

  it('is also a minimum that is still met, and never the default of a vendor', async () => {
    const id = await draftOf(4)
    await change('minimum_order = 3')
    expect((await submit(id)).codes).toEqual(['changed'])
    expect((await submit(id, { accepted: await shown(id) })).status).toBe(200)
  })

  it("is also the company's own discount, granted or taken since", async () => {
    const id = await draftOf(4)
    const key = [idOf('company maju'), vendorId('karya')]
    await api.pool.query(
      "insert into preferred_vendors (buyer_id, vendor_id, status, initial_discount) values ($1, $2, 'Active', 10)",
      key,
    )
    expect((await submit(id)).codes).toEqual(['changed'])
    await api.pool.query(
      'delete from preferred_vendors where buyer_id = $1 and vendor_id = $2',
      key,
    )
    expect((await submit(id)).status).toBe(200)
  })
})

describe('a refusal', () => {
  it('is in the requested language', async () => {
    const id = await draft(purchasing, [{ product: 'lampu', quantity: 1 }])
    const answer = await purchasing.request(submitRequest, {
      params: { id },
      headers: { 'accept-language': 'id-ID,id;q=0.9' },
    })
    expect(answer.message).toBe('Barang lampu: Stok produk kosong, silakan hubungi vendor.')
  })

  // proves 1.5.47
  it('of a rejection is its missing reason', async () => {
    const approver = await api.as('approver@maju.test')
    const id = await draft(purchasing, [{ product: 'kertas', quantity: 1 }])
    await submit(id)
    for (const body of [{}, { note: '' }, { note: ' \n ' }]) {
      const answer = await approver.request(rejectRequest, { params: { id }, body })
      expect(answer).toMatchObject({
        status: 422,
        message: 'Note is required!',
        errors: [{ code: 'rule', path: 'note' }],
      })
    }
    await approver.must(rejectRequest, { params: { id }, body: { note: 'Still in stock' } })
    const request = await purchasing.must(getRequest, { params: { id } })
    expect(request.lastStatus).toBe('Rejected')
    expect(request.statuses.at(-1)).toMatchObject({
      name: 'Rejected',
      user: nameOf(approver.email),
      note: 'Still in stock',
    })
  })
})
