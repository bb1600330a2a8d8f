import type { APIRequestContext } from '@playwright/test'
import { priceLine } from '@pasok/domain/catalog/catalog.prices'
import { findHit } from './api'
import { waitingByApi } from './newcomer-company'
import { rupiah } from './oracle'
import type { RunningServer } from './server'
import { newcomer } from './way-in'

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
  const priceAt = (specialDiscount: number) =>
    rupiah(
      priceLine({
        quantity: 1,
        retailPrice: hit.retail_price,
        discount: hit.discount,
        specialDiscount,
        discountSetting: 0,
        tax: hit.pajak.value,
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
