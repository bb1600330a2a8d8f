// @vitest-environment happy-dom
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mountPage } from '../../../lib/page.fixture'
import type { CardActions } from './card-actions'
import { HitBuy } from './use-hit-parts'

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
  images_product: [],
  category_id: 'c1',
  category_tree: [{ name: 'Office' }],
  minimum_order_quantity: 5,
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
  const { page } = await mountPage(
    <HitBuy hit={{ ...hit, ...given }} actions={{ ...actions, ...may }} />,
  )
  const named = (name: string) => {
    const found = page.querySelector<HTMLElement>(`[aria-label="${name}"]`)
    if (!found) throw new Error(`Nothing is called ${name}`)
    return found
  }
  return { page, named }
}

async function menuOf({ named }: Awaited<ReturnType<typeof mount>>) {
  await act(async () => named('Actions for Kertas HVS A4').click())
  return vi.waitFor(() => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    expect(items).not.toHaveLength(0)
    return items
  })
}

describe('the buttons of a search result', () => {
  // proves 2.1.3 2.2.33
  it('add to a request, a template and the comparison', async () => {
    const mounted = await mount()
    mounted.named('Add to PR: Kertas HVS A4').click()
    expect(actions.add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'p1' }), 5)
    const items = await menuOf(mounted)
    expect(items.map((item) => item.textContent)).toEqual(['Add to Template', 'Add to Comparison'])
    await act(async () => items[0]?.click())
    await menuOf(mounted).then(async ([, compare]) => act(async () => compare?.click()))
    for (const did of [actions.addToTemplate, actions.compare])
      expect(did).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'p1' }))
  })

  it('add the chosen quantity, within the limits', async () => {
    const { page, named } = await mount()
    await act(async () => named('Increase quantity of Kertas HVS A4 to add').click())
    expect(page.querySelector('input')?.value).toBe('6')
    named('Add to PR: Kertas HVS A4').click()
    expect(actions.add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ _id: 'p1' }), 6)
  })

  it('have no quantity field without stock', async () => {
    const { page, named } = await mount({ stock: 0 })
    expect(page.querySelector('input')).toBeNull()
    named('Add to PR: Kertas HVS A4').click()
    expect(actions.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ stock: 0 }),
      undefined,
    )
  })

  it('name a saved template differently from a new one', async () => {
    const words = { short: 'Add to Template', named: (name: string) => name, ofTemplate: true }
    const items = await menuOf(await mount({}, { words }))
    expect(items.map((item) => item.textContent)).toEqual([
      'Add to a template',
      'Add to Comparison',
    ])
  })

  // proves 2.2.45
  it('say Loading while the line is prepared, and add it only once', async () => {
    const { page } = await mount({}, { isAdding: (id) => id === 'p1' })
    const button = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Loading',
    )
    button?.click()
    expect(button).toBeDefined()
    expect(actions.add).not.toHaveBeenCalled()
  })
})
