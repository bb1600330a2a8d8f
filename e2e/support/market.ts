import type { APIRequestContext } from '@playwright/test'
import { findProducts, isPlain, JAKARTA, signInByApi, type Priced } from './api'

export interface Wish {
  priced: Priced
  quantity: number
}

/** Three products of two vendors, one of them discounted, one wanted 2.5 times. */
export async function wishes(request: APIRequestContext): Promise<Wish[]> {
  const caller = await signInByApi(request, 'purchasing@nusantara.test')
  const plenty = await findProducts(request, caller, JAKARTA, isPlain, 60)
  const first = plenty.find(({ product }) => product.discount > 0)
  const second = plenty.find((one) => one.hit.vendor_id === first?.hit.vendor_id && one !== first)
  const third = plenty.find(
    ({ hit, vendor }) =>
      hit.vendor_id !== first?.hit.vendor_id && vendor.setting[0]?.setting[0]?.down_payment === 0,
  )
  if (!first || !second || !third) throw new Error('The demo market has no such products')
  return [
    { priced: first, quantity: 2.5 },
    { priced: second, quantity: 1 },
    { priced: third, quantity: 4 },
  ]
}
