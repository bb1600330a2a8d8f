import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Unavailable } from '../../../features/cart/use-add-to-cart'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { createStore, useStore } from '../../../lib/store'
import { tellMissing } from '../../../lib/tell-missing'

/** The product that somebody wanted to add and that can't be had here. */
const unavailableStore = createStore<Unavailable | null>(null)

export const tellUnavailable = (product: Unavailable): void => unavailableStore.set(product)
const forget = () => unavailableStore.set(null)

/** Where the page of a product shows by itself what is similar. */
export const SIMILAR_PLACE = 'similar-products'

/** On the page of a product: to what is similar there; over it where the page didn't know yet. */
export function showSimilar(product: Unavailable): void {
  const place = document.getElementById(SIMILAR_PLACE)
  if (place) place.focus()
  else tellUnavailable(product)
}

/** What is similar lies over the screen: what is below it leaves Escape and the focus to it. */
export const useIsUnavailableTold = (): boolean => useStore(unavailableStore) !== null

const dialog = pieceOf(async () => (await import('./similar-dialog')).SimilarDialog)

/** Beside the refusal of a product: what is similar to it, until the person is elsewhere. */
export function UnavailableHost() {
  const product = useStore(unavailableStore)
  const here = useLocation({ select: ({ href }) => href })
  useEffect(() => forget, [here])
  if (!product) return null
  const missing = (error: unknown) => {
    forget()
    tellMissing(error)
  }
  return (
    <Fetched
      key={product.productId}
      piece={dialog}
      props={{ product, onClose: forget }}
      onMissing={missing}
    />
  )
}
