import {
  addTemplateItem,
  getTemplate,
  getTemplateItems,
} from '@pasok/domain/templates/templates.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { idOf, productId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { totalFor } from '../../../test/oracle'
import { LINES, itemsIn, linesIn, template } from '../../../test/templates'

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

describe('adding an item', () => {
  const add = (id: string, product: string, quantity: number, note = '') =>
    manager.request(addTemplateItem, {
      body: { id, item: { productId: productId(product), quantity, note } },
    })

  // proves 1.4.21 1.7.62
  it('puts a new product last, and more of one that is there in its place', async () => {
    const id = await template(manager, LINES)
    const lines = linesIn(await read(id))
    const added = await add(id, 'helm', 4, 'Yellow')
    expect(added).toMatchObject({
      status: 200,
      message: 'Item added to template',
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
    expect(one.vendors.map(({ vendor }) => vendor.name)).toEqual([
      'PT Sinar Abadi',
      'PT Karya Teknik',
    ])
    const { items } = await owner.must(getTemplateItems, { params: { id } })
    expect(items.map((item) => [item.sku, item.quantity, item.note])).toEqual([
      ['SKU-kertas', 3, ''],
      ['SKU-bor', 1, ''],
      ['SKU-pulpen', 12, ''],
      ['SKU-helm', 4, 'Yellow'],
    ])
    expect(new Set(items.map(({ statuses }) => statuses))).toEqual(new Set(['Open']))
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

  it('adds once for a repeated request, and everything for concurrent ones', async () => {
    const id = await template(manager, LINES)
    const body = { id, item: { productId: productId('helm'), quantity: 1 } }
    const headers = { 'idempotency-key': 'a-helmet-once' }
    await Promise.all([1, 2, 3].map(() => manager.must(addTemplateItem, { body, headers })))
    await Promise.all([1, 2, 3].map(() => owner.must(addTemplateItem, { body })))
    const helm = itemsIn(await read(id)).find(({ sku }) => sku === 'SKU-helm')
    expect(helm?.quantity).toBe(4)
  })
})
