import { HITS_PER_PAGE, PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useState } from 'react'
import { Configure, InstantSearch } from 'react-instantsearch'
import { CutOffNote } from '../../../documents/cut-off-note'
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

/** The product search (Spec 2 §2): products that are delivered to the chosen area. */
export function ProductsSearchScreen() {
  const { city, isPending, isCutOff } = useDeliveryAreas()
  const [{ client, failed }] = useState(() => createSteadySearch())
  const routing = useSearchRouting()
  // Without the area the first search would be for the whole country, and at once be wrong.
  if (isPending) return <Waiting isCutOff={isCutOff} />
  const filters = coverageFilter(city)
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
      <SearchPage city={city} failed={failed} />
    </InstantSearch>
  )
}
