import type { APIRequestContext } from '@playwright/test'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import {
  isPlain,
  JAKARTA,
  priceHit,
  searchHits,
  signInByApi,
  type Caller,
  type Priced,
} from './api'

export interface Wish {
  priced: Priced
  quantity: number
}

/** Returns a product of another vendor that requires no down payment. */
async function findThird(caller: Caller, others: readonly ProductHit[]): Promise<Priced> {
  const seen = new Set<string>()
  for (const hit of others) {
    if (seen.has(hit.vendor_id)) continue
    seen.add(hit.vendor_id)
    const priced = await priceHit(caller, hit)
    if (priced.vendor.setting[0]?.setting[0]?.down_payment === 0) return priced
  }
  throw new Error('Every other vendor of the demo market asks for a down payment')
}

/** Returns three products of two vendors, one of them discounted and one with a quantity of 2.5. */
export async function wishes(request: APIRequestContext): Promise<Wish[]> {
  const caller = await signInByApi(request, 'purchasing@nusantara.test')
  const { hits } = await searchHits(request, { city: JAKARTA })
  const plain = hits.filter(isPlain)
  const first = plain.find(({ discount }) => discount > 0)
  const second = plain.find((hit) => hit.vendor_id === first?.vendor_id && hit !== first)
  if (!first || !second) throw new Error('The demo market has no such products')
  const others = plain.filter((hit) => hit.vendor_id !== first.vendor_id)
  return [
    { priced: await priceHit(caller, first), quantity: 2.5 },
    { priced: await priceHit(caller, second), quantity: 1 },
    { priced: await findThird(caller, others), quantity: 4 },
  ]
}
