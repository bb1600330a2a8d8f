import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { addressId, companyId, idOf, productId } from '../../../../test/company'
import { PRODUCTS } from '../../../../test/market'
import { statementsOf } from '../../../../test/count-statements'
import { buyerScope } from '../../../db/scope'
import { IndexAway, type SearchIndex } from '../../../ports/search-index'
import { indexProducts } from '../search/index-products'
import { findPasted, matchPastedLines } from './offers.queries'
import { listByLikeSku } from './offers.store'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  const productIds = Object.keys(PRODUCTS).map(productId)
  await indexProducts(api.db, api.app.index, { productIds })
  person = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())

const JAKARTA = addressId('maju', 'Jakarta Office')
const BANDUNG = addressId('maju', 'Bandung Plant')
const similar = (product: string, address_id = JAKARTA) =>
  person.must(listSimilar, { query: { product_id: productId(product), address_id } })
const match = (...lines: string[]) =>
  person.must(matchPasted, { body: { address_id: JAKARTA, lines } })

describe('similar products', () => {
  it('are of the same category, in stock and delivered there; never the product itself', async () => {
    const offers = await similar('sabun', BANDUNG)
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ stock, delivered }) => stock > 0 && delivered)).toBe(true)
    const names = offers.map(({ name }) => name)
    expect(names).not.toContain('Barang sabun')
    expect(names).not.toContain('Barang pel')
    expect(names).not.toContain('Barang lampu')
    expect(names).not.toContain('Barang ember')
  })

  it('are in stock for at least what has to be ordered of them', async () => {
    const product = productId('kertas')
    const set = (stock: number, minimum: number) =>
      api.pool.query('update products set stock = $2, minimum_order = $3 where id = $1', [
        product,
        stock,
        minimum,
      ])
    const { rows } = await api.pool.query<{ stock: number; minimum_order: number }>(
      'select stock, minimum_order from products where id = $1',
      [product],
    )
    const names = async () => (await similar('pulpen')).map(({ name }) => name)
    for (const [stock, minimum, isThere] of [
      [9, 10, false],
      [10, 10, true],
      [0.5, 0.5, false],
    ] as const) {
      await set(stock, minimum)
      expect((await names()).includes('Barang kertas')).toBe(isThere)
    }
    await set(rows[0]?.stock ?? 0, rows[0]?.minimum_order ?? 0)
  })

  it('are queried before the shown data is read', async () => {
    const { index } = api.app
    const search = vi.spyOn(index, 'search').mockImplementationOnce(async () => {
      const { rows } = await api.pool.query(`select from pg_stat_activity
        where datname = current_database() and state like 'idle in%'`)
      expect(rows).toEqual([])
      return []
    })
    expect(await similar('pulpen')).toEqual([])
    expect(search).toHaveBeenCalledOnce()
    search.mockRestore()
  })

  it('cost what this company pays', async () => {
    const kertas = (await similar('pulpen')).find(({ name }) => name === 'Barang kertas')
    expect(kertas).toMatchObject({ discount_percentage: 34.5, discount_price: 32_750 })
  })

  it('need an existing product and address', async () => {
    for (const query of [
      { product_id: idOf('nothing'), address_id: JAKARTA },
      { product_id: productId('kertas'), address_id: addressId('lain', 'Jakarta Office') },
    ])
      expect((await person.request(listSimilar, { query })).status).toBe(404)
  })
})

describe('a pasted list', () => {
  it('is matched by SKU, whatever its case', async () => {
    const [line] = await match('sku-KERTAS')
    expect(line).toMatchObject({
      kind: 'exact',
      offers: [{ sku: 'SKU-kertas', stock: 1000, delivered: true, discount_price: 32_750 }],
    })
  })

  it('gets offers that are similar to its SKUs and words', async () => {
    const [bySku, byName, nothing] = await match('SKU-kertaz', 'kertas', 'qqqq')
    expect(bySku?.kind).toBe('near')
    expect(bySku?.offers[0]?.sku).toBe('SKU-kertas')
    expect(byName).toMatchObject({ kind: 'near', offers: [{ name: 'Barang kertas' }] })
    expect(nothing).toEqual({ kind: 'none', offers: [] })
  })

  it('has no withdrawn products, and marks those not delivered there', async () => {
    const [withdrawn] = await match('SKU-ember')
    expect(withdrawn?.offers.map(({ sku }) => sku)).not.toContain('SKU-ember')
    const [away] = await person.must(matchPasted, {
      body: { address_id: BANDUNG, lines: ['SKU-sabun'] },
    })
    expect(away).toMatchObject({ kind: 'exact', offers: [{ delivered: false }] })
  })

  it('is matched by SKU while the index is unreachable', async () => {
    const away: SearchIndex = Object.assign(Object.create(api.app.index), {
      search: () => Promise.reject(new IndexAway(new Error('connect'))),
    })
    const context = { db: api.db, scope: buyerScope(companyId('maju')), index: away }
    const body = { address_id: JAKARTA, lines: ['sku-kertas', 'SKU-pulpem', 'barang'] }
    const finds = await findPasted(context, body)
    const matches = await api.db
      .transaction()
      .execute((trx) => matchPastedLines({ db: trx, scope: context.scope }, body, finds))
    expect(matches.map(({ kind }) => kind)).toEqual(['exact', 'near', 'none'])
  })

  it('queries the index outside of a transaction', async () => {
    const { index } = api.app
    const search = vi.spyOn(index, 'search').mockImplementationOnce(async () => {
      const { rows } = await api.pool.query(`select from pg_stat_activity
        where datname = current_database() and state like 'idle in%'`)
      expect(rows).toEqual([])
      return []
    })
    expect((await match('barang'))[0]?.kind).toBe('none')
    expect(search).toHaveBeenCalledOnce()
    search.mockRestore()
  })

  it('gets offers with similar SKUs, but none that share only their beginning', async () => {
    const alike = (wanted: string) =>
      api.db
        .transaction()
        .execute((trx) => listByLikeSku(trx, buyerScope(companyId('maju')), [wanted], 5))
    expect((await alike('sku-kertaz')).map(({ id }) => id)).toContain(productId('kertas'))
    expect(await alike('sku-kerxxx')).toEqual([])
  })

  it('is processed as typed', async () => {
    for (const line of ["'; drop table products; --", '%', '\\', '"', '😀', '\u0000a'])
      expect([200, 400]).toContain(
        (await person.request(matchPasted, { body: { address_id: JAKARTA, lines: [line] } }))
          .status,
      )
  })

  it('takes as many statements for fifty lines as for one', async () => {
    // The index checks for changes periodically, independent of searches.
    const isLook = (statement: string) => /^\s*select (key, revision|id, cities)/.test(statement)
    const of = async (lines: string[]) =>
      (await statementsOf(() => match(...lines))).filter((one) => !isLook(one)).length
    const one = await of(['kertas 1'])
    const fifty = await of(Array.from({ length: 50 }, (_, at) => `kertas ${at}`))
    expect(fifty).toBe(one)
  })
})
