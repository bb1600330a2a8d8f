import type { Unavailable } from '../../../../features/cart/use-add-to-cart'
import { createStore, useStore } from '../../../../lib/store'

/** The product that somebody wanted to add and that can't be had here. */
export const unavailableStore = createStore<Unavailable | null>(null)

export const tellUnavailable = (product: Unavailable): void => unavailableStore.set(product)
export const forgetUnavailable = (): void => unavailableStore.set(null)

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
