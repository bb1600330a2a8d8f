import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../kernel/decimal'
import {
  amountOf,
  changedFigures,
  downPaymentFor,
  isItemCanceled,
  orderSums,
  stillToPay,
  orderTotal,
  packageTotal,
  receivedFigures,
  hasPaper,
  isAsOrdered,
} from './orders.rules'
import { ITEM_STATES, PACKAGE_STATES } from './orders.states'

/** Calculates the amount with integers: the quantity in hundredths, the price in millionths. */
const amountExactly = (hundredths: bigint, millionths: bigint): bigint =>
  (hundredths * millionths) / 100_000_000n

const quantity = fc.integer({ min: 0, max: 999_999_999 })
const price = fc.integer({ min: 0, max: 2 ** 48 })
const written = (value: number, places: number) => decimal(value).times(`1e-${places}`).toFixed()

describe('the amount of a line', () => {
  it('is rounded down to whole rupiah, once', () => {
    fc.assert(
      fc.property(quantity, price, price, (hundredths, unit, tax) => {
        const amount = amountOf(written(hundredths, 2), {
          discountPrice: written(unit, 6),
          singleTaxPrice: written(tax, 6),
        })
        expect(amount.toFixed()).toBe(
          String(amountExactly(BigInt(hundredths), BigInt(unit) + BigInt(tax))),
        )
      }),
    )
  })
})

describe('the received part of a line', () => {
  it('adds up, and costs the ordered amount when complete', () => {
    fc.assert(
      fc.property(quantity, price, price, (hundredths, unit, tax) => {
        const prices = { discountPrice: written(unit, 6), singleTaxPrice: written(tax, 6) }
        const received = written(hundredths, 2)
        const figures = receivedFigures(received, prices)
        expect(figures.amount.eq(amountOf(received, prices))).toBe(true)
        expect(figures.subTotalReceived.plus(figures.subTotalTax).eq(figures.amount)).toBe(true)
        expect(figures.subTotalTax.toFixed()).toBe(
          String(amountExactly(BigInt(hundredths), BigInt(tax))),
        )
      }),
    )
  })
})

describe('a changed item', () => {
  it('keeps its discount and its tax', () => {
    const figures = changedFigures(
      { discount: '0.15', tax: '0.11' },
      { quantity: '2.5', retailPrice: '1000.50' },
    )
    expect(figures.discountPrice.toFixed()).toBe('850.425')
    expect(figures.singleTaxPrice.toFixed()).toBe('93.54675')
    expect(figures.subTotal.toFixed()).toBe('2359')
  })

  it('has the price of a new line with this discount and tax', () => {
    const rate = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(quantity, price, rate, rate, (hundredths, retail, discount, tax) => {
        const change = { quantity: written(hundredths, 2), retailPrice: written(retail, 2) }
        const figures = changedFigures(
          { discount: written(discount, 4), tax: written(tax, 4) },
          change,
        )
        // In millionths of a rupiah.
        const unit = BigInt(retail) * BigInt(10_000 - discount)
        expect(figures.discountPrice.eq(decimal(String(unit)).times('1e-6'))).toBe(true)
        expect(figures.subTotal.toFixed()).toBe(
          String((BigInt(hundredths) * unit * BigInt(10_000 + tax)) / 10n ** 12n),
        )
      }),
    )
  })

  it('costs nothing when none of it can be delivered', () => {
    const figures = changedFigures({ discount: 0, tax: '0.11' }, { quantity: 0, retailPrice: 10 })
    expect(figures.subTotal.toFixed()).toBe('0')
  })
})

describe('the total of a package', () => {
  it('leaves out items that will not be delivered', () => {
    expect(isItemCanceled({ state: 'Rejected', quantity: 1 })).toBe(true)
    expect(isItemCanceled({ state: 'Approved', quantity: '0.00' })).toBe(true)
    for (const state of ITEM_STATES.filter((one) => one !== 'Rejected'))
      expect(isItemCanceled({ state, quantity: '0.01' })).toBe(false)
    const items = ITEM_STATES.map((state, at) => ({ state, quantity: 1, subTotal: 10 ** at }))
    expect(packageTotal(items).toFixed()).toBe('111')
  })
})

describe('the total of an order', () => {
  it('is that of the packages that are not canceled; of all when each is', () => {
    const packages = PACKAGE_STATES.map((state, at) => ({ state, total: 10 ** at }))
    expect(orderTotal(packages).toFixed()).toBe('1111111')
    const canceled = packages.map(({ total }) => ({ state: 'Cancel' as const, total }))
    expect(orderTotal(canceled).toFixed()).toBe('11111111')
  })
})

describe('a withdrawn change of an item', () => {
  it('leaves the item as ordered unless an earlier change was accepted', () => {
    const ordered = {
      quantity: '4.00',
      quantityOriginal: 4,
      retailPrice: '100.50',
      retailPriceOriginal: '100.5',
    }
    expect(isAsOrdered(ordered)).toBe(true)
    expect(isAsOrdered({ ...ordered, quantity: 3 })).toBe(false)
    expect(isAsOrdered({ ...ordered, retailPrice: 99 })).toBe(false)
  })
})

describe('the down payment of a reduced order', () => {
  const total = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })

  it('is proportional and rounded down, never above the total, and 0 only when nothing is left', () => {
    fc.assert(
      fc.property(total, fc.nat(), fc.nat(), (before, cut, share) => {
        const now = cut % (before + 1)
        const requested = share % (before + 1)
        const lowered = downPaymentFor(requested, before, now)
        const exactly = (BigInt(requested) * BigInt(now)) / BigInt(before)
        expect(lowered.lte(now) && lowered.lte(requested)).toBe(true)
        expect(lowered.eq(0)).toBe(requested === 0 || now === 0)
        expect(lowered.toFixed()).toBe(String(exactly || (requested && now ? 1n : 0n)))
      }),
    )
  })

  it('is the requested one when the total is unchanged', () => {
    expect(downPaymentFor(30, 100, 100).toFixed()).toBe('30')
    expect(downPaymentFor(0, 0, 0).toFixed()).toBe('0')
    expect(downPaymentFor(30, 100, 66).toFixed()).toBe('19')
    expect(downPaymentFor(1, 1_000, 1).toFixed()).toBe('1')
  })
})

describe('the printed order', () => {
  it('exists while one of its packages is not canceled', () => {
    const order = (...states: ('Pick' | 'Cancel')[]) => ({
      packages: states.map((lastStatus) => ({ lastStatus })),
    })
    expect(hasPaper(order('Cancel', 'Pick'))).toBe(true)
    expect(hasPaper(order('Cancel', 'Cancel'))).toBe(false)
  })
})

describe('the sums of an order', () => {
  const order = {
    grand_total: 1_000_000,
    shipping_total: 15_000,
    down_payment: 0,
    lastStatus: 'Pick',
  } as const

  it('are its goods and its shipping', () => {
    expect(orderSums(order)).toEqual({ goods: 1_000_000, shipping: 15_000, whole: 1_015_000 })
  })

  it('show with a down payment what remains, never below 0', () => {
    const remainsAfter = (down_payment: number) =>
      orderSums({ ...order, down_payment }).afterDownPayment
    expect(remainsAfter(300_000)).toEqual({ downPayment: 300_000, remaining: 715_000 })
    expect(remainsAfter(1_015_000)).toEqual({ downPayment: 1_015_000, remaining: 0 })
    expect(remainsAfter(2_000_000)?.remaining).toBe(0)
  })

  it('leave nothing to pay for a canceled order', () => {
    const canceled = { ...order, down_payment: 300_000, lastStatus: 'Cancel' } as const
    expect(orderSums(canceled).afterDownPayment).toBeUndefined()
  })
})

describe('the amount still to be paid for an order', () => {
  const pack = {
    lastStatus: 'Delivered',
    total: 600_000,
    shipping_cost: 10_000,
    invoice: null,
  } as const
  const order = { down_payment: 0, down_payment_used: 0, down_payment_status: null } as const

  it('is the packages without an invoice as ordered, and the unpaid invoices', () => {
    const unpaid = { lastStatus: 'Review Payment', grand_total: 450_000 }
    expect(stillToPay({ ...order, packages: [pack, { ...pack, invoice: unpaid }] })).toBe(1_060_000)
  })

  it('counts nothing that was paid or canceled', () => {
    const paid = { lastStatus: 'Paid', grand_total: 610_000 }
    const packages = [
      { ...pack, invoice: paid },
      { ...pack, lastStatus: 'Cancel' as const },
    ]
    expect(stillToPay({ ...order, packages })).toBe(0)
  })

  it('is reduced by the confirmed down payment that no invoice has used', () => {
    const downPayment = { down_payment: 300_000, down_payment_used: 100_000 }
    const left = (down_payment_status: 'Asked' | 'Submitted' | 'Confirmed') =>
      stillToPay({ ...downPayment, down_payment_status, packages: [pack] })
    expect(left('Asked')).toBe(610_000)
    expect(left('Submitted')).toBe(610_000)
    expect(left('Confirmed')).toBe(410_000)
  })

  it('is never below 0', () => {
    const ahead = { down_payment: 900_000, down_payment_used: 0 }
    expect(stillToPay({ ...ahead, down_payment_status: 'Confirmed', packages: [pack] })).toBe(0)
  })
})
