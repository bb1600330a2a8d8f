import type { Offer } from '@pasok/domain/catalog/catalog.offers.model'
import { presentCompanyPrice } from './catalog.present'
import type { OfferRow } from './catalog.store'

export function presentOffer(row: OfferRow, delivered: boolean): Offer {
  const { discount_price, discount_percentage } = presentCompanyPrice(row)
  return {
    product_id: row.id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    brand: row.brand,
    image: row.image_urls[0] ?? '',
    stock: Number(row.stock),
    minimum_order_quantity: Number(row.minimum_order),
    retail_price: Number(row.retail_price),
    discount_price,
    discount_percentage,
    delivered,
  }
}
