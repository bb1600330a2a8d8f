// @vitest-environment happy-dom
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { HitCard, type CardActions } from './hit-card'
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
const actions: CardActions = {
  add: vi.fn<() => void>(),
  isAdding: () => false,
  words: { short: 'Add to PR', named: (name) => `Add to PR: ${name}`, ofTemplate: false },
  addToOpen: undefined,
  addToTemplate: vi.fn<() => void>(),
  compare: vi.fn<() => void>(),
  isCompared: () => false,
  open: () => undefined,
}
beforeEach(() => vi.clearAllMocks())

async function mount(given: Partial<ProductHit> = {}, may: Partial<CardActions> = {}) {
  const shown = { ...hit, ...given }
  const { page } = await mountPage(
    <HitCard
      hit={shown}
      shown={shownPrice(shown, undefined)}
      isPricePending={false}
      actions={{ ...actions, ...may }}
    />,
  )
  const buttons = [...page.querySelectorAll('button')]
  return { page, buttons, titles: buttons.map(({ title, textContent }) => title || textContent) }
}

describe('the card of a product that was found', () => {
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

  // proves 2.1.3 2.2.33
  it('adds to a request, a template and the comparison', async () => {
    const { buttons, titles } = await mount()
    expect(titles).toEqual(['Add to PR', 'Add to Template', 'Add to Comparison'])
    for (const one of buttons) one.click()
    for (const did of [actions.add, actions.addToTemplate, actions.compare])
      expect(did).toHaveBeenCalledExactlyOnceWith(hit)
  })

  it('calls a saved template otherwise than the one that is being made', async () => {
    const words = { short: 'Add to Template', named: (name: string) => name, ofTemplate: true }
    const { titles } = await mount({}, { words })
    expect(titles).toEqual(['Add to Template', 'Add to a template', 'Add to Comparison'])
  })

  // proves 2.2.45
  it('says Loading while its line is prepared, and is not added twice', async () => {
    const { buttons, titles } = await mount({}, { isAdding: (id) => id === 'p1' })
    expect(titles[0]).toBe('Loading')
    buttons[0]?.click()
    expect(actions.add).not.toHaveBeenCalled()
  })
})
