import { Button } from '@mantine/core'
import { portalListTexts } from '@pasok/domain/catalog/portal/portal.list.texts'
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { importTexts } from '@pasok/domain/catalog/imports/imports.texts'
import {
  IconArrowBackUp,
  IconBan,
  IconFileImport,
  IconFilterOff,
  IconPackages,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { useOwnProducts } from '../../../features/catalog/portal-products.queries'
import { DownloadButton } from '../../../features/catalog/download-button'
import { usePortalCells } from '../../../features/catalog/use-portal-cells'
import { count as formatCount } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useTexts } from '../../../lib/texts'
import { usePhone } from '../../../lib/use-phone'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { PAGE_SIZES, type VendorProductsSearch } from '../search-params'
import { useProductColumns } from './product-columns'
import { countFilters, NO_FILTERS, type ProductChanges, ProductFilters } from './product-filters'
import { useProductState } from './use-product-state'

const PATH = '/vendor/products'
const [PAGE_SIZE] = PAGE_SIZES
const NOBODY: ReadonlySet<string> = new Set()
const NO_ROWS: readonly PortalProductRow[] = []
const NEVER = { current: false } as const

function AddProduct({ search }: { search: VendorProductsSearch }) {
  const t = useTexts(portalListTexts)
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATH} search={{ ...search, page: 'create' }} />}
    >
      {t('add')}
    </Button>
  )
}

interface NothingProps {
  search: VendorProductsSearch
  go: (next: ProductChanges) => void
}

function Nothing({ search, go }: NothingProps) {
  const t = useTexts(portalListTexts)
  const isFiltered = countFilters(search) > 0
  if (isFiltered && search.skip === undefined)
    return (
      <EmptyState
        icon={<IconFilterOff size={22} />}
        text={t('noneFits')}
        helper={t('noneFitsHelp')}
        action={
          <Button variant="default" onClick={() => go({ ...NO_FILTERS, search: undefined })}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  return (
    <NoRows
      search={search.search}
      beyond={search.skip !== undefined}
      onClear={() => go({ search: undefined })}
      onFirst={() => go({})}
    >
      <EmptyState
        icon={<IconPackages size={22} />}
        text={t('none')}
        helper={t('noneHelp')}
        action={<AddProduct search={search} />}
      />
    </NoRows>
  )
}

interface BulkProps {
  chosen: readonly PortalProductRow[]
  state: ReturnType<typeof useProductState>
  onClear: () => void
}

function Chosen({ chosen, state: { change, busy }, onClear }: BulkProps) {
  const t = useTexts(portalListTexts)
  const offered = chosen.filter(({ state }) => state === 'offered')
  const withdrawn = chosen.filter(({ state }) => state === 'withdrawn')
  return (
    <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
      <Button
        size="xs"
        variant="default"
        disabled={busy || withdrawn.length === 0}
        onClick={() => void change('offered', withdrawn)}
      >
        {t('offer')}
      </Button>
      <Button
        size="xs"
        color="red"
        variant="light"
        disabled={busy || offered.length === 0}
        onClick={() => void change('withdrawn', offered)}
      >
        {t('withdraw')}
      </Button>
    </BulkBar>
  )
}

/** Import from a spreadsheet, and export of all products that match the filters. */
function SheetButtons({ search }: { search: VendorProductsSearch }) {
  const t = useTexts(importTexts)
  const { sort: _, skip: __, limit: ___, ...query } = queryOf(search)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/vendor/imports" />}
      >
        {t('import')}
      </Button>
      <DownloadButton call="exportProducts" input={{ query }} label={t('export')} />
    </>
  )
}

function useGo(onMove: () => void) {
  const navigate = useNavigate()
  return useCallback(
    (next: ProductChanges, replace = false) => {
      onMove()
      void navigate({
        to: PATH,
        search: (before) => ({ ...before, skip: undefined, ...next }) as VendorProductsSearch,
        replace,
      })
    },
    [navigate, onMove],
  )
}

const queryOf = (search: VendorProductsSearch) => ({
  search: search.search ?? '',
  category_id: search.category,
  brand: search.brand,
  state: search.state,
  stock: search.stock,
  picture: search.picture,
  sort: search.sort ?? ('newest' as const),
  skip: search.skip ?? 0,
  limit: search.limit ?? PAGE_SIZE,
})

function ProductList({ search }: { search: VendorProductsSearch }) {
  const t = useTexts(portalListTexts)
  const phone = usePhone()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(NOBODY)
  const clear = useCallback(() => setChosen(NOBODY), [])
  const go = useGo(clear)
  const products = useOwnProducts(queryOf(search))
  const rows = products.data?.rows ?? NO_ROWS
  const cells = usePortalCells(rows)
  useLeaveQuestion(cells.isUnsaved, NEVER)
  const state = useProductState(clear)
  const columns = useProductColumns(cells)
  const chosenRows = rows.filter(({ _id }) => chosen.has(_id))
  const editLink = ({ _id }: PortalProductRow) =>
    ({ to: PATH, search: { ...search, page: 'edit', id: _id } }) as const
  const actions = (row: PortalProductRow): RowAction[] => [
    {
      key: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} />,
      onSelect: () => void navigate(editLink(row)),
    },
    row.state === 'offered'
      ? {
          key: 'withdraw',
          label: t('withdraw'),
          icon: <IconBan size={16} />,
          danger: true,
          onSelect: () => void state.change('withdrawn', [row]),
        }
      : {
          key: 'offer',
          label: t('offer'),
          icon: <IconArrowBackUp size={16} />,
          onSelect: () => void state.change('offered', [row]),
        },
  ]
  return (
    <>
      <PageHead
        title={t('heading')}
        count={products.data?.count}
        text={t('headingText')}
        actions={
          <>
            <SheetButtons search={search} />
            <AddProduct search={search} />
          </>
        }
      />
      <ListScreen<PortalProductRow>
        filters={
          <>
            <ProductFilters search={search} go={go} />
            {state.refusal && (
              <FailureNotice
                title={state.refusal.title}
                messages={[state.refusal.message]}
                next={state.refusal.next}
                onClose={state.dismiss}
              />
            )}
            {rows.length > 0 && !phone && (
              <p className={look('dimmed', 'text-xs', 'mb-xs')}>{t('cellHelp')}</p>
            )}
          </>
        }
        query={products}
        address={{ skip: search.skip, limit: search.limit }}
        go={(next) =>
          go({
            skip: next.skip,
            ...('limit' in next && { limit: PAGE_SIZES.find((one) => one === next.limit) }),
          })
        }
        pageSizes={PAGE_SIZES}
        label={t('heading')}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={editLink}
        rowActions={actions}
        selection={{ chosen, onChange: setChosen }}
        none={<Nothing search={search} go={go} />}
      >
        <p role="status" className={look('sr-only')}>
          {cells.announcement}
        </p>
        {chosenRows.length > 0 && <Chosen chosen={chosenRows} state={state} onClear={clear} />}
      </ListScreen>
    </>
  )
}

const VendorProductListPage = lazyPiece(
  async () => (await import('./product-list-page')).VendorProductListPage,
)

/** `/vendor/products`: the vendor's products, or the page named by `page`. */
export default function VendorProductsScreen() {
  const search = useSearch({ from: '/vendor/products' })
  if (search.page === undefined) return <ProductList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={6} height={64} />}>
      <VendorProductListPage search={search} />
    </LazyBoundary>
  )
}
