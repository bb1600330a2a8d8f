import type { ProductHit } from '@pasok/domain/catalog/catalog.model'

/** What the cart is made from: enough to ask for the product, its vendor and its terms at once. */
export interface ProductRef {
  slug: string
  productId: string
  vendorId: string
}

type Named = Pick<ProductHit, '_id' | 'slug_product' | 'vendor_id'>

export function refOf({ _id, slug_product, vendor_id }: Named): ProductRef {
  return { slug: slug_product, productId: _id, vendorId: vendor_id }
}

/** Spec 2 §2: the brand, or the vendor if the brand is empty. */
export function makerOf({ brand, vendor_name }: Pick<ProductHit, 'brand' | 'vendor_name'>): string {
  return brand || vendor_name
}
