import { useSearch } from '@tanstack/react-router'
import { ProductDetail } from './product-detail'
import { ProductsBar } from './products-bar'
import { ProductsSearchScreen } from './products-search'

/** `/dashboard/products`: the search, or with `page=detail-product` a product by its slug. */
export function ProductsScreen() {
  const { page, slug } = useSearch({ from: '/dashboard/products' })
  return (
    <>
      <ProductsBar />
      {page === 'detail-product' ? (
        <ProductDetail key={slug} slug={slug ?? ''} />
      ) : (
        <ProductsSearchScreen />
      )}
    </>
  )
}
