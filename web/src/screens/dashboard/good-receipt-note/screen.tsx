import { Anchor, Button } from '@mantine/core'
import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { IconPackageImport, IconSearchOff, IconTruckDelivery } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { cacheScreen } from '../../../features/receipts/cache-screen'
import {
  type AwaitedSearch,
  cacheOrderOf,
  useAwaited,
  useReceipt,
  useReceipts,
} from '../../../features/receipts/receipts.queries'
import { useStoredEntries } from '../../../features/receipts/use-receiving'
import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { count as formatCount, useFormats } from '../../../lib/format'
import { filtersOf, isSearched, searchByFilters, searchOf } from '../../../lib/list-search'
import { nextPage } from '../../../lib/query-cache'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { useJump } from '../../../lib/address'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { StoredList } from './stored-list'
import { ReceiptCard } from './receipt-card'
import { ReceiptFilters } from './receipt-filters'
import { Receiving } from './receiving'
import { PackageRow, RowSection } from './row-section'
import type { ReceiptsSearch } from './search-params'

/**
 * Converts a receipt search to a search for packages without a receipt; null if it cannot match such packages.
 */
function searchOfAwaited(search: ReceiptsSearch): AwaitedSearch | null {
  if (search.status !== undefined || search.skip !== undefined) return null
  const filters = filtersOf(search).flatMap(({ by, ...others }) =>
    by === 'code_grn' ? [] : [{ by, ...others }],
  )
  if (filters.length < filtersOf(search).length) return null
  const { search: words } = search
  return { ...searchByFilters(filters), ...(words !== undefined && { search: words }) }
}

/**
 * Loads the packages waiting to be received, for users who may receive; packages with an entry on this device
 * are in another list.
 */
function useAwaitedPackages(search: ReceiptsSearch) {
  const isAllowed = useCan('receipts.create')
  const query = useAwaited(isAllowed ? searchOfAwaited(search) : null)
  const { data, error, isLoading, failureCount, hasNextPage } = query
  const storedIds = new Set(useStoredEntries()?.map(({ packageId }) => packageId))
  const code = filtersOf(search)
    .find(({ by }) => by === 'code_package')
    ?.value?.toLowerCase()
  const orders = data?.pages.flatMap(({ rows }) => rows) ?? []
  return {
    packages: orders.flatMap((order) =>
      order.packages
        .filter((pack) => !storedIds.has(pack._id))
        // Matches the package itself: the search returns whole orders.
        .filter((pack) => code === undefined || pack.code_package.toLowerCase().includes(code))
        .map((pack) => ({ order, pack })),
    ),
    // A request without a response must not delay the receipts.
    isLoading: isLoading && failureCount === 0,
    error: data ? null : error,
    refetch: () => void query.refetch(),
    hasMore: hasNextPage,
    isFetching: query.isFetchingNextPage,
    fetchMore: () => void nextPage(query),
  }
}
type Awaited = ReturnType<typeof useAwaitedPackages>

/** Packages shown initially, so that the receipts below remain reachable. */
const SHOWN = 5

function AwaitedRow({ order, pack }: { order: PurchaseOrder; pack: OrderPackage }) {
  const t = useTexts(receiptTexts)
  const { date } = useFormats()
  const client = useQueryClient()
  const { code_package: code, courier, tracking_number: tracking, statuses } = pack
  const items = pack.items.filter(({ canceled }) => !canceled).length
  const shipped = statuses.findLast(({ name }) => name === 'Shipped')?.timestamp ?? pack.updated
  const shipment = [t('shippedOn', { date: date(shipped) }), courier, tracking].filter(Boolean)
  const count = items === 1 ? t('oneItem') : t('itemCount', { count: formatCount(items) })
  return (
    <PackageRow
      code={code}
      text={`${order.vendor.name} · ${order.code_po} · ${count}`}
      status={
        <span className={look('flex', 'gap-4', 'text-xs', 'medium')}>
          <IconTruckDelivery size={14} className={look('mt-2')} aria-hidden />
          {shipment.join(' · ')}
        </span>
      }
    >
      <Button
        leftSection={<IconPackageImport size={16} aria-hidden />}
        aria-label={t('inboundOf', { code })}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/good-receipt-note"
            search={{ package: pack._id }}
            onClick={() => cacheOrderOf(client, pack, order)}
          />
        )}
      >
        {t('inbound')}
      </Button>
    </PackageRow>
  )
}

function AwaitedList({ awaited }: { awaited: Awaited }) {
  const t = useTexts(receiptTexts)
  const [shown, setShown] = useState(SHOWN)
  const { packages, error, hasMore, isFetching, refetch, fetchMore } = awaited
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (packages.length === 0) return null
  const isCut = packages.length > shown
  const showMore = () => {
    setShown(packages.length + SHOWN)
    if (!isCut) fetchMore()
  }
  return (
    <RowSection
      title={t('awaited')}
      count={`${formatCount(packages.length)}${hasMore ? '+' : ''}`}
      more={
        isCut || hasMore ? (
          <Button variant="subtle" loading={isFetching} onClick={showMore}>
            {t('showMore')}
          </Button>
        ) : undefined
      }
    >
      {packages.slice(0, shown).map(({ order, pack }) => (
        <AwaitedRow key={pack._id} order={order} pack={pack} />
      ))}
    </RowSection>
  )
}

interface NoReceiptsProps {
  isFiltered: boolean
  isAwaiting: boolean
  onClear: () => void
}

function ToShipped() {
  const t = useTexts(receiptTexts)
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/purchase-orders" search={{ status: 'Shipped' }} />
      )}
    >
      {t('toShipped')}
    </Button>
  )
}

/** Empty list: no match, no receipt yet, or none at all (Spec 2 §2). */
export function NoReceipts({ isFiltered, isAwaiting, onClear }: NoReceiptsProps) {
  const t = useTexts(receiptTexts)
  const tl = useTexts(requestListTexts)
  const canReadOrders = useCan('orders.read')
  if (isFiltered)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('noneFound')}
        helper={tl('searchEmptyHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {tl('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconPackageImport size={22} />}
      text={t(isAwaiting ? 'noneYet' : 'empty')}
      helper={t(isAwaiting ? 'noneYetHelp' : 'emptyHelp')}
      action={canReadOrders && !isAwaiting ? <ToShipped /> : undefined}
    />
  )
}

/** The receipt in the address, shown above the list. */
function OpenedReceipt({ code }: { code: string }) {
  const t = useTexts(receiptTexts)
  const jump = useJump()
  const { data, error, refetch } = useReceipt(code)
  const missing = isMissing(error)
  if (!data && !error) return null
  return (
    <div className={look('mb-lg')}>
      <div className={look('row', 'justify-between', 'gap-sm', 'dimmed', 'mb-xs')}>
        <span role={missing ? 'alert' : undefined}>
          {missing ? t('receiptMissing', { code }) : t('openedReceipt')}
        </span>
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/dashboard/good-receipt-note" search={{}} />}
        >
          {t('showAll')}
        </Anchor>
      </div>
      {error && !data && !missing && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <ReceiptCard key={`${data._id} ${jump}`} receipt={data} opened />}
    </div>
  )
}

const LIST = '/dashboard/good-receipt-note'

interface ListProps {
  search: ReceiptsSearch
  onGo: (next: ReceiptsSearch) => void
}

interface CardsProps extends ListProps {
  receipts: NonNullable<ReturnType<typeof useReceipts>['data']>
  isAwaiting: boolean
}

function Cards({ search, receipts, isAwaiting, onGo }: CardsProps) {
  const { status, all, skip = 0, receipt: opened } = search
  const { rows, count, more } = receipts
  return (
    <>
      {rows.length === 0 && (
        <NoReceipts
          isFiltered={isSearched(search) || status !== undefined || skip > 0}
          isAwaiting={isAwaiting}
          onClear={() => onGo(all ? { all } : {})}
        />
      )}
      {rows
        .filter(({ _id, received }) => opened !== _id && opened !== received.code)
        .map((receipt) => (
          <ReceiptCard key={receipt._id} receipt={receipt} />
        ))}
      <Pager
        page={skip}
        pageSize={RECEIPTS_PAGE_SIZE}
        count={count}
        more={more}
        onPage={(page) => onGo({ ...search, skip: page || undefined })}
      />
    </>
  )
}

/** Packages waiting to be received, and receipts as cards, newest first (Spec 2 §2). */
export function ReceiptList({ search }: { search: ReceiptsSearch }) {
  const t = useTexts(receiptTexts)
  const navigate = useNavigate()
  const { status, all, skip = 0, receipt: opened } = search
  const receipts = useReceipts({ search: searchOf(search), status, all: all !== undefined, skip })
  const awaited = useAwaitedPackages(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = receipts
  const go = (next: ReceiptsSearch) => void navigate({ to: LIST, search: next })
  const refine = (next: { status?: unknown; all?: unknown }) =>
    go({ ...search, skip: undefined, ...next } as ReceiptsSearch)
  return (
    <>
      <PageHead title={t('heading')} count={data?.count} more={data?.more} />
      <StoredList />
      {opened !== undefined && <OpenedReceipt key={opened} code={opened} />}
      <ReceiptFilters
        search={search}
        onSearch={(next) => go({ ...(status && { status }), ...(all && { all }), ...next })}
        onStatus={(next) => refine({ status: next })}
        onAll={(next) => refine({ all: next ? 'true' : undefined })}
      />
      {data && !awaited.isLoading ? (
        <div
          className={look('stack', 'gap-md', 'fade', 'waiting')}
          data-waiting={isPlaceholderData || undefined}
        >
          <AwaitedList awaited={awaited} />
          <Cards
            search={search}
            receipts={data}
            isAwaiting={awaited.packages.length > 0}
            onGo={go}
          />
        </div>
      ) : error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : isCutOff(receipts) ? (
        <CutOffNote />
      ) : (
        <SkeletonRows rows={6} height={120} />
      )}
    </>
  )
}

/** Milliseconds after which files loaded later by the shell have arrived too. */
const CACHE_AFTER_MS = 4_000

/**
 * `/dashboard/good-receipt-note`: the receipts, or the receipt form for the package in `package` (Spec 2 §2).
 */
export default function GoodReceiptNoteScreen() {
  const search = useSearch({ from: '/dashboard/good-receipt-note' })
  useEffect(() => {
    void cacheScreen()
    const timer = setTimeout(() => void cacheScreen(), CACHE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return search.package === undefined ? (
    <ReceiptList search={search} />
  ) : (
    <Receiving key={search.package} packageId={search.package} />
  )
}
