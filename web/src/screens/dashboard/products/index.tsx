import { useSearch } from '@tanstack/react-router'
import { FetchedScreen, pieceOf } from '../../../lib/fetched'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { ProductDetail } from './product-detail'
import { ProductsBar } from './products-bar'
import { ProductsSearchScreen } from './products-search'
import { UnavailableHost } from '../shared/adding/unavailable-host'

const vendorStore = pieceOf(async () => (await import('./vendor-store')).VendorStore)

/** `/dashboard/products`: the search, with `page=detail-product` a product by its slug, with
 * `page=vendor-store` a vendor. */
export function ProductsScreen() {
  const { page, slug, vendor_id: vendorId } = useSearch({ from: '/dashboard/products' })
  return (
    <>
      <ProductsBar />
      {page === 'detail-product' && <ProductDetail key={slug} slug={slug ?? ''} />}
      {page === 'vendor-store' && (
        <FetchedScreen
          key={vendorId}
          piece={vendorStore}
          props={{ vendorId }}
          fallback={<SkeletonRows rows={4} height={72} />}
        />
      )}
      {(page === undefined || typeof page === 'number') && <ProductsSearchScreen />}
      <UnavailableHost />
    </>
  )
}
