import { lazy, Suspense, useEffect } from 'react'
import { useProduct } from '../../../features/catalog/catalog.queries'
import { ApiError } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/cut-off'
import { DetailCutOff, DetailFailed, DetailNotFound, DetailSkeleton } from './detail-ends'

const loadPage = () => import('./product-page')
const ProductPage = lazy(async () => ({ default: (await loadPage()).ProductPage }))

/** A product by the slug in the address (Spec 2 §2, Product detail). */
export function ProductDetail({ slug }: { slug: string }) {
  const product = useProduct(slug)
  const { data, error, refetch } = product
  useEffect(() => {
    // Beside the product, not after it; if it fails, drawing the page says so.
    loadPage().catch(() => undefined)
  }, [])
  if (data)
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <ProductPage product={data} />
      </Suspense>
    )
  if (slug === '' || (error instanceof ApiError && error.status === 404)) return <DetailNotFound />
  if (error) return <DetailFailed error={error} onRetry={() => void refetch()} />
  return isCutOff(product) ? <DetailCutOff /> : <DetailSkeleton />
}
