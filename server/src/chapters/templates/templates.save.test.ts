import { getTemplate, saveTemplate } from '@pasok/domain/templates/templates.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, nameOf, productId, vendorId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { totalFor, type Wanted } from '../../../test/oracle'
import { itemsOf } from '../../../test/requests'
import { LINES, auditOf, itemsIn, templateOf } from '../../../test/templates'

let api: Api
let manager: Person
beforeAll(async () => {
  api = await startApi()
  manager = await api.as('template-manager@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const read = (id: string) => manager.must(getTemplate, { params: { id } })
const countAll = async () => {
  const { rows } = await api.pool.query(
    `select (select count(*) from templates) as heads, (select count(*) from template_lines) as lines,
      (select count(*) from audit_log) as audited`,
  )
  return rows
}

describe('saving a template', () => {
  // proves 1.3.25 1.7.60
  it('computes every figure, whatever the client says of them', async () => {
    const items = itemsOf(LINES).map((item) => ({
      ...item,
      retail_price: 1,
      discount_price: 1,
      sub_total: 1,
      vendorId: vendorId('bersih'),
    }))
    const body = {
      ...templateOf([], '  Monthly\u200b  office '),
      value: [{ vendor: { _id: vendorId('bersih') }, packages: { items } }],
      total: 1,
      type: 'template',
      update: false,
      createdBy: 'Somebody else',
      buyerId: companyId('maju'),
      isDeleted: true,
    }
    const answer = await manager.call('POST', '/api/template', { body })
    expect(answer).toMatchObject({ status: 200, message: 'Template saved' })
    const saved = saveTemplate.data.parse(answer.data)
    const total = Number(totalFor('maju', LINES))
    expect(saved).toMatchObject({ name: 'Monthly  office', version: 1, total })
    const one = await read(saved._id)
    expect(one).toMatchObject({
      buyerId: companyId('maju'),
      createdBy: nameOf(manager.email),
      isDeleted: false,
      items_count: 3,
      total,
      total_now: total,
      actions: { edit: true, delete: true, createRequest: false },
    })
    expect(one.vendors.map(({ vendor, packages }) => [vendor._id, packages.items.length])).toEqual([
      [vendorId('sinar'), 2],
      [vendorId('karya'), 1],
    ])
    expect(itemsIn(one).every((item) => item.problem === null && item.price_before === null)).toBe(
      true,
    )
    expect(await auditOf(api.pool, saved._id)).toMatchObject([
      {
        action: 'template.save',
        before: null,
        after: { name: 'Monthly  office', total: String(total) },
      },
    ])
  })

  // proves 1.5.48
  it.each([
    [{ template_name: '' }, 'template_name', 'Template Name is Required!'],
    [{ template_name: '   ' }, 'template_name', 'Template Name is Required!'],
    [{ template_name: ' \u200b\t' }, 'template_name', 'Template Name is Required!'],
    [{ template_name: undefined }, 'template_name', 'Template Name is Required!'],
    [{ value: [] }, 'value', 'A template needs at least one item.'],
    [{ value: [{ packages: { items: [] } }] }, 'value', 'A template needs at least one item.'],
    [
      { value: [{ packages: { items: itemsOf([{ product: 'ember', quantity: 1 }]) } }] },
      'items.0',
      'Barang ember is no longer offered. Remove it.',
    ],
    [
      { value: [{ packages: { items: itemsOf([LINES[1], LINES[1]] as Wanted[]) } }] },
      'items.1',
      'Barang bor is listed twice. Combine the quantities in one line.',
    ],
  ])('refuses %j, and writes nothing', async (other, path, message) => {
    const before = await countAll()
    const body = { ...templateOf(LINES), ...other }
    const answer = await manager.call('POST', '/api/template', { body })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'rule', path, message }] })
    expect(await countAll()).toEqual(before)
  })

  it('refuses a product that does not exist, in its place', async () => {
    const items = [...itemsOf(LINES), { productId: idOf('none'), quantity: 1 }]
    const body = { template_name: 'Unknown', value: [{ packages: [{ items }] }] }
    expect(await manager.request(saveTemplate, { body })).toMatchObject({
      status: 404,
      errors: [{ code: 'not_found', path: 'items.3.productId' }],
    })
  })

  it.each([-1, 0, 1e308, 0.001, '2', null])('refuses a quantity of %j', async (quantity) => {
    const value = [{ packages: { items: [{ productId: productId('bor'), quantity }] } }]
    const body = { template_name: 'Odd', value }
    const answer = await manager.call('POST', '/api/template', { body })
    expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
  })

  it('refuses more lines than a request holds', async () => {
    const items = Array.from({ length: 501 }, (_, at) => ({
      productId: idOf(`many ${at}`),
      quantity: 1,
    }))
    const value = [{ packages: { items } }, { packages: { items } }]
    const answer = await manager.request(saveTemplate, { body: { template_name: 'Many', value } })
    expect(answer).toMatchObject({
      status: 422,
      message: 'You can add up to 1.000 items at a time.',
    })
  })

  it('saves once however often the same call arrives', async () => {
    const body = templateOf(LINES, 'Once')
    const headers = { 'idempotency-key': 'a-template-once' }
    const saved = await Promise.all(
      [1, 2, 3].map(() => manager.must(saveTemplate, { body, headers })),
    )
    expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1)
    const other = { ...body, template_name: 'Another' }
    const answer = await manager.request(saveTemplate, { body: other, headers })
    expect(answer).toMatchObject({ status: 422, codes: ['idempotency_mismatch'] })
  })
})
