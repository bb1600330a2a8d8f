import { lineFromProduct } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { ADD_TO_CART_DELAY_MS } from '@pasok/domain/catalog/catalog.constants'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { useCartKind, type CartKind } from './cart.kind'
import { showNotice } from './cart.notices'

/**
 * A product to add, with what is needed to load the product, its vendor and the company's terms at the same
 * time.
 */
export interface ProductToAdd {
  slug: string
  productId: string
  vendorId: string
  /** Minimum quantity if omitted. */
  quantity?: number
}

/** Loads a product as a line with the company's current terms. */
async function prepareLine({ slug, productId, vendorId }: ProductToAdd): Promise<CartLine> {
  const [product, vendor, terms] = await Promise.all([
    call('getProduct', { params: { slug } }),
    call('getVendor', { query: { vendor_id: vendorId } }),
    call('getBuyerTerms', { query: { vendor_id: vendorId, product_id: productId } }),
  ])
  return lineFromProduct(product, vendor, terms)
}

/** Loaded on demand: screens that only add to the cart do not need the local database initially. */
async function loadCart(kind: CartKind) {
  const [{ addProduct }, { ownCart }] = await Promise.all([
    import('./change-lines'),
    import('./own-cart'),
  ])
  return (line: CartLine, areaCity: string | undefined, wanted: number | undefined) =>
    addProduct(ownCart(kind), line, areaCity, wanted)
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

export interface Unavailable {
  productId: string
  name: string
  reason: string
}

interface AddToCart {
  /** Resolves to true once the product is in the cart. */
  add: (product: ProductToAdd) => Promise<boolean>
  isAdding: (productId: string) => boolean
}

/**
 * Adds products to the screen's cart, or to the given kind, for delivery to `areaCity`. Several products may be
 * loading simultaneously, each only once. Unavailable products are also reported to the screen.
 */
export function useAddToCart(
  areaCity: string | undefined,
  onUnavailable: (product: Unavailable) => void,
  ofKind?: CartKind,
): AddToCart {
  const shown = useCartKind()
  const kind = ofKind ?? shown
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set())
  // A ref, because state is updated too late for a double click.
  const busy = useRef(new Set<string>())
  const add = useCallback(
    async (product: ProductToAdd) => {
      if (busy.current.has(product.productId)) return false
      busy.current.add(product.productId)
      setAdding(new Set(busy.current))
      try {
        const [line, addTo] = await Promise.all([
          prepareLine(product),
          loadCart(kind),
          pause(ADD_TO_CART_DELAY_MS),
        ])
        const notice = await addTo(line, areaCity, product.quantity)
        showNotice(notice)
        if (notice?.isUnavailable)
          onUnavailable({
            productId: line.productId,
            name: line.name,
            reason: tx(notice.text, notice.values),
          })
        return notice?.tone !== 'error'
      } catch (error) {
        toastError(messageOf(error))
        return false
      } finally {
        busy.current.delete(product.productId)
        setAdding(new Set(busy.current))
      }
    },
    [areaCity, kind, onUnavailable],
  )
  const isAdding = useCallback((productId: string) => adding.has(productId), [adding])
  return { add, isAdding }
}
