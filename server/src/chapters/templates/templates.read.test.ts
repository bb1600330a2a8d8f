import {
  deleteTemplate,
  getTemplate,
  getTemplateItems,
  listTemplates,
  saveTemplate,
} from '@pasok/domain/templates/templates.contract'
import type { QueryIn } from '@pasok/domain/kernel/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, nameOf, productId, vendorId } from '../../../test/company'
import { assertSound } from '../../../test/invariants'
import { priceFor, totalFor, type Wanted } from '../../../test/oracle'
import { itemsIn, template, templateOf } from '../../../test/templates'
import { addProducts } from '../../../test/world'

let api: Api
let manager: Person
let owner: Person
let purchasing: Person
beforeAll(async () => {
  api = await startApi()
  manager = await api.as('template-manager@maju.test')
  owner = await api.as('owner@maju.test')
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
})

describe('a template at today’s prices', () => {
  const keys = ['steady', 'dearer', 'gone', 'empty', 'scarce', 'bulky'] as const
  let id: string
  let saved: number

  beforeAll(async () => {
    const figures = { vendor: 'karya', retail: '1000', discount: '0', tax: '0.1', minimum: '1' }
    await addProducts(
      api.db,
      keys.map((key) => ({ key, ...figures, stock: '10' })),
    )
    const items = keys.map((key) => ({ productId: productId(key), quantity: 4, note: key }))
    const body = { template_name: 'Changing', value: [{ packages: { items } }] }
    const answer = await manager.must(saveTemplate, { body })
    id = answer._id
    saved = answer.total
    for (const change of [
      "retail_price = 1500 where slug = 'dearer'",
      "withdrawn_at = now(), retail_price = 9000 where slug = 'gone'",
      "stock = 0 where slug = 'empty'",
      "stock = 3 where slug = 'scarce'",
      "minimum_order = 5 where slug = 'bulky'",
    ])
      await api.pool.query(`update products set ${change}`)
  })

  it('shows what changed on each line, and leaves unavailable products out of the sums', async () => {
    const one = await purchasing.must(getTemplate, { params: { id } })
    expect(saved).toBe(6 * 4 * 1100)
    expect(one.total).toBe(saved)
    expect(
      itemsIn(one).map(({ note, problem, limit, price_before, discount_price, sub_total }) => [
        note,
        problem,
        limit,
        price_before,
        discount_price,
        sub_total,
      ]),
    ).toEqual([
      ['steady', null, null, null, 1000, 4400],
      ['dearer', null, null, 1000, 1500, 6600],
      ['gone', 'withdrawn', 0, null, 9000, 39_600],
      ['empty', 'stock-empty', 0, null, 1000, 4400],
      ['scarce', 'above-stock', 3, null, 1000, 4400],
      ['bulky', 'below-minimum', 5, null, 1000, 4400],
    ])
    expect(one.total_now).toBe(4400 * 3 + 6600)
    expect(one.vendors.map(({ total }) => total)).toEqual([one.total_now])
    expect(one.actions).toEqual({ edit: false, delete: false, createRequest: true })
  })

  // proves 1.7.64
  it('becomes cart lines, all of them, with what is wrong and what is dearer', async () => {
    const lines = await purchasing.must(getTemplateItems, { params: { id } })
    expect(lines).toMatchObject({ _id: id, name: 'Changing', version: 1 })
    const prices = new Map<string, number>([
      ['dearer', 1500],
      ['gone', 9000],
    ])
    expect(lines.items.map((item) => [item.note, item.quantity, item.discount_price])).toEqual(
      keys.map((key) => [key, 4, prices.get(key) ?? 1000]),
    )
    const named = (key: string) => ({ productId: productId(key), name: `Barang ${key}` })
    expect(lines.problems).toEqual([
      { ...named('gone'), problem: 'withdrawn', limit: 0 },
      { ...named('empty'), problem: 'stock-empty', limit: 0 },
      { ...named('scarce'), problem: 'above-stock', limit: 3 },
      { ...named('bulky'), problem: 'below-minimum', limit: 5 },
    ])
    expect(lines.repriced).toEqual([{ ...named('dearer'), from: 1000, to: 1500 }])
  })

  it('counts what an inactive vendor sells as withdrawn', async () => {
    const other = await template(manager, [{ product: 'pel', quantity: 2 }])
    await api.pool.query("update vendors set active = false where legal_name like '%Bersih%'")
    const { problems } = await purchasing.must(getTemplateItems, { params: { id: other } })
    const one = await purchasing.must(getTemplate, { params: { id: other } })
    await api.pool.query("update vendors set active = true where legal_name like '%Bersih%'")
    expect(problems).toMatchObject([{ productId: productId('pel'), problem: 'withdrawn' }])
    expect([one.total_now, one.vendors.map(({ vendor }) => vendor.name)]).toEqual([
      0,
      ['CV Bersih Berseri'],
    ])
  })

  it('is priced as this company pays', async () => {
    const lines: Wanted[] = [
      { product: 'kertas', quantity: 2.5 },
      { product: 'map', quantity: 0.29 },
    ]
    const one = await manager.must(getTemplate, {
      params: { id: await template(manager, lines) },
    })
    expect(one.total_now).toBe(Number(totalFor('maju', lines)))
    for (const [at, line] of lines.entries()) {
      const price = priceFor('maju', line)
      expect(itemsIn(one)[at]).toMatchObject({
        discount: Number(price.discount),
        discount_price: Number(price.discountPrice),
        single_tax_price: Number(price.singleTaxPrice),
        tax_price: Number(price.subTotalTax),
        sub_total: Number(price.subTotal),
        sub_total_before_tax: Number(price.subTotal - price.subTotalTax),
      })
    }
  })
})

describe('the list', () => {
  type Query = QueryIn<typeof listTemplates>
  const list = async (query: Query) => {
    const answer = await purchasing.request(listTemplates, { query })
    const rows = listTemplates.data.parse(answer.data)
    return { names: rows.map(({ name }) => name), rows, count: answer.count }
  }
  const find = (searchTopic: 'name' | 'vendor' | 'createdBy', searchValue: string) =>
    list({ searchTopic, searchValue, limit: 100 })

  beforeAll(async () => {
    for (let at = 0; at < 17; at += 1)
      await template(manager, [{ product: at === 3 ? 'pel' : 'bor', quantity: 1 }], `List ${at}`)
    await template(owner, [{ product: 'bor', quantity: 1 }], 'Of_the 100% owner')
    const deleted = await template(manager, [{ product: 'bor', quantity: 1 }], 'List gone')
    await manager.must(deleteTemplate, { params: { id: deleted } })
    const stranger = await api.as('template-manager@lain.test')
    await template(stranger, [{ product: 'bor', quantity: 1 }], 'List of strangers')
  })

  // proves 1.2.81 1.3.24 1.9.14
  it('is newest first, fifteen a page, with an exact count', async () => {
    const first = await list({})
    const second = await list({ skip: 1 })
    expect(first.names).toHaveLength(15)
    expect(first.names.slice(0, 3)).toEqual(['Of_the 100% owner', 'List 16', 'List 15'])
    expect(second.count).toBe(first.count)
    expect(second.names).toHaveLength((first.count ?? 0) - 15)
    expect(new Set([...first.names, ...second.names])).not.toContain('List gone')
    expect(new Set([...first.names, ...second.names])).not.toContain('List of strangers')
    expect(first.rows[0]).toMatchObject({
      buyerId: companyId('maju'),
      createdBy: nameOf(owner.email),
      vendors: [{ vendor: { _id: vendorId('karya'), name: 'PT Karya Teknik' } }],
      items_count: 1,
      isDeleted: false,
      total: Number(totalFor('maju', [{ product: 'bor', quantity: 1 }])),
    })
    expect(first.rows[0]?.vendors[0]).not.toHaveProperty('packages')
  })

  it('shows each row as its own page does', async () => {
    const three: readonly Wanted[] = [
      { product: 'bor', quantity: 1 },
      { product: 'kertas', quantity: 1 },
      { product: 'helm', quantity: 1 },
      { product: 'pel', quantity: 1 },
    ]
    const id = await template(manager, three, 'Of three vendors')
    const { rows } = await find('name', 'Of three vendors')
    const one = await purchasing.must(getTemplate, { params: { id } })
    expect(one.vendors).toHaveLength(3)
    expect([one]).toMatchObject(rows)
  })

  // proves 1.7.63
  it('is searched by name, vendor and author, whatever the case, letter by letter', async () => {
    expect(await find('name', 'list 1')).toMatchObject({ count: 8 })
    expect((await find('vendor', 'bersih ber')).names).toContain('List 3')
    expect((await find('vendor', 'bersih ber')).names).not.toContain('List 4')
    expect((await find('createdBy', 'OWNER of')).names).toEqual(['Of_the 100% owner'])
    expect((await find('name', '0%')).names).toEqual(['Of_the 100% owner'])
    expect((await find('name', 'f_t')).names).toEqual(['Of_the 100% owner'])
    expect(await find('name', String.raw`\ `)).toMatchObject({ names: [], count: 0 })
    expect(await find('name', "' or true --")).toMatchObject({ names: [], count: 0 })
  })

  // proves 1.7.63
  it('is narrowed to days of the company, both inside', async () => {
    const set = (name: string, at: string) =>
      api.pool.query('update templates set created_at = $2 where name = $1', [name, at])
    await set('List 0', '2026-03-01T17:00:00.000Z')
    await set('List 1', '2026-03-02T16:59:59.900Z')
    await set('List 2', '2026-03-02T17:00:00.000Z')
    const on = (rangeFrom: string, rangeTo: string, other: Query = {}) =>
      list({ rangeTopic: 'createdAt', rangeFrom, rangeTo, ...other })
    const day = ['2026-03-02T00:00:00', '2026-03-02T23:59:59'] as const
    expect(await on(...day)).toMatchObject({ names: ['List 1', 'List 0'], count: 2 })
    expect((await list({ searchText: 'pel', filter: 'name:list' })).names).toEqual(['List 3'])
    const both = await on(...day, { searchTopic: 'name', searchValue: '1' })
    expect(both.names).toEqual(['List 1'])
    expect((await on('2026-03-03T00:00:00', '2026-03-04T00:00:00')).names).toEqual(['List 2'])
  })

  it.each<[Query | Record<string, string>, string]>([
    [{ searchTopic: 'name' }, 'searchValue'],
    [{ searchValue: 'List' }, 'searchTopic'],
    [{ searchTopic: 'total', searchValue: '1' }, 'searchTopic'],
    [{ rangeTopic: 'createdAt' }, 'rangeFrom'],
    [{ rangeFrom: '2026-01-01' }, 'rangeTopic'],
    [{ rangeTopic: 'createdAt', rangeFrom: 'yesterday' }, 'rangeFrom'],
    [{ rangeTopic: 'createdAt', rangeFrom: '2026-01-01', rangeTo: '2026-13-01' }, 'rangeTo'],
    [{ limit: '101' }, 'limit'],
    [{ skip: '-1' }, 'skip'],
  ])('refuses %j', async (query, path) => {
    const answer = await purchasing.call('GET', '/api/template', { query })
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'bad_request', path }] })
  })
})

describe('who may', () => {
  it('what travels as actions is what the server lets them do', async () => {
    const id = await template(manager, [{ product: 'bor', quantity: 1 }], 'Whose')
    for (const person of [manager, owner, purchasing]) {
      const { actions } = await person.must(getTemplate, { params: { id } })
      const body = templateOf([{ product: 'bor', quantity: 1 }])
      const path = `/api/template/Update/${id}`
      const { status } = await person.call('PUT', path, { body })
      expect([person.email, status === 200]).toEqual([person.email, actions.edit])
    }
    const approver = await api.as('approver@maju.test')
    expect((await approver.request(getTemplate, { params: { id } })).status).toBe(403)
  })

  it('a company reads no other’s, nor one that was never there', async () => {
    const stranger = await api.as('owner@lain.test')
    const id = await template(manager, [{ product: 'bor', quantity: 1 }])
    for (const one of [id, idOf('none'), 'x'])
      for (const contract of [getTemplate, getTemplateItems])
        expect(await stranger.request(contract, { params: { id: one } })).toMatchObject({
          status: 404,
          errors: [{ code: 'not_found', path: 'id' }],
        })
  })
})
