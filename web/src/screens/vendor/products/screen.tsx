import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { ProductList } from './product-list'

const ProductPage = lazyPiece(async () => (await import('./product-page')).ProductPage)

/** `/vendor/products`: what the vendor sells, or what `page` says. */
export default function VendorProductsScreen() {
  const search = useSearch({ from: '/vendor/products' })
  if (search.page === undefined) return <ProductList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={6} height={64} />}>
      <ProductPage search={search} />
    </LazyBoundary>
  )
}
