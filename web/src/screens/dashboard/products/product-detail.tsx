import { useProduct } from '../../../features/catalog/catalog.queries'
import { ApiError } from '../../../lib/api-error'
import { DetailFailed, DetailNotFound, DetailSkeleton } from './detail-ends'
import { ProductPage } from './product-page'

/** A product by the slug in the address (Spec 2 §2, Product detail). */
export function ProductDetail({ slug }: { slug: string }) {
  const { data, error, refetch } = useProduct(slug)
  if (data) return <ProductPage product={data} />
  if (slug === '' || (error instanceof ApiError && error.status === 404)) return <DetailNotFound />
  if (error) return <DetailFailed error={error} onRetry={() => void refetch()} />
  return <DetailSkeleton />
}
