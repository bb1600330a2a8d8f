import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { useStore } from '../../../../lib/store'
import { closeWithToast } from '../../../../lib/toast'
import { forgetUnavailable, unavailableStore } from './unavailable.store'

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
