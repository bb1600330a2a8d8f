import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { useHits } from 'react-instantsearch'
import type { ReactNode } from 'react'
import type { ShownPrice } from './shown-price'

/** Parts of a hit that the screen provides, because they belong to later chapters. */
export interface HitParts {
  onOpen: () => void
  /** Renders "order again" for products bought before, otherwise nothing. */
  again: (hit: CardHit) => ReactNode
  /** Renders quantity, Add button and menu. */
  buy: (hit: CardHit) => ReactNode
}

export interface HitProps {
  hit: CardHit
  shown: ShownPrice
  isPricePending: boolean
  parts: HitParts
  /** True for the hits at the top, whose pictures are requested without waiting for the layout. */
  isEager?: boolean
}

/** A hit with InstantSearch's additions: highlighted words and position. */
type FoundHit = ReturnType<typeof useHits<ProductHit>>['items'][number]

/** A hit on a card, from the search screen or from a shorter list without highlighting. */
export type CardHit = ProductHit | FoundHit

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
