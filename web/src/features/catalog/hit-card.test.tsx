// @vitest-environment happy-dom
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { describe, expect, it } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { HitCard } from './hit-card'
import { HitRow } from './hit-grid'
import { shownPrice } from './shown-price'

const hit: ProductHit = {
  objectID: 'p1',
  _id: 'p1',
  name: 'Kertas HVS A4',
  vendor_id: 'v1',
  vendor_name: 'PT Sinar Abadi',
  SKU: 'SAB-HVS-A4',
  slug_product: 'kertas-hvs-a4',
  stock: 120,
  brand: 'Sinar Dunia',
  images_product: ['/pictures/1.svg', '/pictures/2.svg'],
  category_id: 'c1',
  category_tree: [{ name: 'Office' }],
  minimum_order_quantity: 1,
  retail_price: 50_000,
  discount: 0.29,
  discount_price: 35_500,
  pajak: { title: 'PPN', value: 0.11 },
  payment_term: [],
  warehouse_detail: { city: 'Kota Bandung', province: '', country: '', coverage: [] },
  short_description: '',
  created_at: 0,
}
const parts = {
  onOpen: () => undefined,
  again: () => <button type="button">Again</button>,
  buy: () => <button type="button">Buy</button>,
}

async function mount(given: Partial<ProductHit> = {}, Shown = HitCard) {
  const shown = { ...hit, ...given }
  const { page } = await mountPage(
    <Shown hit={shown} shown={shownPrice(shown, undefined)} isPricePending={false} parts={parts} />,
  )
  return { page }
}

describe('the card of a search result', () => {
  // proves 2.2.33
  it('shows its image, name, brand, price and discount', async () => {
    const { page } = await mount()
    expect(page.querySelector('img')?.getAttribute('src')).toBe('/pictures/1.svg')
    for (const text of ['Kertas HVS A4', 'Sinar Dunia', 'Rp. 35.500', '29% off'])
      expect(page.textContent).toContain(text)
    expect(page.querySelector('s')?.textContent).toBe('Rp. 50.000')
    expect(page.textContent).not.toContain('PT Sinar Abadi')
  })

  // proves 2.2.33
  it('shows the vendor where the brand is empty, and no badge without a discount', async () => {
    const { page } = await mount({ brand: '', discount: 0, discount_price: 50_000 })
    expect(page.textContent).toContain('PT Sinar Abadi')
    expect(page.textContent).not.toContain('off')
    expect(page.querySelector('s')).toBeNull()
  })

  it('requests its picture at once at the top of the list, otherwise when it comes near', async () => {
    for (const [isEager, loading] of [
      [true, 'eager'],
      [undefined, 'lazy'],
    ] as const) {
      const { page } = await mount({}, (props) => (
        <HitCard {...props} {...(isEager && { isEager })} />
      ))
      expect(page.querySelector('img')?.loading).toBe(loading)
    }
  })

  it('shows the parts given by the screen', async () => {
    const { page } = await mount()
    expect([...page.querySelectorAll('button')].map((one) => one.textContent)).toEqual([
      'Again',
      'Buy',
    ])
  })
})

describe('the row of a search result', () => {
  it('shows the content of the card, with brand, SKU and vendor', async () => {
    const { page } = await mount({}, HitRow)
    for (const text of ['Kertas HVS A4', 'Sinar Dunia', 'SAB-HVS-A4', 'PT Sinar Abadi'])
      expect(page.textContent).toContain(text)
    expect(page.textContent).toContain('Rp. 35.500')
    expect(page.querySelector('s')?.textContent).toBe('Rp. 50.000')
    expect(page.querySelectorAll('button')).toHaveLength(2)
  })
})
