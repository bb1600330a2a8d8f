import {
  deleteRequest,
  getRequest,
  getRequestItems,
  saveRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import {
  addressId,
  companyId,
  departmentId,
  idOf,
  nameOf,
  productId,
  vendorId,
} from '../../../test/company'
import { addCustomRole } from '../../../test/people'
import { PRODUCTS, specialOf, VENDORS } from '../../../test/market'
import { addProducts } from '../../../test/world'
import { assertSound } from '../../../test/invariants'
import { priceFor, sumsFor, totalFor, type Wanted } from '../../../test/oracle'
import { bodyOf, draft, itemsOf, submitted } from '../../../test/requests'

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

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 2.5 },
  { product: 'bor', quantity: 1.15 },
  { product: 'pulpen', quantity: 24.57 },
  { product: 'sabun', quantity: 7 },
  { product: 'kabel', quantity: 10.29 },
  { product: 'tinta', quantity: 1 },
  { product: 'map', quantity: 333.33 },
  { product: 'pel', quantity: 0.29 },
  { product: 'tisu', quantity: 0.57 },
]

const read = (person: Person, id: string) => person.must(getRequest, { params: { id } })

const itemsIn = (request: PurchaseRequest) =>
  request.vendors.flatMap(({ packages }) => packages.flatMap(({ items }) => items))

/** Compares every amount of a request with the independent calculation. */
function expectFigures(request: PurchaseRequest, company: string, lines: readonly Wanted[]) {
  const items = new Map(itemsIn(request).map((item) => [item.productId, item]))
  expect(items.size).toBe(lines.length)
  for (const line of lines) {
    const { vendor, ...own } = PRODUCTS[line.product]
    const price = priceFor(company, line)
    expect(items.get(productId(line.product))).toMatchObject({
      vendorId: vendorId(vendor),
      quantity: line.quantity,
      retail_price: Number(own.retail),
      discount: Number(price.discount),
      special_discount: Number(specialOf(company, line.product)),
      discount_setting: Number(VENDORS[vendor].discount),
      discount_price: Number(price.discountPrice),
      tax: { title: 'PPN', value: Number(own.tax) },
      single_tax_price: Number(price.singleTaxPrice),
      tax_price: Number(price.subTotalTax),
      sub_total_before_tax: Number(price.subTotal - price.subTotalTax),
      sub_total: Number(price.subTotal),
    })
  }
  const sums = sumsFor(company, lines)
  expect(request.vendors.map(({ vendor }) => vendor._id)).toEqual([...sums.keys()].map(vendorId))
  for (const [at, wanted] of [...sums.values()].entries()) {
    const vendor = request.vendors[at]
    expect(vendor).toMatchObject({
      total: Number(wanted.total),
      down_payment: Number(wanted.downPayment),
    })
    const packages = vendor?.packages.map((pack) => [
      pack.payment_terms,
      pack.code_package,
      pack.items.reduce((sum, item) => sum + item.sub_total, 0),
    ])
    const terms = [...wanted.packages].toSorted(([a], [b]) => a - b)
    expect(packages).toEqual(terms.map(([term, total]) => [term, null, Number(total)]))
  }
  expect(request.total).toBe(Number(totalFor(company, lines)))
}

describe('who may create requests and not edit them', () => {
  it('goes on with a draft of their own, which saves itself again, and with no other', async () => {
    const features = ['requests.read', 'requests.create']
    const creator = await api.as(await addCustomRole(api.db, 'maju', 'creator', features))
    const update = (id: string) =>
      creator.request(updateRequest, { body: { ...bodyOf('maju', LINES), id } })
    const items = (id: string) => creator.request(getRequestItems, { params: { id } })

    const own = await draft(creator, LINES)
    expect(await update(own)).toMatchObject({ status: 200, data: { version: 2 } })
    const { updatedAt } = await read(creator, own)
    expect(await items(own)).toMatchObject({ status: 200, data: { version: 2, updatedAt } })
    expect((await read(creator, own)).actions.edit).toBe(true)

    const others = await draft(purchasing, LINES)
    for (const answer of [await update(others), await items(others)])
      expect(answer).toMatchObject({ status: 403, codes: ['forbidden'] })
    expect((await read(creator, others)).actions.edit).toBe(false)
  })
})

describe('saving a cart', () => {
  // proves 1.4.17 1.7.42
  it('makes a draft whose every figure is the exact one', async () => {
    const { _id, code_pr, version, total } = await purchasing.must(saveRequest, {
      body: bodyOf('maju', LINES),
    })
    expect(code_pr).toMatch(/^PR-MAJU-\d{6}-\d{5}$/)
    expect([version, total]).toEqual([1, Number(totalFor('maju', LINES))])
    const request = await read(purchasing, _id)
    expect(request).toMatchObject({
      code_pr,
      version: 1,
      lastStatus: 'Open',
      createdBy: nameOf('purchasing@maju.test'),
      department: 'generic',
      department_id: null,
      changes: [],
      actions: { edit: true, submit: true, delete: true, approve: false, reject: false },
      buyer: { name: 'PT Maju Bersama', email: 'owner@maju.test' },
      address: { name: 'Jakarta Office', zip_code: '12345' },
    })
    expect(request.statuses).toMatchObject([{ name: 'Open', user: nameOf(purchasing.email) }])
    expectFigures(request, 'maju', LINES)
  })

  it('prices the same lines as another company pays them', async () => {
    const other = await api.as('purchasing@lain.test')
    expectFigures(await read(other, await draft(other, LINES)), 'lain', LINES)
    expect(totalFor('lain', LINES)).not.toBe(totalFor('maju', LINES))
  })

  it('is found by its code as by its id', async () => {
    const id = await draft(purchasing, LINES)
    const byId = await read(purchasing, id)
    expect(await read(purchasing, byId.code_pr)).toEqual(byId)
  })

  it('accepts packages as an object or an array, of any number of vendors', async () => {
    const packages = [{ items: itemsOf(LINES.slice(0, 2)) }, { items: itemsOf(LINES.slice(2, 4)) }]
    const vendors = [{ packages }, { packages: { items: itemsOf(LINES.slice(4)) } }]
    const body = bodyOf('maju', [], { vendors })
    const { _id } = await purchasing.must(saveRequest, { body })
    expectFigures(await read(purchasing, _id), 'maju', LINES)
  })

  // proves 1.3.21 1.7.42
  it('computes prices, totals, statuses and names itself', async () => {
    const items = itemsOf(LINES).map((item) => ({
      ...item,
      vendorId: vendorId('karya'),
      name: 'Another name',
      retail_price: 1,
      discount: 0.99,
      discount_price: 1,
      special_discount: 99,
      tax: { title: 'none', value: 0 },
      single_tax_price: 0,
      sub_total: 1,
      payment_term: 365,
      lastStatus: 'Approved',
      statuses: 'Approved',
    }))
    const body = {
      ...bodyOf('maju', []),
      vendors: [{ vendor: { _id: vendorId('karya') }, down_payment: 1, packages: { items } }],
      code: 'PR-MAJU-209901-00001',
      _id: idOf('another'),
      total: 1,
      version: 99,
      createdBy: 'Somebody else',
      created_by: idOf('somebody'),
      lastStatus: 'Approved',
      statuses: [{ name: 'Approved' }],
      buyer: { _id: companyId('maju'), name: 'Another company' },
    }
    const answer = await purchasing.call('POST', '/api/purchase-request', { body })
    expect(answer.status).toBe(200)
    const { _id } = saveRequest.data.parse(answer.data)
    const request = await read(purchasing, _id)
    expect(request).toMatchObject({
      lastStatus: 'Open',
      version: 1,
      createdBy: nameOf(purchasing.email),
    })
    expect(request.code_pr).not.toBe(body.code)
    expect(request.buyer.name).toBe('PT Maju Bersama')
    expectFigures(request, 'maju', LINES)
  })

  it('keeps a note, and the department of a person who belongs to it', async () => {
    const id = await draft(purchasing, LINES, {
      department: departmentId('maju', 'Operations'),
      vendors: [{ packages: { items: [{ ...itemsOf(LINES)[0], note: '  careful  ' }] } }],
    } as Parameters<typeof draft>[2])
    const request = await read(purchasing, id)
    expect(request.department).toBe('Operations')
    expect(request.department_id).toBe(departmentId('maju', 'Operations'))
    expect(itemsIn(request)[0]?.note).toBe('careful')
  })

  // proves 1.6.11
  it('refuses a department of the company that the person does not belong to', async () => {
    const department = departmentId('maju', 'General Affairs')
    const answer = await purchasing.request(saveRequest, {
      body: bodyOf('maju', LINES, { department }),
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'rule', path: 'department' }] })
  })

  it('knows an address by its name within the company', async () => {
    const id = await draft(purchasing, LINES, { address: { name: 'Bandung Plant' } })
    const { address } = await read(purchasing, id)
    expect(address).toMatchObject({ _id: addressId('maju', 'Bandung Plant'), city: 'Kota Bandung' })
    for (const [name, path] of [
      ['Nowhere', 'address.name'],
      [undefined, 'address'],
    ]) {
      const body = bodyOf('maju', LINES, { address: { name } })
      const answer = await purchasing.request(saveRequest, { body })
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ code: 'rule', path }],
      })
    }
  })

  it('may be empty', async () => {
    const id = await draft(purchasing, [])
    expect(await read(purchasing, id)).toMatchObject({ total: 0, vendors: [] })
  })
})

describe('what is refused', () => {
  const kertas = productId('kertas')
  const sending = (items: unknown) =>
    purchasing.call('POST', '/api/purchase-request', {
      body: { ...bodyOf('maju', []), vendors: [{ packages: { items } }] },
    })

  it.each([-1, 0, -0.01, 1e308, 1.005, 0.001, 10_000_000, '2', 'many', '', null, [2], {}, true])(
    'a quantity of %j',
    async (quantity) => {
      const answer = await sending([{ productId: kertas, quantity }])
      expect(answer.status).toBe(400)
      expect(answer.errors?.[0]).toMatchObject({
        code: 'bad_request',
        path: expect.stringContaining('quantity'),
      })
    },
  )

  it.each(['NaN', 'Infinity', '-Infinity', '01', '.5', '1e999'])(
    'a quantity written %s',
    async (quantity) => {
      const text = JSON.stringify({ ...bodyOf('maju', []), vendors: [] }).replace(
        '"vendors":[]',
        `"vendors":[{"packages":{"items":[{"productId":"${kertas}","quantity":${quantity}}]}}]`,
      )
      const answer = await purchasing.call('POST', '/api/purchase-request', { body: text })
      expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    },
  )

  it('a product listed twice, in one package or in two', async () => {
    const twice = [
      { productId: kertas, quantity: 1 },
      { productId: kertas, quantity: 2 },
    ]
    const answer = await sending(twice)
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'rule', path: 'items.1' }] })
    expect(answer.message).toContain('Barang kertas')
    const body = {
      ...bodyOf('maju', []),
      vendors: twice.map((item) => ({ packages: { items: [item] } })),
    }
    expect((await purchasing.request(saveRequest, { body })).status).toBe(422)
    const upper = [twice[0], { productId: kertas.toUpperCase(), quantity: 1 }]
    expect((await sending(upper)).status).toBeGreaterThanOrEqual(400)
  })

  it('1,001 lines, in one package or in two; 1,000 are taken', async () => {
    const keys = Array.from({ length: 1_001 }, (_, at) => `many${at}`)
    const product = { vendor: 'sinar', retail: '1000.00', discount: '0', tax: '0.11' }
    const usual = { stock: '10', minimum: '1' }
    await addProducts(
      api.db,
      keys.map((key) => ({ key, ...product, ...usual })),
    )
    const items = keys.map((key) => ({ productId: productId(key), quantity: 1 }))
    expect((await sending(items)).status).toBe(400)
    const halves = [items.slice(0, 500), items.slice(500)]
    const vendors = halves.map((half) => ({ packages: { items: half } }))
    const answer = await purchasing.request(saveRequest, { body: bodyOf('maju', [], { vendors }) })
    expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
    expect(answer.message).toContain('1.000')
    expect((await sending(items.slice(1))).status).toBe(200)
  })

  it('a total that no number holds', async () => {
    const huge = { vendor: 'sinar', retail: '999999999999.99', discount: '0', tax: '1' }
    await addProducts(api.db, [{ key: 'huge', ...huge, stock: '99999999', minimum: '1' }])
    const answer = await sending([{ productId: productId('huge'), quantity: 9_999_999.99 }])
    expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
  })

  it('an invalid payload', async () => {
    for (const body of ['[]', '"text"', '5', 'null', '{}', '{"vendors":{}}'])
      expect((await purchasing.call('POST', '/api/purchase-request', { body })).status).toBe(400)
  })

  it('leaves no draft and takes no code', async () => {
    const { rows } = await api.pool.query('select last from code_counters')
    await sending([{ productId: kertas, quantity: -1 }])
    await sending([{ productId: idOf('no product'), quantity: 1 }])
    expect((await api.pool.query('select last from code_counters')).rows).toEqual(rows)
  })
})

describe('saving a draft again', () => {
  // proves 1.7.43
  it('replaces its lines, prices them anew and counts the version', async () => {
    const id = await draft(purchasing, LINES)
    const fewer: Wanted[] = [
      { product: 'helm', quantity: 3 },
      { product: 'kertas', quantity: 0.29 },
    ]
    const body = { ...bodyOf('maju', fewer, { address: { name: 'Bandung Plant' } }), id }
    const saved = await purchasing.must(updateRequest, { body })
    expect(saved).toMatchObject({ _id: id, version: 2, total: Number(totalFor('maju', fewer)) })
    const request = await read(purchasing, id)
    expect(request).toMatchObject({ version: 2, address: { city: 'Kota Bandung' } })
    expect(request.statuses).toHaveLength(1)
    expectFigures(request, 'maju', fewer)
  })

  it('refuses an older version, and works without one', async () => {
    const id = await draft(purchasing, LINES)
    const other = await api.as('purchasing2@maju.test')
    await other.must(updateRequest, { body: { ...bodyOf('maju', LINES), id, version: 1 } })
    const stale = { ...bodyOf('maju', []), id, version: 1 }
    expect(await purchasing.request(updateRequest, { body: stale })).toMatchObject({
      status: 409,
      errors: [{ code: 'stale_version', path: 'version' }],
    })
    expect(await read(purchasing, id)).toMatchObject({ version: 2 })
    const { version: _, ...without } = stale
    expect(await purchasing.must(updateRequest, { body: without })).toMatchObject({ version: 3 })
  })

  it('lets one of two at once be first when both name the version', async () => {
    const id = await draft(purchasing, LINES)
    const body = { ...bodyOf('maju', LINES), id, version: 1 }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => purchasing.request(updateRequest, { body })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
    expect(await read(purchasing, id)).toMatchObject({ version: 2 })
  })

  it('keeps the department it has, also for a person who does not belong to it', async () => {
    const department = departmentId('maju', 'Operations')
    const id = await draft(purchasing, LINES, { department })
    const other = await api.as('purchasing2@maju.test')
    const body = { ...bodyOf('maju', LINES, { department }), id }
    await other.must(updateRequest, { body })
    expect(await read(other, id)).toMatchObject({ department: 'Operations' })
    const foreign = { ...body, department: departmentId('maju', 'General Affairs') }
    expect((await other.request(updateRequest, { body: foreign })).status).toBe(422)
  })

  it('is for drafts alone', async () => {
    const id = await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
    const answer = await purchasing.request(updateRequest, {
      body: { ...bodyOf('maju', LINES), id },
    })
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(await read(purchasing, id)).toMatchObject({ lastStatus: 'Submit', version: 2 })
  })
})

describe('a draft', () => {
  // proves 1.7.51
  it('comes back into the cart with its lines', async () => {
    const id = await draft(purchasing, LINES, { department: departmentId('maju', 'Operations') })
    const items = await purchasing.must(getRequestItems, { params: { id } })
    expect(items).toMatchObject({
      _id: id,
      version: 1,
      department_id: departmentId('maju', 'Operations'),
      address_id: addressId('maju', 'Jakarta Office'),
      changes: [],
    })
    expect(items.items.map((item) => [item.productId, item.quantity])).toEqual(
      LINES.map(({ product, quantity }) => [productId(product), quantity]),
    )
    const { vendors, total } = await read(purchasing, id)
    const saved = vendors.flatMap(({ packages }) => packages.flatMap(({ items: of }) => of))
    const figuresOf = (lines: readonly { productId: string; sub_total: number }[]) =>
      Object.fromEntries(lines.map((line) => [line.productId, line.sub_total]))
    expect(figuresOf(items.items)).toEqual(figuresOf(saved))
    expect(items.items.reduce((sum, line) => sum + line.sub_total, 0)).toBe(total)
    const cities = new Set(items.items.flatMap(({ warehouse }) => warehouse.coverage))
    expect([...cities].sort((a, b) => a.localeCompare(b))).toEqual([
      'Kota Administrasi Jakarta Selatan',
      'Kota Bandung',
    ])
    const sent = await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
    const answer = await purchasing.request(getRequestItems, {
      params: { id: sent },
      headers: { 'accept-language': 'id' },
    })
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(answer.message).toContain('Diajukan')
  })

  it('shows the changes since it was saved, with the values before and after', async () => {
    const changed = { vendor: 'sinar', retail: '1000.00', discount: '0', tax: '0.11' }
    await addProducts(api.db, [{ key: 'moving', ...changed, stock: '10', minimum: '1' }])
    const item = { productId: productId('moving'), quantity: 4 }
    const id = await draft(purchasing, [], { vendors: [{ packages: { items: [item] } }] })
    await api.pool.query(
      "update products set retail_price = 1100, tax = 0.12, minimum_order = 2, stock = 3 where slug = 'moving'",
    )
    const { changes, total } = await read(purchasing, id)
    expect(changes.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['price', 970, 1067],
      ['tax', 0.11, 0.12],
      ['minimum', 1, 2],
      ['stock', 10, 3],
    ])
    expect(total).toBe(4306)
    await api.pool.query("update products set withdrawn_at = now() where slug = 'moving'")
    const items = await purchasing.must(getRequestItems, { params: { id } })
    expect(items.changes).toEqual([
      {
        productId: productId('moving'),
        name: 'Barang moving',
        field: 'withdrawn',
        from: null,
        to: null,
      },
    ])
  })

  // proves 1.7.46
  it('is deleted once, and is gone for everybody', async () => {
    const id = await draft(purchasing, LINES)
    const { code_pr } = await read(purchasing, id)
    await purchasing.must(deleteRequest, { params: { id } })
    for (const known of [id, code_pr])
      expect((await purchasing.request(getRequest, { params: { id: known } })).status).toBe(404)
    expect((await purchasing.request(deleteRequest, { params: { id } })).status).toBe(404)
    expect((await purchasing.request(getRequestItems, { params: { id } })).status).toBe(404)
    const { rows } = await api.pool.query(
      'select last_status from purchase_requests where id = $1',
      [id],
    )
    expect(rows).toEqual([{ last_status: 'Deleted' }])
  })

  it('is no longer deleted once it is submitted', async () => {
    const id = await submitted(purchasing, [{ product: 'kertas', quantity: 1 }])
    const answer = await purchasing.request(deleteRequest, { params: { id } })
    expect(answer).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(answer.message).toContain(nameOf(purchasing.email))
  })
})

it('thirty carts at once get thirty codes, one after the other', async () => {
  const saved = await Promise.all(
    Array.from({ length: 30 }, () =>
      purchasing.must(saveRequest, { body: bodyOf('maju', [{ product: 'map', quantity: 1 }]) }),
    ),
  )
  const numbers = saved.map(({ code_pr }) => Number(code_pr.slice(-5))).toSorted((a, b) => a - b)
  const first = numbers[0] ?? 0
  expect(numbers).toEqual(numbers.map((_, at) => first + at))
})
