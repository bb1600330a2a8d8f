import { useSearch } from '@tanstack/react-router'
import { FetchedScreen, pieceOf } from '../../lib/fetched'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { ProductList } from './product-list'

const productPage = pieceOf(async () => (await import('./product-page')).ProductPage)

/** `/vendor/products`: what the vendor sells, or what `page` says. */
export function VendorProductsScreen() {
  const search = useSearch({ from: '/vendor/products' })
  if (search.page === undefined) return <ProductList search={search} />
  return (
    <FetchedScreen
      piece={productPage}
      props={{ search }}
      fallback={<SkeletonRows rows={6} height={64} />}
    />
  )
}
