import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.offers.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { addressId, idOf, PRODUCTS, productId } from '../../../test/company'
import { statementsOf } from '../../../test/count-statements'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  await api.app.feed({ productIds: Object.keys(PRODUCTS).map(productId) })
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
  it('are of the category, in stock and delivered there; never the product itself', async () => {
    const offers = await similar('sabun', BANDUNG)
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ stock, delivered }) => stock > 0 && delivered)).toBe(true)
    const names = offers.map(({ name }) => name)
    expect(names).not.toContain('Barang sabun')
    expect(names).not.toContain('Barang pel')
    expect(names).not.toContain('Barang lampu')
    expect(names).not.toContain('Barang ember')
  })

  it('cost what this company pays', async () => {
    const kertas = (await similar('pulpen')).find(({ name }) => name === 'Barang kertas')
    expect(kertas).toMatchObject({ discount_percentage: 34.5, discount_price: 32_750 })
  })

  it('are asked for by a product and an address that there are', async () => {
    for (const query of [
      { product_id: idOf('nothing'), address_id: JAKARTA },
      { product_id: productId('kertas'), address_id: addressId('lain', 'Jakarta Office') },
    ])
      expect((await person.ask(listSimilar, { query })).status).toBe(404)
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

  it('is offered what its SKUs and words are like', async () => {
    const [bySku, byName, nothing] = await match('SKU-kertaz', 'kertas', 'qqqq')
    expect(bySku?.kind).toBe('near')
    expect(bySku?.offers[0]?.sku).toBe('SKU-kertas')
    expect(byName).toMatchObject({ kind: 'near', offers: [{ name: 'Barang kertas' }] })
    expect(nothing).toEqual({ kind: 'none', offers: [] })
  })

  it('has nothing that is withdrawn, and says what is not delivered there', async () => {
    const [gone] = await match('SKU-ember')
    expect(gone?.offers.map(({ sku }) => sku)).not.toContain('SKU-ember')
    const [away] = await person.must(matchPasted, {
      body: { address_id: BANDUNG, lines: ['SKU-sabun'] },
    })
    expect(away).toMatchObject({ kind: 'exact', offers: [{ delivered: false }] })
  })

  it('is taken as it is typed', async () => {
    for (const line of ["'; drop table products; --", '%', '\\', '"', '😀', '\u0000a'])
      expect([200, 400]).toContain(
        (await person.ask(matchPasted, { body: { address_id: JAKARTA, lines: [line] } })).status,
      )
  })

  it('takes as many statements for fifty lines as for one', async () => {
    const of = async (lines: string[]) => (await statementsOf(() => match(...lines))).length
    const one = await of(['kertas 1'])
    const fifty = await of(Array.from({ length: 50 }, (_, at) => `kertas ${at}`))
    expect(fifty).toBe(one)
  })
})
