import { useSearch } from '@tanstack/react-router'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { ProductDetail } from './product-detail'
import { ProductsBar } from './products-bar'
import { ProductsSearchScreen } from './products-search'
import { UnavailableHost } from '../shared/adding/unavailable-host'

const VendorStore = lazyPiece(async () => (await import('./vendor-store')).VendorStore)

/** `/dashboard/products`: the search, with `page=detail-product` a product by its slug, with
 * `page=vendor-store` a vendor. */
export default function ProductsScreen() {
  const { page, slug, vendor_id: vendorId } = useSearch({ from: '/dashboard/products' })
  return (
    <>
      <ProductsBar />
      {page === 'detail-product' && <ProductDetail key={slug} slug={slug ?? ''} />}
      {page === 'vendor-store' && (
        <LazyBoundary key={vendorId} fallback={<SkeletonRows rows={4} height={72} />}>
          <VendorStore vendorId={vendorId} />
        </LazyBoundary>
      )}
      {(page === undefined || typeof page === 'number') && <ProductsSearchScreen />}
      <UnavailableHost />
    </>
  )
}
