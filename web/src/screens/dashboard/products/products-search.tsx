import { HITS_PER_PAGE, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import { CutOffNote } from '../../../documents/cut-off-note'
import { categoryFilter, pathTo } from '../../../features/catalog/categories'
import { useCategoryTree } from '../../../features/catalog/catalog.queries'
import { HitSkeletons } from '../../../features/catalog/hit-skeletons'
import {
  coverageFilter,
  createSteadySearch,
  WITHOUT_COVERAGE,
} from '../../../features/catalog/search-client'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { useSlow } from '../../../ui/skeleton-rows'
import { SearchPage } from './search-page'
import { useSearchRouting } from './search-routing'
import { Trail } from './trail'

// Filters stay chosen while the panel that shows them on a phone is closed.
const FUTURE = { preserveSharedStateOnUnmount: true }
/** Milliseconds after which an answer counts as late. */
const PATIENCE = 200

/** The head of the page at once; the cards' room until the area is known. */
function Waiting({ isCutOff }: { isCutOff: boolean }) {
  const t = useTexts(catalogTexts)
  const isSlow = useSlow(true)
  return (
    <>
      <Trail names={[]} />
      <PageHead title={t('title')} />
      {isCutOff ? <CutOffNote /> : <HitSkeletons isSlow={isSlow} hasButton={false} />}
    </>
  )
}

const NO_CATEGORIES: readonly CategoryNode[] = []

/** The category of the address, and the tree that it is looked up in; without one none is asked for. */
function useCategory() {
  const id = useSearch({ from: '/dashboard/products', select: ({ category }) => category })
  const { data, isLoading } = useCategoryTree(id !== undefined)
  return { id, tree: data ?? NO_CATEGORIES, isPending: isLoading }
}

/** The product search (Spec 2 §2): products that are delivered to the chosen area. */
export function ProductsSearchScreen() {
  const { city, isPending, isCutOff } = useDeliveryAreas()
  const { id, tree, isPending: isTreePending } = useCategory()
  const [{ client, failed }] = useState(() => createSteadySearch())
  const routing = useSearchRouting()
  // Without area and category the first search would be for the whole country, and at once be wrong.
  if (isPending || isTreePending) return <Waiting isCutOff={isCutOff} />
  const filters = [coverageFilter(city), id === undefined ? '' : categoryFilter(tree, id)]
    .filter(Boolean)
    .join(' AND ')
  return (
    <InstantSearch
      searchClient={client}
      indexName={PRODUCTS_INDEX}
      routing={routing}
      insights={false}
      stalledSearchDelay={PATIENCE}
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
