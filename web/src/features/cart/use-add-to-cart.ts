import { lineFromProduct } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { ADD_TO_CART_DELAY } from '@pasok/domain/catalog/catalog.constants'
import { getBuyerTerms, getProduct } from '@pasok/domain/catalog/catalog.contract'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { showNotice } from './cart.notices'

/** A product to be added: enough to ask for it, its vendor and the company's terms at once. */
export interface ProductToAdd {
  slug: string
  productId: string
  vendorId: string
}

/** The line of a product as it is offered to this company now. */
async function prepareLine({ slug, productId, vendorId }: ProductToAdd): Promise<CartLine> {
  const [product, vendor, terms] = await Promise.all([
    call(getProduct, { params: { slug } }),
    call(getVendor, { query: { vendor_id: vendorId } }),
    call(getBuyerTerms, { query: { vendor_id: vendorId, product_id: productId } }),
  ])
  return lineFromProduct(product, vendor, terms)
}

/** The local database is no part of the first load of a screen that only adds to it. */
const loadCart = () => import('./cart.store')

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A product that can't be had here, and why. */
export interface Unavailable {
  productId: string
  name: string
  reason: string
}

export interface AddToCart {
  add: (product: ProductToAdd) => Promise<void>
  /** The product's line is being prepared. */
  isAdding: (productId: string) => boolean
}

/**
 * Adds products to the cart, for the delivery area's city; several may be on their way at once,
 * each only once. What can't be had is told to the screen, too.
 */
export function useAddToCart(
  areaCity: string | undefined,
  onUnavailable: (product: Unavailable) => void,
): AddToCart {
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set())
  // The state lags behind a double click; this doesn't.
  const busy = useRef(new Set<string>())
  const add = useCallback(
    async (product: ProductToAdd) => {
      if (busy.current.has(product.productId)) return
      busy.current.add(product.productId)
      setAdding(new Set(busy.current))
      try {
        const [line, cart] = await Promise.all([
          prepareLine(product),
          loadCart(),
          pause(ADD_TO_CART_DELAY),
        ])
        const notice = await cart.addProduct(line, areaCity)
        showNotice(notice)
        if (notice?.isUnavailable)
          onUnavailable({
            productId: line.productId,
            name: line.name,
            reason: tx(notice.text, notice.values),
          })
      } catch (error) {
        toastError(messageOf(error))
      } finally {
        busy.current.delete(product.productId)
        setAdding(new Set(busy.current))
      }
    },
    [areaCity, onUnavailable],
  )
  const isAdding = useCallback((productId: string) => adding.has(productId), [adding])
  return { add, isAdding }
}
