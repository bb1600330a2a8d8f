import type { ProductHit } from '@pasok/domain/catalog/catalog.model'

/** What the cart needs to load the product, its vendor and its terms at the same time. */
export interface ProductRef {
  slug: string
  productId: string
  vendorId: string
}

type Named = Pick<ProductHit, '_id' | 'slug_product' | 'vendor_id'>

export function refOf({ _id, slug_product, vendor_id }: Named): ProductRef {
  return { slug: slug_product, productId: _id, vendorId: vendor_id }
}

/** Returns the brand, or the vendor if the brand is empty (Spec 2 §2). */
export function makerOf({ brand, vendor_name }: Pick<ProductHit, 'brand' | 'vendor_name'>): string {
  return brand || vendor_name
}
