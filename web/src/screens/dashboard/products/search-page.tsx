import { Box, Button, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { searchTexts } from '@pasok/domain/catalog/search/search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import {
  IconAdjustmentsHorizontal,
  IconLayoutGrid,
  IconList,
  IconPackageOff,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  useClearRefinements,
  useCurrentRefinements,
  useHits,
  useSearchBox,
} from 'react-instantsearch'
import { ActiveFilters } from '../../../features/catalog/active-filters'
import { focusCard } from '../../../features/catalog/card-keys'
import { FacetList } from '../../../features/catalog/facet-list'
import { type Facet, useFacets } from '../../../features/catalog/facets'
import { HitGrid } from '../../../features/catalog/hit-grid'
import { HitSkeletons } from '../../../features/catalog/hit-skeletons'
import { SearchField } from '../../../features/catalog/search-field'
import { SortSelect, useSorting } from '../../../features/catalog/sort-select'
import { SearchPages } from '../../../features/catalog/search-pages'
import {
  type SearchState,
  usePageWithin,
  useSearchState,
} from '../../../features/catalog/search-state'
import { useCompletedQuery } from '../../../features/catalog/use-completed-query'
import { count as grouped } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { createStore, type Store, useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { PageHead } from '../../../ui/page-head'
import { useCardActions } from './card-actions'
import { ChosenDialog } from './chosen-dialog'
import classes from './search-page.module.css'
import { Trail } from './trail'
import { useHitParts } from './use-hit-parts'
import { look } from '../../../ui/look'
import { EmptyState } from '../../../ui/empty-state'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { usePhone } from '../../../lib/use-phone'

const KEY = 'pasok.products-view'
const stored = createStore(readStored(KEY) === 'list')

/** Returns true for the dense list: as in the address, otherwise as last chosen in this browser. */
function useIsList(): boolean {
  const view = useSearch({ from: '/dashboard/products', select: ({ view: shown }) => shown })
  const isStored = useStore(stored)
  return view === undefined ? isStored : view === 'list'
}

function ViewChoice() {
  const t = useTexts(searchTexts)
  const phone = usePhone()
  const isList = useIsList()
  const navigate = useNavigate({ from: '/dashboard/products' })
  const choose = (value: string) => {
    const view = value === 'list' ? 'list' : 'cards'
    writeStored(KEY, view)
    stored.set(view === 'list')
    void navigate({ search: (before) => ({ ...before, view }), replace: true, resetScroll: false })
  }
  return (
    <SegmentedControl
      size={phone ? 'lg' : 'xs'}
      aria-label={t('view')}
      value={isList ? 'list' : 'cards'}
      onChange={choose}
      data={[
        {
          value: 'cards',
          label: (
            <span title={t('viewCards')}>
              <IconLayoutGrid size={16} style={{ display: 'block' }} aria-hidden />
              <VisuallyHidden>{t('viewCards')}</VisuallyHidden>
            </span>
          ),
        },
        {
          value: 'list',
          label: (
            <span title={t('viewList')}>
              <IconList size={16} style={{ display: 'block' }} aria-hidden />
              <VisuallyHidden>{t('viewList')}</VisuallyHidden>
            </span>
          ),
        },
      ]}
    />
  )
}

function NoHits() {
  const t = useTexts(catalogTexts)
  const navigate = useNavigate()
  const { category } = useSearch({ from: '/dashboard/products' })
  const { query } = useSearchBox()
  const { canRefine } = useClearRefinements()
  const clear = (
    <Button
      variant="default"
      onClick={() => void navigate({ to: '/dashboard/products', search: {} })}
    >
      {t('clearAll')}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconPackageOff size={22} />}
      text={t('empty')}
      helper={t('emptyHelper')}
      action={query !== '' || canRefine || category !== undefined ? clear : undefined}
    />
  )
}

/** The search failed; query and filters are preserved. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogTexts)
  return (
    <div role="alert">
      <EmptyState
        icon={<IconPlugConnectedX size={22} />}
        text={t('unreachable')}
        helper={t('unreachableHelper')}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  )
}

/** Number of hits, announced to screen readers. */
function Found({ state }: { state: SearchState }) {
  const t = useTexts(catalogTexts)
  const ts = useTexts(searchTexts)
  const { count, query, isFirst, leftOut, replaced } = state
  const words = leftOut.map((word) => `“${word}”`).join(', ')
  const values = { count: grouped(count), query }
  const text = query
    ? t(count === 1 ? 'oneResultFor' : 'resultsFor', values)
    : t(count === 1 ? 'oneResult' : 'results', values)
  return (
    <p
      className={look('dimmed', 'text-xs', 'break-anywhere', 'tabular', 'phone-own-line')}
      role="status"
    >
      {isFirst ? '\u00a0' : text}
      {leftOut.length > 0 && ` · ${ts('withoutWords', { words })}`}
      {replaced.map(({ typed, shown }) => ` · ${ts('similarWord', { typed, shown })}`)}
    </p>
  )
}

const FilterDrawer = lazyPiece(async () => (await import('./filter-drawer')).FilterDrawer)

interface FiltersProps {
  facets: readonly Facet[]
  state: SearchState
}

/** On narrow screens the facets are in a drawer. */
function Filters({ facets, state }: FiltersProps) {
  const t = useTexts(catalogTexts)
  const [opened, { open, close }] = useDisclosure(false)
  const [wanted, setWanted] = useState(false)
  const { items } = useCurrentRefinements()
  const chosen = items.reduce((sum, { refinements }) => sum + refinements.length, 0)
  const openDrawer = () => {
    setWanted(true)
    open()
  }
  return (
    <>
      <Button
        className={look('flex-none')}
        h={42}
        hiddenFrom="md"
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={openDrawer}
      >
        {t('filters')}
        {chosen > 0 && ` (${chosen})`}
      </Button>
      {wanted && (
        <LazyBoundary onMissing={closeWithToast(() => setWanted(false))}>
          <FilterDrawer opened={opened} onClose={close} facets={facets} state={state} />
        </LazyBoundary>
      )}
    </>
  )
}

interface ResultsProps {
  state: SearchState
  /** Called when a hit is used, which confirms the query for the suggestions. */
  onInterest: () => void
  onLeaveUp: () => void
  onTurn: () => void
}

function Results({ state, onInterest, onLeaveUp, onTurn }: ResultsProps) {
  const { items } = useHits<ProductHit>()
  const { actions, chosen, putBack } = useCardActions(onInterest)
  const isList = useIsList()
  const parts = useHitParts(items, actions, isList)
  if (state.isError) return <Unreachable onRetry={state.retry} />
  // A page beyond the last is empty; the last page is already being loaded.
  const isBeyond = items.length === 0 && state.count > 0
  if (state.isFirst || isBeyond)
    return (
      <HitSkeletons isSlow={state.isSlow} hasButton={actions.add !== undefined} isList={isList} />
    )
  if (items.length === 0) return <NoHits />
  return (
    <>
      <HitGrid
        hits={items}
        isStale={state.isSlow}
        isList={isList}
        parts={parts}
        onLeaveUp={onLeaveUp}
      />
      <SearchPages onTurn={onTurn} />
      {chosen && <ChosenDialog chosen={chosen} onClose={putBack} />}
    </>
  )
}

interface SearchPageProps {
  city: string | undefined
  /** Path from the root to the category in the address. */
  categories: readonly CategoryNode[]
  failed: Store<boolean>
}

export function SearchPage({ city, categories, failed }: SearchPageProps) {
  const t = useTexts(catalogTexts)
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const facets = useFacets()
  const sorting = useSorting()
  const state = useSearchState(failed)
  const complete = useCompletedQuery(state.query, state.count)
  const navigate = useNavigate({ from: '/dashboard/products' })
  usePageWithin(city, (page) => {
    void navigate({ search: (before) => ({ ...before, page }), replace: true, resetScroll: false })
  })
  const clear = (what: 'category' | 'all') => {
    const filters = what === 'all' ? { brand: undefined, vendor: undefined } : {}
    void navigate({
      search: (before) => ({ ...before, ...filters, category: undefined, page: undefined }),
      resetScroll: false,
    })
  }
  const enterResults = () =>
    focusCard(results.current?.querySelector<HTMLElement>('[data-card]') ?? undefined, false)
  const showTop = () => {
    window.scrollTo({ top: 0 })
    results.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Trail categories={categories} names={state.query === '' ? [] : [`“${state.query}”`]} />
      <div className={`${classes.columns} ${classes.top} ${look('grid', 'mb-sm')}`}>
        <PageHead flush title={t('title')} />
        <div className={look('flex', 'gap-xs', 'phone-wrap')}>
          <div className={look('grow')}>
            <SearchField field={field} onLeaveDown={enterResults} onSearched={complete} />
          </div>
          <Filters facets={facets} state={state} />
        </div>
      </div>
      <div className={`${classes.columns} ${look('grid', 'gap-lg')}`}>
        <Box component="aside" visibleFrom="md" aria-label={t('filters')}>
          {facets.map((facet) => (
            <FacetList key={facet.name} facet={facet} isPending={state.isFirst || state.isError} />
          ))}
        </Box>
        <section
          className={look('min-w-0', 'focus-bare')}
          ref={results}
          tabIndex={-1}
          aria-label={t('title')}
        >
          <div className={look('row', 'wrap', 'gap-4-md', 'mb-sm')}>
            {!state.isError && <Found state={state} />}
            {!state.isFirst && <ActiveFilters category={categories.at(-1)} onClear={clear} />}
            <SortSelect
              sorting={sorting}
              className={`${classes.sort} ${look('flex-none', 'ml-auto', 'phone-flex-1')}`}
            />
            <ViewChoice />
          </div>
          <Results
            state={state}
            onInterest={() => complete(state.query)}
            onLeaveUp={() => field.current?.focus()}
            onTurn={showTop}
          />
        </section>
      </div>
    </>
  )
}
