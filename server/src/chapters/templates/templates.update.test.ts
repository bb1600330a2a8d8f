import {
  addTemplateItem,
  deleteTemplate,
  getTemplate,
  getTemplateItems,
  listTemplates,
  saveTemplate,
  updateTemplate,
} from '@pasok/domain/templates/templates.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { nameOf, productId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { totalFor, type Wanted } from '../../../test/oracle'
import { LINES, auditOf, itemsIn, linesIn, template, templateOf } from '../../../test/templates'
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

const read = (id: string) => manager.must(getTemplate, { params: { id } })

describe('saving a template again', () => {
  // proves 1.7.61
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
    expect(await auditOf(api.pool, id)).toMatchObject([
      { action: 'template.save' },
      {
        action: 'template.edit',
        before: { name: 'First', lines: [['SKU-kertas', '2.50', expect.any(String)], {}, {}] },
        after: { name: 'Second', lines: [['SKU-helm', '3', expect.any(String)], {}] },
      },
    ])
  })

  it('refuses an older version, and works without one', async () => {
    const id = await template(manager, LINES)
    const body = { ...templateOf(LINES), version: 1 }
    await owner.must(updateTemplate, { params: { id }, body })
    expect(await manager.request(updateTemplate, { params: { id }, body })).toMatchObject({
      status: 409,
      errors: [{ code: 'stale_version', path: 'version' }],
    })
    const item = { productId: productId('bor'), quantity: 1 }
    expect(
      await manager.request(addTemplateItem, { body: { id, version: 1, item } }),
    ).toMatchObject({
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
    expect(await manager.request(updateTemplate, { params: { id }, body: more })).toMatchObject({
      status: 422,
      errors: [{ path: 'items.1', message: 'Barang left is no longer offered. Remove it.' }],
    })
    expect((await read(id)).name).toBe('Still there')
  })

  it('refuses to leave nothing in it', async () => {
    const id = await template(manager, LINES)
    const answer = await manager.request(updateTemplate, { params: { id }, body: templateOf([]) })
    expect(answer).toMatchObject({ status: 422, errors: [{ path: 'value' }] })
    expect((await read(id)).version).toBe(1)
  })
})

describe('deleting a template', () => {
  // proves 1.7.65
  it('marks it: it is gone for everybody, once', async () => {
    const id = await template(manager, LINES, 'Soon gone')
    const deleted = await manager.request(deleteTemplate, { params: { id } })
    expect(deleted).toMatchObject({ status: 200, message: 'Template deleted' })
    const item = { productId: productId('bor'), quantity: 1 }
    for (const answer of [
      await manager.request(getTemplate, { params: { id } }),
      await manager.request(getTemplateItems, { params: { id } }),
      await manager.request(updateTemplate, { params: { id }, body: templateOf(LINES) }),
      await manager.request(addTemplateItem, { body: { id, item } }),
      await manager.request(deleteTemplate, { params: { id } }),
    ])
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
    const rows = await manager.must(listTemplates, {
      query: { searchTopic: 'name', searchValue: 'Soon gone' },
    })
    expect(rows).toEqual([])
    const stored = await api.pool.query('select name, deleted_at from templates where id = $1', [
      id,
    ])
    expect(stored.rows).toEqual([{ name: 'Soon gone', deleted_at: expect.any(Date) }])
    expect(await auditOf(api.pool, id)).toMatchObject([
      { action: 'template.save' },
      { action: 'template.delete', before: { name: 'Soon gone' }, after: null },
    ])
  })
})
