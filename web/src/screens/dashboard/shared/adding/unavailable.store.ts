import type { Unavailable } from '../../../../features/cart/use-add-to-cart'
import { createStore, useStore } from '../../../../lib/store'

/** The unavailable product that the user tried to add. */
export const unavailableStore = createStore<Unavailable | null>(null)

export const showUnavailable = (product: Unavailable): void => unavailableStore.set(product)
export const forgetUnavailable = (): void => unavailableStore.set(null)

/** Element id of the similar products on a product's page. */
export const SIMILAR_PLACE = 'similar-products'

/** Focuses the similar products on a product's page; opens the dialog if the page does not show them. */
export function showSimilar(product: Unavailable): void {
  const place = document.getElementById(SIMILAR_PLACE)
  if (place) place.focus()
  else showUnavailable(product)
}

/** True while the dialog with similar products is open; dialogs below leave Escape and the focus to it. */
export const useIsUnavailableShown = (): boolean => useStore(unavailableStore) !== null
