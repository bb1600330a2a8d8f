import { getBuyerTerms, listCompanyPrices } from '@pasok/domain/catalog/catalog.contract'
import * as discounts from '@pasok/domain/catalog/catalog.relations.contract'
import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { getRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import * as relations from '@pasok/domain/vendors/relations/relations.contract'
import * as portal from '@pasok/domain/vendors/relations/relations.portal.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, productId, vendorId } from '../../../../test/company'
import { addProducts } from '../../../../test/world'
import { statementsOf } from '../../../../test/count-statements'
import { assertSound } from '../../../../test/invariants'
import { draft } from '../../../../test/requests'

let api: Api
let buyer: Person
let vendor: Person
const KARYA = vendorId('karya')
const MAJU = companyId('maju')
const params = { id: MAJU }

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('purchasing@maju.test')
  vendor = await api.as('vendor@karya.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

const request = (other: object = {}) =>
  buyer.call('POST', '/api/mybuyer', { body: { buyer_id: MAJU, vendor_id: KARYA, ...other } })
const mine = async (vendor_id = KARYA) => {
  const [row] = await buyer.must(discounts.listPreferredVendors, {
    query: { buyer_id: MAJU, vendor_id },
  })
  return row
}
const seen = () => vendor.must(portal.getRelatedBuyer, { params })
const priceOf = async (product: 'bor' | 'helm') => {
  const [price] = await buyer.must(listCompanyPrices, {
    query: { product_ids: productId(product) },
  })
  return [price?.special_discount, price?.discount_price]
}
/** Returns the sorted statuses, independent of which response came first. */
const inOrder = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

/** Removes the relation between the buyer and the vendor. */
async function startOver(): Promise<void> {
  await buyer.request(relations.removeRelation, { query: { vendor_id: KARYA } })
}
async function events(name: string): Promise<unknown[]> {
  const { rows } = await api.pool.query<{ payload: unknown }>(
    'select payload from outbox where name = $1 order by id',
    [name],
  )
  return rows.map(({ payload }) => payload)
}

describe('a vendor is found by its code', () => {
  const find = (company_code: string) =>
    buyer.request(relations.findVendorByCode, { query: { company_code } })

  // proves 2.9.23
  it('whatever its case, with a request of nulls until a setting was saved', async () => {
    expect((await find(' karya ')).data).toMatchObject({
      vendor_id: KARYA,
      legal_name: 'PT Karya Teknik',
      stage: null,
      request: {
        initial_discount: null,
        product: [],
        payment_term: null,
        down_payment: null,
        status: 'Inactive',
      },
    })
    expect((await find('SINAR')).data).toMatchObject({ stage: 'Active' })
    await api.pool.query(
      'insert into platform_settings (buyer_id, discount, payment_term, down_payment) values ($1, 7.5, 45, 20)',
      [MAJU],
    )
    expect((await find('KARYA')).data).toMatchObject({
      request: {
        initial_discount: 7.5,
        payment_term: { name: '45 Days', value: 45 },
        down_payment: 20,
      },
    })
  })

  // proves 2.5.9 2.8.5
  it('otherwise the specified message is returned; a code is required', async () => {
    for (const code of ['NONE', '%', 'MAJU', "' or true --"])
      expect(await find(code)).toMatchObject({
        status: 404,
        message:
          'Company Not Found! Please contact your Vendor Admin to get the correct company code.',
      })
    expect((await find(' ')).status).toBe(422)
    await api.pool.query('update vendors set active = false where id = $1', [KARYA])
    expect((await find('KARYA')).status).toBe(404)
    expect((await request()).status).toBe(404)
    await api.pool.query('update vendors set active = true where id = $1', [KARYA])
  })
})

// proves 2.7.11 2.7.12 2.8.6
describe('a relation', () => {
  it('is requested, granted, changed and ended; the prices change immediately', async () => {
    const before = await priceOf('bor')
    const requested = await request({
      initial_discount: 4,
      payment_term: { name: '60 Days', value: 60 },
      product: [{ product_name: 'Bor', discount: 9 }],
      status: 'Active',
    })
    expect(requested).toMatchObject({ status: 200, message: 'Success Add Preferred Buyer' })
    expect(requested.data).toMatchObject({ status: 'Inactive', stage: 'Requested' })
    expect(await mine()).toMatchObject({
      legal_name: 'PT Karya Teknik',
      company_code: 'KARYA',
      initial_discount: 4,
      payment_term: { name: '60 Days', value: 60 },
      product: [],
      status: 'Inactive',
      actions: { request: false, remove: true },
    })
    expect(await priceOf('bor')).toEqual(before)

    expect(await vendor.must(portal.countRelatedBuyers)).toMatchObject({ waiting: 1, active: 1 })
    const page = await seen()
    expect(page).toMatchObject({
      company_code: 'MAJU',
      requested_by: 'Person purchasing of maju',
      asked: { initial_discount: 4, product: [{ product_name: 'Bor', discount: 9 }] },
      defaults: { discount: 0, payment_term: 14 },
    })
    const terms = { initial_discount: 6, payment_term: null }
    const body = { ...terms, version: page.version }
    const accepted = await vendor.must(portal.acceptBuyer, { params, body })
    expect(accepted).toMatchObject({ stage: 'Active', initial_discount: 6, payment_term: null })
    // 1,150,000 less 1.15% and 6%.
    expect(await priceOf('bor')).toEqual([6, 1_067_775])
    expect(await mine()).toMatchObject({
      status: 'Active',
      initial_discount: 6,
      answered_by: 'Person vendor of karya',
      asked: { initial_discount: 4 },
    })

    const { version } = accepted
    const change = { initial_discount: 10.25, payment_term: 21 }
    await vendor.must(portal.changeBuyerTerms, { params, body: { ...change, version } })
    expect((await priceOf('helm'))[0]).toBe(10.25)
    const stale = await vendor.request(portal.changeBuyerTerms, {
      params,
      body: { ...terms, version },
    })
    expect(stale.codes).toEqual(['stale_version'])
    const reasonless = await vendor.request(portal.endBuyer, { params, body: { reason: ' ' } })
    expect(reasonless.errors).toMatchObject([{ code: 'rule', path: 'reason' }])
    await vendor.must(portal.endBuyer, { params, body: { reason: 'Prices rose' } })
    expect(await priceOf('bor')).toEqual(before)
    expect(await mine()).toMatchObject({
      stage: 'Ended',
      reason: 'Prices rose',
      status: 'Inactive',
    })
  })

  it('is declined with a reason, requested again, and removed', async () => {
    await startOver()
    expect(await mine()).toBeUndefined()
    expect((await request()).status).toBe(200)
    const again = await request()
    expect(again).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(again.message).toContain('Person purchasing of maju')
    await vendor.must(portal.declineBuyer, { params, body: { reason: 'Too small' } })
    expect(await mine()).toMatchObject({ stage: 'Declined', reason: 'Too small' })
    const late = await vendor.request(portal.acceptBuyer, {
      params,
      body: { initial_discount: 1, payment_term: null },
    })
    expect(late.codes).toEqual(['illegal_move'])
    await request()
    expect(await mine()).toMatchObject({ stage: 'Requested', reason: '', answered_at: null })
    await startOver()
    expect(
      await vendor.must(portal.listRelatedBuyers, { query: { group: 'ended' } }),
    ).toMatchObject([{ company_code: 'MAJU', stage: 'Removed' }])
    expect((await events('relation.requested')).length).toBe(3)
    expect(await events('relation.answered')).toMatchObject([
      { answer: 'accepted', reason: '' },
      { answer: 'declined', reason: 'Too small', vendorId: KARYA, buyerId: MAJU },
    ])
    expect(await events('relation.removed')).toMatchObject([
      { by: 'vendor', from: 'Active', reason: 'Prices rose' },
      { by: 'buyer' },
      { by: 'buyer' },
    ])
  })

  it('refuses an invalid discount or term', async () => {
    for (const other of [
      { initial_discount: 100.01 },
      { initial_discount: -1 },
      { initial_discount: 1.005 },
      { payment_term: { name: '', value: 366 } },
      { payment_term: { name: '', value: 1.5 } },
      { down_payment: 100.01 },
      { down_payment: -1 },
      { down_payment: 1.005 },
      { product: [{ product_name: '', discount: 1 }] },
    ])
      expect((await request(other)).status).toBe(400)
    expect((await request({ vendor_id: 'x' })).status).toBe(404)
  })

  it('is in the audit log of both sides, with the values before and after', async () => {
    const { rows } = await api.pool.query(
      `select action, vendor_id, before, after from audit_log
       where subject = 'relation' and buyer_id = $1 order by id`,
      [MAJU],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'relation.request',
      'relation.accept',
      'relation.change',
      'relation.end',
      'relation.remove',
      'relation.request',
      'relation.decline',
      'relation.request',
      'relation.remove',
    ])
    expect(rows.every(({ vendor_id: id }) => id === KARYA)).toBe(true)
    expect(rows[2]).toMatchObject({
      before: { initial_discount: 6, payment_term: null, down_payment: null },
      after: {
        vendor: 'PT Karya Teknik',
        initial_discount: 10.25,
        payment_term: 21,
        down_payment: null,
      },
    })
  })
})

describe('a requested down payment', () => {
  const setTo = (value: number) =>
    api.pool.query('update vendors set down_payment_setting = $2 where id = $1', [KARYA, value])
  /**
   * Reads the down payment wherever it is shown: in the store, in the cart, and in a draft that is
   * saved now.
   */
  const asRead = async () => {
    const detail = await buyer.must(getVendor, { query: { vendor_id: KARYA } })
    const items = [{ productId: productId('bor'), quantity: 1 }]
    const [line] = await buyer.must(makeCartLines, { body: { items } })
    const id = await draft(buyer, [{ product: 'bor', quantity: 1 }])
    const [part] = (await buyer.must(getRequest, { params: { id } })).vendors
    const total = part?.total ?? 0
    const setting = part?.down_payment_setting ?? 0
    expect(part?.down_payment).toBe(Math.floor((total * setting) / 100))
    return [
      detail.setting[0]?.setting[0]?.down_payment,
      line?.down_payment_setting,
      part?.down_payment_setting,
    ]
  }
  const grant = { initial_discount: null, payment_term: null }
  const change = (terms: object) =>
    vendor.must(portal.changeBuyerTerms, { params, body: { ...grant, ...terms } })

  it('counts once it is granted, instead of the vendor’s, as long as the relation is Active', async () => {
    await startOver()
    await setTo(30)
    expect((await request({ down_payment: 10 })).status).toBe(200)
    expect(await mine()).toMatchObject({ down_payment: 10, asked: { down_payment: 10 } })
    expect(await seen()).toMatchObject({
      asked: { down_payment: 10 },
      down_payment: null,
      defaults: { down_payment: 30 },
    })
    expect(await asRead()).toEqual([30, 30, 30])
    await vendor.must(portal.acceptBuyer, { params, body: { ...grant, down_payment: 12.5 } })
    expect(await mine()).toMatchObject({ down_payment: 12.5, asked: { down_payment: 10 } })
    expect(await asRead()).toEqual([12.5, 12.5, 12.5])
    // Changing the vendor's default does not affect this buyer.
    await setTo(50)
    expect(await asRead()).toEqual([12.5, 12.5, 12.5])
    // Another buyer has the vendor's default.
    const lain = await api.as('purchasing@lain.test')
    const otherDetail = await lain.must(getVendor, { query: { vendor_id: KARYA } })
    expect(otherDetail.setting[0]?.setting[0]?.down_payment).toBe(50)

    expect(await change({ initial_discount: 1 })).toMatchObject({ down_payment: 12.5 })
    expect(await change({ down_payment: 0 })).toMatchObject({ down_payment: 0 })
    expect(await asRead()).toEqual([0, 0, 0])
    expect(await change({ down_payment: null })).toMatchObject({ down_payment: null })
    expect(await asRead()).toEqual([50, 50, 50])
    await change({ down_payment: 5 })
    await vendor.must(portal.endBuyer, { params, body: { reason: 'Over' } })
    expect(await asRead()).toEqual([50, 50, 50])
    // Accepting again without a down payment removes the one granted before.
    await request()
    await vendor.must(portal.acceptBuyer, { params, body: grant })
    expect(await asRead()).toEqual([50, 50, 50])
  })

  it('that changes is shown in a draft, and has to be accepted before submitting', async () => {
    await change({ down_payment: 20 })
    const id = await draft(buyer, [{ product: 'bor', quantity: 1 }])
    await change({ down_payment: 40 })
    const { changes } = await buyer.must(getRequest, { params: { id } })
    expect(changes).toMatchObject([{ field: 'down_payment', from: 20, to: 40 }])
    expect((await buyer.request(submitRequest, { params: { id } })).status).toBe(409)
    await setTo(0)
    await startOver()
  })
})

describe('two concurrent requests', () => {
  it('accepted and removed: one wins, the other is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      await startOver()
      await request()
      const { version } = await seen()
      const [accepted, removed] = await Promise.all([
        vendor.request(portal.acceptBuyer, {
          params,
          body: { initial_discount: 5, payment_term: null, version },
        }),
        buyer.request(relations.removeRelation, {
          query: { vendor_id: KARYA, version: String(version) },
        }),
      ])
      expect(inOrder([accepted, removed])).toEqual([200, 409])
      const [price] = await priceOf('bor')
      expect(price).toBe(accepted.status === 200 ? 5 : 0)
    }
  })

  it('requested twice: it waits once; accepted and declined: one answer counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      await startOver()
      const requested = await Promise.all([request(), request(), request()])
      expect(inOrder(requested)).toEqual([200, 409, 409])
      const answers = await Promise.all([
        vendor.request(portal.acceptBuyer, {
          params,
          body: { initial_discount: 5, payment_term: null },
        }),
        vendor.request(portal.declineBuyer, { params, body: { reason: 'No' } }),
      ])
      expect(inOrder(answers)).toEqual([200, 409])
    }
  })
})

describe('special discounts', () => {
  const set = (product_id: string, discount: number, discount_seen?: number | null) =>
    vendor.request(discounts.setBuyerDiscount, {
      params,
      body: { product_id, discount, ...(discount_seen !== undefined && { discount_seen }) },
    })

  // proves 1.5.59
  it('replace the initial discount, by version, and can be removed', async () => {
    await startOver()
    await request()
    // Prepared while the request is pending; it applies after the acceptance.
    expect((await set(productId('bor'), 12.5, null)).data).toMatchObject({
      discount: 12.5,
      SKU: 'SKU-bor',
    })
    expect((await priceOf('bor'))[0]).toBe(0)
    expect((await mine())?.product).toEqual([])
    const body = { initial_discount: 5, payment_term: null }
    await vendor.must(portal.acceptBuyer, { params, body })
    expect((await priceOf('bor'))[0]).toBe(12.5)
    expect((await priceOf('helm'))[0]).toBe(5)
    const query = { vendor_id: KARYA, product_id: productId('bor') }
    expect((await buyer.must(getBuyerTerms, { query })).discount_percentage).toBe(12.5)
    expect(await mine()).toMatchObject({
      product: [{ product_name: 'Barang bor', SKU: 'SKU-bor', discount: 12.5 }],
      product_count: 1,
    })
    expect((await set(productId('bor'), 13, null)).codes).toEqual(['stale_version'])
    // After `stale_version`, the list shows the current discount.
    const currentDiscounts = async (product_id: string) => {
      const found = await vendor.must(discounts.listBuyerDiscounts, {
        params,
        query: { which: 'all', product_id },
      })
      return found.map(({ SKU, discount }) => [SKU, discount])
    }
    expect(await currentDiscounts(productId('bor'))).toEqual([['SKU-bor', 12.5]])
    expect(await currentDiscounts(productId('helm'))).toEqual([['SKU-helm', null]])
    for (const none of [productId('kertas'), 'x']) expect(await currentDiscounts(none)).toEqual([])
    const two = await Promise.all([
      set(productId('bor'), 20, 12.5),
      set(productId('bor'), 30, 12.5),
    ])
    expect(inOrder(two)).toEqual([200, 409])
    const ofBor = { params: { ...params, product_id: productId('bor') } }
    await vendor.must(discounts.removeBuyerDiscount, ofBor)
    expect((await priceOf('bor'))[0]).toBe(5)
    expect((await vendor.request(discounts.removeBuyerDiscount, ofBor)).status).toBe(404)
    for (const wrong of [-1, 100.5, 1.001])
      expect((await set(productId('bor'), wrong)).status).toBe(400)
  })

  it('are for own products only; after the relation ended nothing can be changed', async () => {
    const unknown = await set(idOf('none'), 5)
    expect(unknown.status).toBe(404)
    for (const id of [productId('kertas'), 'x', MAJU])
      expect(contentOf(await set(id, 5))).toEqual(contentOf(unknown))
    await startOver()
    expect((await set(productId('bor'), 5)).codes).toEqual(['illegal_move'])
  })

  it('200 relations and 500 special discounts are read by as many queries as one', async () => {
    await request()
    await vendor.must(portal.acceptBuyer, {
      params,
      body: { initial_discount: 5, payment_term: null },
    })
    const list = () => buyer.must(discounts.listPreferredVendors, { query: { buyer_id: MAJU } })
    const page = () => vendor.must(discounts.listBuyerDiscounts, { params, query: { limit: 100 } })
    const buyers = () =>
      vendor.must(portal.listRelatedBuyers, { query: { group: 'active', limit: 100 } })
    const few: number[] = []
    for (const call of [list, page, buyers]) few.push((await statementsOf(call)).length)

    await addProducts(
      api.db,
      Array.from({ length: 500 }, (_, at) => ({
        key: `many${at}`,
        vendor: 'karya',
        retail: '1000.00',
        discount: '0',
        tax: '0.11',
        stock: '10',
        minimum: '1',
      })),
    )
    await api.pool.query(
      `insert into preferred_vendor_products (buyer_id, vendor_id, product_id, discount)
       select $1, vendor_id, id, 3 from products where vendor_id = $2 and slug like 'many%'`,
      [MAJU, KARYA],
    )
    await api.pool.query(
      `with many as (insert into vendors select (jsonb_populate_record(vendors, jsonb_build_object(
           'id', gen_random_uuid(), 'company_code', 'MANY' || at, 'legal_name', 'PT Banyak ' || at))).*
         from vendors, generate_series(1, 200) at where id = $2 returning id)
       insert into preferred_vendors (buyer_id, vendor_id) select $1, id from many`,
      [MAJU, KARYA],
    )
    await api.pool.query(
      `with many as (insert into buyers (id, company_code, legal_name, name)
         select gen_random_uuid(), 'RAMAI' || at, 'PT Ramai ' || at, 'Ramai' from generate_series(1, 200) at
         returning id)
       insert into preferred_vendors (buyer_id, vendor_id, status) select id, $1, 'Active' from many`,
      [KARYA],
    )
    // Updates the statistics, so that the query plans fit the large number of rows.
    await api.pool.query('analyze')
    const many: number[] = []
    for (const call of [list, page, buyers]) many.push((await statementsOf(call)).length)
    expect(many).toEqual(few)
    const rows = await list()
    expect(rows.length).toBeGreaterThan(200)
    const ofKarya = rows.find((row) => row.vendor_id === KARYA)
    expect([ofKarya?.product.length, ofKarya?.product_count]).toEqual([100, 500])
    expect((await mine())?.product).toHaveLength(500)
    const found = await vendor.request(portal.listRelatedBuyers, {
      query: { group: 'active', search: 'ramai17' },
    })
    expect(found.count).toBe(11)
    const searched = await vendor.request(discounts.listBuyerDiscounts, {
      params,
      query: { which: 'all', search: 'SKU-MANY49' },
    })
    expect(searched.count).toBe(11)
    for (const search of ['%', '_', "'"])
      expect(
        (await vendor.request(discounts.listBuyerDiscounts, { params, query: { search } })).count,
      ).toBe(0)
  })
})

describe('separation', () => {
  it('a vendor cannot see a request to another vendor: it answers as if it did not exist', async () => {
    const sinar = await api.as('vendor@sinar.test')
    // `bersih` has only `maju` as buyer; `baru` has requested no relation.
    await api.pool.query('insert into preferred_vendors (buyer_id, vendor_id) values ($1, $2)', [
      companyId('baru'),
      KARYA,
    ])
    const body = { initial_discount: 1, payment_term: 1, reason: 'x', discount: 1 }
    const requests = [
      ['GET', ''],
      ['GET', '/discounts'],
      ['PUT', ''],
      ['PUT', '/accept'],
      ['PUT', '/decline'],
      ['PUT', '/end'],
      ['PUT', '/discounts', productId('kertas')],
      ['DELETE', `/discounts/${productId('kertas')}`],
    ] as const
    for (const [method, path, product_id] of requests) {
      const answerFor = async (id: string) => {
        const sent = method === 'PUT' ? { body: { ...body, product_id } } : {}
        return contentOf(await sinar.call(method, `/api/vendor/buyers/${id}${path}`, sent))
      }
      const unknown = await answerFor(idOf('none'))
      expect([path, unknown.status]).toEqual([path, 404])
      expect(await answerFor(companyId('baru'))).toEqual(unknown)
      expect(await answerFor('x')).toEqual(unknown)
    }
    for (const group of ['waiting', 'active', 'ended'] as const) {
      const rows = await sinar.must(portal.listRelatedBuyers, { query: { group } })
      expect(rows.every((row) => ['MAJU', 'LAIN'].includes(row.company_code))).toBe(true)
    }
  })

  it('each vendor reads its own discounts, each buyer its own', async () => {
    const sinar = await api.as('vendor@sinar.test')
    const ofLain = await sinar.must(discounts.listBuyerDiscounts, {
      params: { id: companyId('lain') },
    })
    expect(ofLain.map((row) => [row.SKU, row.discount])).toEqual([['SKU-kertas', 71]])
    expect(await mine(vendorId('sinar'))).toMatchObject({
      initial_discount: 3,
      product: [{ SKU: 'SKU-kertas', discount: 5.5 }],
    })
    const lain = await api.as('purchasing@lain.test')
    const otherVendors = await lain.must(discounts.listPreferredVendors, {
      query: { vendor_id: vendorId('sinar') },
    })
    expect(otherVendors).toMatchObject([{ initial_discount: 40, product: [{ discount: 71 }] }])
    const find = async (search: string, person = buyer) =>
      (await person.must(discounts.listPreferredVendors, { query: { search, limit: 5 } })).map(
        (row) => row.vendor_id,
      )
    expect(await find('SINAR')).toEqual([vendorId('sinar')])
    expect(await find('karya', lain)).toEqual([KARYA])
    expect(await find('no such vendor')).toEqual([])
    const foreign = await buyer.request(discounts.listPreferredVendors, {
      query: { buyer_id: companyId('lain') },
    })
    expect(foreign.status).toBe(404)
    // The former terms of an Inactive relation are not returned.
    expect(await mine(vendorId('bersih'))).toMatchObject({ initial_discount: null, product: [] })
  })
})
