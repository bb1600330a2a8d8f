import type { APIRequestContext } from '@playwright/test'
import { priceLine } from '@pasok/domain/catalog/catalog.prices'
import { findHit, type Priced } from './api'
import { waitingByApi } from './newcomer-company'
import type { RunningServer } from './server'
import { newcomer } from './way-in'

/** A rational number of big integers, independent of the product's own arithmetic. */
interface Rational {
  top: bigint
  bottom: bigint
}

function rational(value: number): Rational {
  const [whole = '0', digits = ''] = String(value).split('.')
  return { top: BigInt(whole + digits), bottom: 10n ** BigInt(digits.length) }
}

const times = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
})
const plus = (a: Rational, b: Rational): Rational => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})
const ONE: Rational = { top: 1n, bottom: 1n }
const minus = (a: Rational, b: Rational): Rational => plus(a, { top: -b.top, bottom: b.bottom })
const hundredth = (value: number): Rational => times(rational(value), { top: 1n, bottom: 100n })

function priceOf({ product, vendor, terms }: Priced): Rational {
  const own = plus(rational(product.discount), hundredth(terms.discount_percentage))
  const setting = vendor.setting[0]?.setting[0]?.discount ?? 0
  const discount = own.top === 0n ? hundredth(setting) : own
  return times(rational(product.retail_price), minus(ONE, discount))
}

const floor = ({ top, bottom }: Rational): number => Number(top / bottom)

/** Returns the unit price before tax in rupiah with up to 2 decimals, as displayed. */
export function unitPriceOf(priced: Priced): number {
  const { top, bottom } = priceOf(priced)
  return Number((top * 200n + bottom) / (bottom * 2n)) / 100
}

/** Returns a line's amount in whole rupiah, tax included (Spec 1 §5). */
export function subTotalOf(priced: Priced, quantity: number): number {
  const price = priceOf(priced)
  const withTax = plus(price, times(price, rational(priced.product.pajak.value)))
  return floor(times(rational(quantity), withTax))
}

/** Returns a vendor's down payment for its sub-totals, in whole rupiah (Spec 1 §5). */
export function downPaymentOf({ vendor }: Priced, subTotals: readonly number[]): number {
  const percent = vendor.setting[0]?.setting[0]?.down_payment ?? 0
  const sum = subTotals.reduce((total, one) => total + one, 0)
  return floor(times(rational(sum), hundredth(percent)))
}

/** Formats money as displayed: `Rp. 1.250.000`. */
export function rupiah(amount: number): string {
  const [whole = '', cents] = String(amount).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return `Rp. ${grouped}${cents === undefined ? '' : `,${cents.padEnd(2, '0')}`}`
}

const NAME = 'PT Aman Proteksi'
const VENDOR = { code: 'AMANPRO', email: 'vendor@amanproteksi.test' }
const OF = '(select buyer_id from users where email = $1)'

/** Creates a verified company without relations, and a vendor with a discounted product. */
export async function newBuyer(request: APIRequestContext, server: RunningServer) {
  const buyer = newcomer('Pembeli')
  await waitingByApi(request, buyer)
  await server.sql('update users set email_verified_at = now() where email = $1', [buyer.email])
  await server.sql(
    `update buyers set verification_status = 'VERIFIED', decided_at = now() where id = ${OF}`,
    [buyer.email],
  )
  const hit = await findHit(
    request,
    'of the vendor with a discount of its own',
    ({ discount }) => discount > 0 && discount < 0.4,
    undefined,
    NAME,
  )
  const priceAt = (specialDiscountPercent: number) =>
    rupiah(
      priceLine({
        quantity: 1,
        retailPrice: hit.retail_price,
        discountFraction: hit.discount,
        specialDiscountPercent,
        defaultDiscountPercent: 0,
        taxFraction: hit.pajak.value,
      }).discountPrice.toNumber(),
    )
  return {
    buyer,
    vendor: { ...VENDOR, name: NAME },
    product: {
      name: hit.name,
      sku: hit.SKU,
      slug: hit.slug_product,
      listed: priceAt(0),
      atHalf: priceAt(50),
    },
  }
}
