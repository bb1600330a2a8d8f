import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { createStore, useStore } from '../../../../lib/store'
import { closeWithToast } from '../../../../lib/toast'
import type { Unavailable } from '../../../../features/cart/use-add-to-cart'

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

const SimilarDialog = lazyPiece(async () => (await import('./similar-dialog')).SimilarDialog)

/** Dialog with similar products after a product was refused; closes when the user leaves the page. */
export function UnavailableHost() {
  const product = useStore(unavailableStore)
  const here = useLocation({ select: ({ href }) => href })
  useEffect(() => forgetUnavailable, [here])
  if (!product) return null
  return (
    <LazyBoundary key={product.productId} onMissing={closeWithToast(forgetUnavailable)}>
      <SimilarDialog product={product} onClose={forgetUnavailable} />
    </LazyBoundary>
  )
}
