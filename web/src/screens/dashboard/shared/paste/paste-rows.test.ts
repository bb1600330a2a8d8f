import type { Offer } from '@pasok/domain/catalog/catalog.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { describe, expect, it } from 'vitest'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import {
  findFitting,
  findTogether,
  findUndecided,
  isReady,
  matched,
  rowsOf,
  type PasteRow,
} from './paste-rows'

const offer = (change: Partial<Offer> = {}): Offer => ({
  product_id: 'p1',
  vendor_id: 'v1',
  vendor_name: 'PT Sinar Abadi',
  name: 'Kertas',
  sku: 'KRT',
  slug: 'kertas',
  brand: '',
  image: '',
  stock: 10,
  minimum_order_quantity: 3,
  retail_price: 100,
  discount_price: 90,
  discount_percentage: 10,
  delivered: true,
  ...change,
})

const rowFor = (text: string, ...offers: Offer[]): PasteRow => {
  const [row] = rowsOf(text)
  if (!row) throw new Error('no row')
  return matched(row, { kind: offers.length > 0 ? 'exact' : 'none', offers })
}

describe('a row', () => {
  it('selects the product of its SKU automatically, if there is only one', () => {
    expect(rowFor('KRT 5', offer()).chosen).toBe('p1')
    expect(rowFor('KRT 5', offer(), offer({ product_id: 'p2' })).chosen).toBeNull()
  })

  it('never selects a merely similar product', () => {
    const [row] = rowsOf('kertaz 5')
    expect(row && matched(row, { kind: 'near', offers: [offer()] }).chosen).toBeNull()
  })

  it('is ready with an available product and a quantity', () => {
    expect(isReady(rowFor('KRT 5', offer()))).toBe(true)
    expect(isReady(rowFor('KRT', offer()))).toBe(false)
    expect(isReady(rowFor('KRT 5'))).toBe(false)
    expect(isReady(rowFor('KRT 5', offer({ stock: 0 })))).toBe(false)
    expect(isReady(rowFor('KRT 5', offer({ delivered: false })))).toBe(false)
  })

  it('says how an unsuitable quantity is adjusted', () => {
    expect(findFitting(rowFor('KRT 5', offer()))).toBeUndefined()
    expect(findFitting(rowFor('KRT 2', offer()))).toEqual({
      text: cartTexts.belowMinimum,
      values: { minimum: 3 },
    })
    expect(findFitting(rowFor('KRT 20', offer()))).toEqual({
      text: cartTexts.aboveStock,
      values: { stock: 10 },
    })
  })

  it('points to an earlier line for the same product', () => {
    const rows = rowsOf('KRT 2\nKRT 3\nPLP 1').map((row, at) =>
      matched(row, { kind: 'exact', offers: [offer({ product_id: at === 2 ? 'p2' : 'p1' })] }),
    )
    expect(rows.map((row) => findTogether(row, rows)?.line)).toEqual([undefined, 1, undefined])
  })

  it('waits until the user says which of several numbers is the quantity', () => {
    const row = rowFor('KRT\t2\t47.000', offer())
    expect(isReady(row)).toBe(false)
    expect(row.readings).toEqual(['2', '47000', '47'])
    expect(isReady({ ...row, quantity: '2' })).toBe(true)
    expect(rowFor('KRT 1.000', offer()).readings).toEqual(['1000', '1'])
  })

  it('says why it has no product', () => {
    const undecided = (text: string, kind: 'exact' | 'near' | 'none', ...offers: Offer[]) => {
      const [row] = rowsOf(text)
      return row && findUndecided(matched(row, { kind, offers }))
    }
    expect(undecided('KRT-9 2', 'none')).toBe(pastedTexts.unknownSku)
    expect(undecided('kertas putih 2', 'none')).toBe(pastedTexts.none)
    expect(undecided('KRT-9 2', 'near', offer())).toBe(pastedTexts.unknownSkuNear)
    expect(undecided('kertas 2', 'near', offer())).toBe(pastedTexts.near)
    expect(undecided('KRT 2', 'exact', offer(), offer({ product_id: 'p2' }))).toBe(
      pastedTexts.several,
    )
    expect(undecided('kertas 2', 'near', offer({ delivered: false }))).toBe(
      pastedTexts.noneDelivered,
    )
  })
})
