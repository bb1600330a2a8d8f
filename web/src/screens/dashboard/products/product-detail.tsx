import { useEffect } from 'react'
import { useProduct } from '../../../features/catalog/catalog.queries'
import { ApiError } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/cut-off'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { DetailCutOff, DetailFailed, DetailNotFound, DetailSkeleton } from './detail-ends'

const ProductPage = lazyPiece(async () => (await import('./product-page')).ProductPage)

/** A product by the slug in the address (Spec 2 §2, Product detail). */
export function ProductDetail({ slug }: { slug: string }) {
  const product = useProduct(slug)
  const { data, error, refetch } = product
  // The page is fetched while the product is, not after it.
  useEffect(() => ProductPage.preload(), [])
  if (data)
    return (
      <LazyBoundary fallback={<DetailSkeleton />}>
        <ProductPage product={data} />
      </LazyBoundary>
    )
  if (slug === '' || (error instanceof ApiError && error.status === 404)) return <DetailNotFound />
  if (error) return <DetailFailed error={error} onRetry={() => void refetch()} />
  return isCutOff(product) ? <DetailCutOff /> : <DetailSkeleton />
}
