import { describe, expect, it } from 'vitest'
import {
  followChanges,
  adoptedToAccept,
  listChanges,
  listDownPaymentChanges,
  mergeChanges,
  type SavedLine,
} from './cart.changes'
import type { Offer } from './cart.offers'
import { offer } from './cart.offers.fixture'

const saved: SavedLine = {
  productId: 'p1',
  name: 'Helm proyek',
  quantity: '4.00',
  discountPrice: '66000',
  tax: '0.11',
  minimum: '2',
  stock: '60.00',
  paymentTerm: 30,
}

const fieldsOf = (line: SavedLine, now: Offer | undefined) =>
  listChanges(line, now).map(({ field, from, to }) => [field, from, to])

describe('the changes of a line since it was saved', () => {
  it('are none while the offer is the same, however its numbers are written', () => {
    expect(listChanges(saved, offer)).toEqual([])
    expect(listChanges({ ...saved, discountPrice: '66000.0000', minimum: '2.00' }, offer)).toEqual(
      [],
    )
  })

  it('do not include a stock that changed but still suffices', () => {
    expect(listChanges(saved, { ...offer, stock: '4.00' })).toEqual([])
    expect(fieldsOf(saved, { ...offer, stock: '3.99' })).toEqual([['stock', 60, 3.99]])
  })

  it.each([
    { now: { retailPrice: '110000' }, wanted: [['price', 66_000, 72_600]] },
    { now: { discountFraction: '0.3000' }, wanted: [['price', 66_000, 65_000]] },
    { now: { specialDiscountPercent: '0' }, wanted: [['price', 66_000, 71_000]] },
    { now: { taxFraction: '0.12' }, wanted: [['tax', 0.11, 0.12]] },
    { now: { minimum: '5' }, wanted: [['minimum', 2, 5]] },
    { now: { paymentTerm: 14 }, wanted: [['payment_term', 30, 14]] },
    { now: { defaultDiscountPercent: '50' }, wanted: [] },
    {
      now: { retailPrice: '200000', taxFraction: '0', minimum: '3', stock: '0' },
      wanted: [
        ['price', 66_000, 132_000],
        ['tax', 0.11, 0],
        ['minimum', 2, 3],
        ['stock', 60, 0],
      ],
    },
  ])('name the old and the new value: $wanted', ({ now, wanted }) => {
    expect(fieldsOf(saved, { ...offer, ...now })).toEqual(wanted)
  })

  it('are only that the product was withdrawn, once it was', () => {
    expect(fieldsOf(saved, { ...offer, available: false, retailPrice: '1' })).toEqual([
      ['withdrawn', null, null],
    ])
    expect(listChanges(saved, undefined)).toEqual([
      { productId: 'p1', name: 'Helm proyek', field: 'withdrawn', from: null, to: null },
    ])
  })
})

describe("the changes of vendors' down payments", () => {
  const vendor = (vendorId: string, downPaymentSetting: string) => ({
    vendorId,
    name: `PT ${vendorId}`,
    downPaymentSetting,
  })

  it('are listed once per vendor, by its name', () => {
    const before = [vendor('a', '20.00'), vendor('b', '0'), vendor('c', '5')]
    const now = [vendor('c', '0'), vendor('a', '20'), vendor('b', '12.50'), vendor('b', '12.50')]
    expect(listDownPaymentChanges(before, now)).toEqual([
      { productId: 'b', name: 'PT b', field: 'down_payment', from: 0, to: 12.5 },
      { productId: 'c', name: 'PT c', field: 'down_payment', from: 5, to: 0 },
    ])
  })

  it('leave out a vendor without a current offer', () => {
    expect(listDownPaymentChanges([vendor('a', '20')], [])).toEqual([])
  })
})

describe('changes that follow earlier ones', () => {
  const price = (from: number, to: number) =>
    ({ productId: 'p1', name: 'Kertas A4', field: 'price', from, to }) as const
  const withdrawn = {
    productId: 'p2',
    name: 'Map',
    field: 'withdrawn',
    from: null,
    to: null,
  } as const

  it('go from the first value of a line to its current one', () => {
    expect(followChanges([price(71, 142)], [price(142, 213)])).toEqual([price(71, 213)])
  })

  it('leave out what is as it was at first', () => {
    expect(followChanges([price(71, 142), withdrawn], [price(142, 71)])).toEqual([])
  })

  it('keep the earlier ones', () => {
    expect(followChanges([price(71, 142)], [withdrawn])).toEqual([withdrawn, price(71, 142)])
  })

  it('lists a change once that the server already listed', () => {
    const earlier = { productId: 'p1', name: 'A', field: 'price' as const, from: 1, to: 2 }
    expect(
      mergeChanges(
        [earlier],
        [
          { ...earlier, from: 5 },
          { ...earlier, field: 'tax' },
        ],
      ),
    ).toEqual([earlier, { ...earlier, field: 'tax' }])
  })

  it('have to be accepted while their product is in the cart, and prevent nothing otherwise', () => {
    const down = { productId: 'v1', name: 'Sinar', field: 'down_payment', from: 0, to: 20 } as const
    const stock = { ...price(10, 1), field: 'stock' } as const
    const changes = [price(71, 142), stock, withdrawn, down]
    expect(adoptedToAccept(changes, new Set(['p1', 'p2', 'v1']))).toEqual([price(71, 142), down])
    expect(adoptedToAccept(changes, new Set(['p2']))).toEqual([])
  })
})
