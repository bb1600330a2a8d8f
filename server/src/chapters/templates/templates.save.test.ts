import {
  addTemplateItem,
  deleteTemplate,
  getTemplate,
  getTemplateItems,
  listTemplates,
  saveTemplate,
  updateTemplate,
} from '@pasok/domain/templates/templates.contract'
import type { Template } from '@pasok/domain/templates/templates.model'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, nameOf, productId, vendorId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { totalFor, type Wanted } from '../../../test/oracle'
import { itemsOf } from '../../../test/requests'
import { template, templateOf } from '../../../test/templates'
import { addProducts } from '../../../test/world'

let api: Api
let manager: Person
let owner: Person
beforeAll(async () => {
  api = await startApi()
  manager = await api.as('template-manager@maju.test')
  owner = await api.as('owner@maju.test')
})
afterEach(() => assertSound(api.pool))
afterAll(() => api.drop())

const LINES: readonly Wanted[] = [
  { product: 'kertas', quantity: 2.5 },
  { product: 'bor', quantity: 1 },
  { product: 'pulpen', quantity: 12 },
]

const read = (id: string) => manager.must(getTemplate, { params: { id } })
const itemsIn = ({ vendors }: Template) =>
  vendors.flatMap(({ packages }) => packages.flatMap(({ items }) => items))
const linesIn = (one: Template) =>
  Object.fromEntries(itemsIn(one).map((item) => [item.productId, item._id]))
const auditOf = async (id: string) => {
  const { rows } = await api.pool.query<{ action: string; before: unknown; after: unknown }>(
    "select action, before, after from audit_log where subject = 'template' and subject_id = $1 order by id",
    [id],
  )
  return rows
}
const countAll = async () => {
  const { rows } = await api.pool.query(
    `select (select count(*) from templates) as heads, (select count(*) from template_lines) as lines,
      (select count(*) from audit_log) as audited`,
  )
  return rows
}

describe('saving a template', () => {
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
      buyerId: companyId('lain'),
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
      vendor_names: ['PT Sinar Abadi', 'PT Karya Teknik'],
      actions: { edit: true, delete: true, createRequest: false },
    })
    expect(
      one.vendors.map(({ vendor, packages }) => [vendor._id, packages[0]?.items.length]),
    ).toEqual([
      [vendorId('sinar'), 2],
      [vendorId('karya'), 1],
    ])
    expect(itemsIn(one).every((item) => item.problem === null && item.price_before === null)).toBe(
      true,
    )
    expect(await auditOf(saved._id)).toMatchObject([
      {
        action: 'template.save',
        before: null,
        after: { name: 'Monthly  office', total: String(total) },
      },
    ])
  })

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
      'Barang bor is listed twice. Put the quantities together.',
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
    expect(await manager.ask(saveTemplate, { body })).toMatchObject({
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
    const answer = await manager.ask(saveTemplate, { body: { template_name: 'Many', value } })
    expect(answer).toMatchObject({ status: 422, message: 'At most 1000 items go together.' })
  })

  it('saves once however often the same call arrives', async () => {
    const body = templateOf(LINES, 'Once')
    const headers = { 'idempotency-key': 'a-template-once' }
    const saved = await Promise.all(
      [1, 2, 3].map(() => manager.must(saveTemplate, { body, headers })),
    )
    expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1)
    const other = { ...body, template_name: 'Another' }
    const answer = await manager.ask(saveTemplate, { body: other, headers })
    expect(answer).toMatchObject({ status: 422, codes: ['idempotency_mismatch'] })
  })
})

describe('saving a template again', () => {
  it('replaces what is in it; what stays is the same line, and the log tells both', async () => {
    const id = await template(manager, LINES, 'First')
    const lines = linesIn(await read(id))
    const next: Wanted[] = [
      { product: 'helm', quantity: 3 },
      { product: 'kertas', quantity: 7 },
    ]
    const body = { ...templateOf(next, 'Second'), version: 1 }
    const saved = await owner.must(updateTemplate, { params: { id }, body })
    const total = Number(totalFor('maju', next))
    expect(saved).toEqual({ _id: id, name: 'Second', version: 2, total })
    const one = await read(id)
    expect(one).toMatchObject({ name: 'Second', createdBy: nameOf(manager.email), items_count: 2 })
    expect(itemsIn(one).map((item) => [item.sku, item.quantity])).toEqual([
      ['SKU-helm', 3],
      ['SKU-kertas', 7],
    ])
    expect(linesIn(one)[productId('kertas')]).toBe(lines[productId('kertas')])
    expect(one.updatedAt > one.createdAt).toBe(true)
    expect(await auditOf(id)).toMatchObject([
      { action: 'template.save' },
      {
        action: 'template.edit',
        before: { name: 'First', lines: [['SKU-kertas', '2.50', expect.any(String)], {}, {}] },
        after: { name: 'Second', lines: [['SKU-helm', '3', expect.any(String)], {}] },
      },
    ])
  })

  it('refuses a version that somebody else has left behind, and works without one', async () => {
    const id = await template(manager, LINES)
    const body = { ...templateOf(LINES), version: 1 }
    await owner.must(updateTemplate, { params: { id }, body })
    expect(await manager.ask(updateTemplate, { params: { id }, body })).toMatchObject({
      status: 409,
      errors: [{ code: 'stale_version', path: 'version' }],
    })
    const item = { productId: productId('bor'), quantity: 1 }
    expect(await manager.ask(addTemplateItem, { body: { id, version: 1, item } })).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
    const without = await manager.must(updateTemplate, { params: { id }, body: templateOf(LINES) })
    expect(without.version).toBe(3)
  })

  it('keeps what is withdrawn since, but takes in nothing that is', async () => {
    const figures = { vendor: 'sinar', retail: '1000', discount: '0', tax: '0', minimum: '1' }
    await addProducts(api.db, [
      { key: 'leaving', ...figures, stock: '9' },
      { key: 'left', ...figures, stock: '9', isWithdrawn: true },
    ])
    const leaving = { productId: productId('leaving'), quantity: 2 }
    const first = { template_name: 'Leaving', value: [{ packages: { items: [leaving] } }] }
    const { _id: id } = await manager.must(saveTemplate, { body: first })
    await api.pool.query("update products set withdrawn_at = now() where slug = 'leaving'")
    const again = { ...first, template_name: 'Still there' }
    expect(await manager.must(updateTemplate, { params: { id }, body: again })).toMatchObject({
      version: 2,
    })
    const items = [leaving, { productId: productId('left'), quantity: 1 }]
    const more = { template_name: 'More', value: [{ packages: { items } }] }
    expect(await manager.ask(updateTemplate, { params: { id }, body: more })).toMatchObject({
      status: 422,
      errors: [{ path: 'items.1', message: 'Barang left is no longer offered. Remove it.' }],
    })
    expect((await read(id)).name).toBe('Still there')
  })

  it('refuses to leave nothing in it', async () => {
    const id = await template(manager, LINES)
    const answer = await manager.ask(updateTemplate, { params: { id }, body: templateOf([]) })
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'value' }] })
    expect((await read(id)).version).toBe(1)
  })
})

describe('adding an item', () => {
  const add = (id: string, product: string, quantity: number, note = '') =>
    manager.ask(addTemplateItem, {
      body: { id, item: { productId: productId(product), quantity, note } },
    })

  it('puts a new product last, and more of one that is there in its place', async () => {
    const id = await template(manager, LINES)
    const lines = linesIn(await read(id))
    const added = await add(id, 'helm', 4, 'Yellow')
    expect(added).toMatchObject({
      status: 200,
      message: 'Success Added Item to Template',
      data: { _id: id, version: 2, quantity: 4 },
    })
    const more = await add(id, 'kertas', 0.5)
    expect(more.data).toMatchObject({ version: 3, quantity: 3 })
    const one = await read(id)
    const wanted = [
      { product: 'kertas', quantity: 3 },
      { product: 'bor', quantity: 1 },
      { product: 'pulpen', quantity: 12 },
      { product: 'helm', quantity: 4 },
    ] as const
    expect(one.total).toBe(Number(totalFor('maju', wanted)))
    expect(one.total_now).toBe(one.total)
    expect(one.vendor_names).toEqual(['PT Sinar Abadi', 'PT Karya Teknik'])
    const { items } = await owner.must(getTemplateItems, { params: { id } })
    expect(items.map((item) => [item.sku, item.quantity, item.note])).toEqual([
      ['SKU-kertas', 3, ''],
      ['SKU-bor', 1, ''],
      ['SKU-pulpen', 12, ''],
      ['SKU-helm', 4, 'Yellow'],
    ])
    expect(linesIn(one)).toMatchObject(lines)
  })

  it.each([
    ['withdrawn', 'ember', 1, 'Barang ember is no longer offered. Remove it.'],
    ['out of stock', 'lampu', 1, 'Product stock is empty, please contact vendor.'],
    ['below its minimum', 'sabun', 5, 'Minimum order quantity is 6'],
    ['above the stock', 'tinta', 4, 'Product stock left 3'],
  ])('refuses what is %s', async (_, product, quantity, message) => {
    const id = await template(manager, LINES)
    expect(await add(id, product, quantity)).toMatchObject({ status: 422, message })
    expect((await read(id)).version).toBe(1)
  })

  it('refuses a product or a template that does not exist', async () => {
    const id = await template(manager, LINES)
    expect(await add(id, 'none', 1)).toMatchObject({
      status: 404,
      errors: [{ path: 'item.productId' }],
    })
    expect(await add(idOf('none'), 'bor', 1)).toMatchObject({
      status: 404,
      errors: [{ path: 'id' }],
    })
  })

  it('adds once however often the same call arrives, and all of what comes at once', async () => {
    const id = await template(manager, LINES)
    const body = { id, item: { productId: productId('helm'), quantity: 1 } }
    const headers = { 'idempotency-key': 'a-helmet-once' }
    await Promise.all([1, 2, 3].map(() => manager.must(addTemplateItem, { body, headers })))
    await Promise.all([1, 2, 3].map(() => owner.must(addTemplateItem, { body })))
    const helm = itemsIn(await read(id)).find(({ sku }) => sku === 'SKU-helm')
    expect(helm?.quantity).toBe(4)
  })
})

describe('deleting a template', () => {
  it('marks it: it is gone for everybody, once', async () => {
    const id = await template(manager, LINES, 'Soon gone')
    const gone = await manager.ask(deleteTemplate, { params: { id } })
    expect(gone).toMatchObject({ status: 200, message: 'Template deleted' })
    const item = { productId: productId('bor'), quantity: 1 }
    for (const answer of [
      await manager.ask(getTemplate, { params: { id } }),
      await manager.ask(getTemplateItems, { params: { id } }),
      await manager.ask(updateTemplate, { params: { id }, body: templateOf(LINES) }),
      await manager.ask(addTemplateItem, { body: { id, item } }),
      await manager.ask(deleteTemplate, { params: { id } }),
    ])
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
    const rows = await manager.must(listTemplates, {
      query: { searchTopic: 'name', searchValue: 'Soon gone' },
    })
    expect(rows).toEqual([])
    const kept = await api.pool.query('select name, deleted_at from templates where id = $1', [id])
    expect(kept.rows).toEqual([{ name: 'Soon gone', deleted_at: expect.any(Date) }])
    expect(await auditOf(id)).toMatchObject([
      { action: 'template.save' },
      { action: 'template.delete', before: { name: 'Soon gone' }, after: null },
    ])
  })
})
