import { Button, Skeleton } from '@mantine/core'
import { HITS_PER_PAGE, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconPackageOff, IconPlugConnectedX } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import { CutOffNote } from '../../../documents/cut-off-note'
import { useCategoryTree, useProduct } from '../../../features/catalog/catalog.queries'
import { categoryFilter, pathTo } from '../../../features/catalog/categories'
import { HitSkeletons } from '../../../features/catalog/hit-skeletons'
import gallery from '../../../features/catalog/product-gallery.module.css'
import {
  coverageFilter,
  createSteadySearch,
  WITHOUT_COVERAGE,
} from '../../../features/catalog/search-client'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { ApiError, messageOf } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows, useSlow } from '../../../ui/skeleton-rows'
import { UnavailableHost } from '../shared/adding/unavailable-host'
import classes from './product-page.module.css'
import { ProductsBar } from './products-bar'
import { SearchPage } from './search-page'
import { useSearchRouting } from './search-routing'
import { Trail } from './trail'

// Preserves the filters while the panel that shows them on a phone is closed.
const FUTURE = { preserveSharedStateOnUnmount: true }
/** Milliseconds after which a response counts as slow. */
const PATIENCE_MS = 200

/** Shows the page heading immediately, and placeholders until the delivery area is known. */
function Waiting({ isOffline }: { isOffline: boolean }) {
  const t = useTexts(catalogTexts)
  const isSlow = useSlow(true)
  return (
    <>
      <Trail names={[]} />
      <PageHead title={t('title')} />
      {isOffline ? <CutOffNote /> : <HitSkeletons isSlow={isSlow} hasButton={false} />}
    </>
  )
}

const NO_CATEGORIES: readonly CategoryNode[] = []

/** Returns the category in the address from the category tree, which is loaded only when needed. */
function useCategory() {
  const id = useSearch({ from: '/dashboard/products', select: ({ category }) => category })
  const { data, isLoading } = useCategoryTree(id !== undefined)
  return { id, tree: data ?? NO_CATEGORIES, isPending: isLoading }
}

/** Product search (Spec 2 §2): products delivered to the selected area. */
function ProductsSearchScreen() {
  const { city, isPending, isCutOff: isOffline } = useDeliveryAreas()
  const { id, tree, isPending: isTreePending } = useCategory()
  const [{ client, failed }] = useState(() => createSteadySearch())
  const routing = useSearchRouting()
  // Without area and category, the first search would be for the whole country and immediately wrong.
  if (isPending || isTreePending) return <Waiting isOffline={isOffline} />
  const filters = [coverageFilter(city), id === undefined ? '' : categoryFilter(tree, id)]
    .filter(Boolean)
    .join(' AND ')
  return (
    <InstantSearch
      searchClient={client}
      indexName={PRODUCTS_INDEX}
      routing={routing}
      insights={false}
      stalledSearchDelay={PATIENCE_MS}
      future={FUTURE}
    >
      <Configure
        hitsPerPage={HITS_PER_PAGE}
        attributesToRetrieve={WITHOUT_COVERAGE}
        {...(filters && { filters })}
      />
      <SearchPage
        city={city}
        categories={(id === undefined ? undefined : pathTo(tree, id)) ?? NO_CATEGORIES}
        failed={failed}
      />
    </InstantSearch>
  )
}

function DetailNotFound() {
  const t = useTexts(catalogTexts)
  return (
    <>
      <PageHead title={t('title')} />
      <EmptyState
        icon={<IconPackageOff size={22} />}
        text={t('productNotFound')}
        action={
          <Button component={Link} to="/dashboard/products" variant="default">
            {t('backToProducts')}
          </Button>
        }
      />
    </>
  )
}

interface DetailFailedProps {
  error: Error
  onRetry: () => void
}

function DetailFailed({ error, onRetry }: DetailFailedProps) {
  const t = useTexts(catalogTexts)
  return (
    <div role="alert">
      <PageHead title={t('title')} />
      <EmptyState
        icon={<IconPlugConnectedX size={22} />}
        text={t('loadFailed')}
        helper={messageOf(error)}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  )
}

/** Shown offline; the product loads when the connection returns. */
function DetailCutOff() {
  const t = useTexts(catalogTexts)
  return (
    <>
      <PageHead title={t('title')} />
      <CutOffNote />
    </>
  )
}

/** Placeholder with the page's layout; gray shapes appear only if loading takes longer than a moment. */
function DetailSkeleton() {
  const t = useTexts(catalogTexts)
  const slow = useSlow(true)
  return (
    <div className={look(!slow && 'invisible')} role="status" aria-label={t('loading')}>
      <div className={`${classes.top} ${look('grid', 'mt-sm')}`}>
        <Skeleton height="auto" className={gallery.stage} />
        <div className={look('stack', 'gap-md', 'min-w-0')}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={14} mt={12} width="30%" />
          <Skeleton height={32} mt={24} width="40%" />
          <Skeleton height={42} mt={24} />
        </div>
      </div>
    </div>
  )
}

const BuyerProductPage = lazyPiece(async () => (await import('./product-page')).BuyerProductPage)

/** Loads the product by the slug in the address (Spec 2 §2, Product detail). */
function ProductDetail({ slug }: { slug: string }) {
  const product = useProduct(slug)
  const { data, error, refetch } = product
  // Loads the page's code in parallel with the product.
  useEffect(() => BuyerProductPage.preload(), [])
  if (data)
    return (
      <LazyBoundary fallback={<DetailSkeleton />}>
        <BuyerProductPage product={data} />
      </LazyBoundary>
    )
  if (slug === '' || (error instanceof ApiError && error.status === 404)) return <DetailNotFound />
  if (error) return <DetailFailed error={error} onRetry={() => void refetch()} />
  return isCutOff(product) ? <DetailCutOff /> : <DetailSkeleton />
}

const VendorStorePage = lazyPiece(async () => (await import('./vendor-store-page')).VendorStorePage)

/**
 * `/dashboard/products`: the search; `page=detail-product` shows a product by its slug, `page=vendor-store` a
 * vendor.
 */
export default function ProductsScreen() {
  const { page, slug, vendor_id: vendorId } = useSearch({ from: '/dashboard/products' })
  return (
    <>
      <ProductsBar />
      {page === 'detail-product' && <ProductDetail key={slug} slug={slug ?? ''} />}
      {page === 'vendor-store' && (
        <LazyBoundary key={vendorId} fallback={<SkeletonRows rows={4} height={72} />}>
          <VendorStorePage vendorId={vendorId} />
        </LazyBoundary>
      )}
      {(page === undefined || typeof page === 'number') && <ProductsSearchScreen />}
      <UnavailableHost />
    </>
  )
}
