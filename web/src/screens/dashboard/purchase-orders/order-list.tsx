import { Button } from '@mantine/core'
import type { OrderRow, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { IconArrowsVertical, IconFold, IconPackage, IconSearchOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { DocumentRows } from '../../../documents/document-row'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { LoadError } from '../../../documents/load-error'
import { findOrders, useOrders, useReadOrder } from '../../../features/orders/orders.queries'
import { writeAddress } from '../../../lib/address'
import { isCutOff } from '../../../lib/is-cut-off'
import { isSearched } from '../../../lib/list-search'
import { nextPage } from '../../../lib/query-cache'
import { useCan } from '../../../lib/session'
import { tx, useTexts } from '../../../lib/texts'
import type { TableSort } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { OrderCard } from './order-card'
import { useAllOpen } from './order-folding'
import { type BuyerOrderSearch, type OrderTab, tabOfState } from './search-params'
import { look } from '../../../ui/look'

import { packagesIn } from '../../../features/orders/order-figures'
import { toastNotice } from '../../../lib/toast'

/** Maximum number of messages at a time, because more would cover the screen. */
const MAX_LISTED = 3

/**
 * Returns the tab to which the order's packages have moved; undefined while any of them is still in this tab.
 */
function whereNow(before: OrderRow, now: PurchaseOrder, tab: OrderTab): OrderTab | undefined {
  if (packagesIn(now, tab.state).length > 0) return undefined
  const former = new Set(before.packages.map(({ _id }) => _id))
  const state = now.packages.find(({ _id }) => former.has(_id))?.lastStatus
  return tabOfState(state ?? now.lastStatus)
}

/** Notifies the user when an order leaves the visible tab, and where it is now. */
function useDepartures(tab: OrderTab, orders: readonly OrderRow[] | undefined): void {
  const read = useReadOrder()
  const navigate = useNavigate()
  const seen = useRef<readonly OrderRow[]>(undefined)
  const notifyMoved = useEffectEvent(async (before: OrderRow) => {
    // An order moved to the next page by other orders has not left the tab.
    const now = await read(before._id).catch(() => undefined)
    const place = now && whereNow(before, now, tab)
    if (!place) return
    const [code, label] = [before.code_po, tx(orderTexts[place.text])]
    const search = { status: place.query, order: code }
    toastNotice(tx(orderTexts.moved, { code, label }), `moved-${before._id}`, {
      label: tx(orderTexts.show),
      onChoose: () => void navigate({ to: '/dashboard/purchase-orders', search }),
    })
  })
  useEffect(() => {
    const before = seen.current
    seen.current = orders
    if (!before || !orders) return
    const here = new Set(orders.map(({ _id }) => _id))
    for (const order of before.filter(({ _id }) => !here.has(_id)).slice(0, MAX_LISTED))
      void notifyMoved(order)
  }, [orders])
}

/** Distance below the screen at which the next page is loaded, so that the end is rarely visible. */
const AHEAD = '600px'

/** Calls `onReached` whenever the element comes near the screen, while `active`. */
function useReached(active: boolean, onReached: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onReached)
  useEffect(() => {
    latest.current = onReached
  })
  useEffect(() => {
    const watched = element.current
    if (!active || !watched) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [active])
  return element
}

interface NothingFoundProps {
  tab: OrderTab
  search: BuyerOrderSearch
  onClear: () => void
}

/** No match in this tab; links to matches in other tabs. */
function NothingFound({ tab, search, onClear }: NothingFoundProps) {
  const t = useTexts(orderTexts)
  const ts = useTexts(orderScreenTexts)
  const find = async (signal: AbortSignal) => {
    const rows = await findOrders(search, signal)
    return rows.map(({ code_po: code, lastStatus }) => {
      const there = tabOfState(lastStatus)
      return {
        code,
        tab: t(there.text),
        address: `/dashboard/purchase-orders${writeAddress({ status: there.query, ...search })}`,
      }
    })
  }
  return (
    <>
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('emptyTab', { label: t(tab.text) })}
        helper={ts('searchEmptyHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {ts('clearSearch')}
          </Button>
        }
      />
      <FoundElsewhere list="listOrders" search={search} find={find} />
    </>
  )
}

function NoOrders({ tab }: { tab: OrderTab }) {
  const t = useTexts(orderTexts)
  const canReadRequests = useCan('requests.read')
  return (
    <EmptyState
      icon={<IconPackage size={22} />}
      text={t('emptyTab', { label: t(tab.text) })}
      helper={t('emptyHelp')}
      action={
        canReadRequests ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/dashboard/purchase-requests" />}
          >
            {t('toRequests')}
          </Button>
        ) : undefined
      }
    />
  )
}

/** Removes duplicates: an order that moved while pages were loaded may be in two of them. */
function useEachOnce(
  pages: readonly { rows: OrderRow[] }[] | undefined,
  without: string | undefined,
): OrderRow[] | undefined {
  return useMemo(() => {
    if (!pages) return undefined
    const orders = new Map(pages.flatMap(({ rows }) => rows).map((order) => [order._id, order]))
    if (without !== undefined) orders.delete(without)
    return [...orders.values()]
  }, [pages, without])
}

interface OrderRowsProps extends Pick<OrderListProps, 'tab' | 'sort'> {
  orders: readonly OrderRow[]
}

function OrderRows({ orders, tab, sort }: OrderRowsProps) {
  const t = useTexts(orderTexts)
  const ts = useTexts(orderScreenTexts)
  const [isOpen, setOpen] = useAllOpen()
  return (
    <>
      {orders.length > 1 && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          className={look('ml-auto')}
          leftSection={
            isOpen ? (
              <IconFold size={14} aria-hidden />
            ) : (
              <IconArrowsVertical size={14} aria-hidden />
            )
          }
          onClick={() => setOpen(!isOpen)}
        >
          {ts(isOpen ? 'hideAllOrders' : 'showAllOrders')}
        </Button>
      )}
      <DocumentRows
        heads={{
          title: ts('columnOrder'),
          party: t('vendor'),
          date: ts('columnDate'),
          note: ts('columnNext'),
          figure: t('grandTotalShort'),
        }}
        sort={sort}
      >
        {orders.map((order) => (
          <OrderCard key={order._id} row={order} tab={tab} isOnly={orders.length === 1} />
        ))}
      </DocumentRows>
    </>
  )
}

interface OrderListProps {
  tab: OrderTab
  search: BuyerOrderSearch
  sort: TableSort
  /** Id of an order that is shown elsewhere on the screen. */
  without?: string | undefined
  onClear: () => void
}

/** Orders of a tab; the next page is loaded when the end comes into view. */
export function OrderList({ tab, search, sort, without, onClear }: OrderListProps) {
  const t = useTexts(orderTexts)
  const query = useOrders(tab.state, search)
  const orders = useEachOnce(query.data?.pages, without)
  useDepartures(tab, orders)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const more = () => void nextPage(query)
  // A paused query continues automatically when the connection returns.
  const isPaused = query.fetchStatus === 'paused'
  // After each load, checks again whether the end of the list is in view.
  const isIdle = hasNextPage && !query.isFetching && !isPaused
  const end = useReached(isIdle && !isFetchNextPageError, more)
  if (!orders) {
    if (query.error)
      return (
        <LoadError
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    return isCutOff(query) ? (
      <CutOffNote />
    ) : (
      <div className={look('frame', 'px-md')}>
        <SkeletonRows rows={12} height={44} />
      </div>
    )
  }
  if (orders.length === 0 && isSearched(search))
    return <NothingFound tab={tab} search={search} onClear={onClear} />
  if (orders.length === 0 && without === undefined) return <NoOrders tab={tab} />
  return (
    <div className={look('stack', 'gap-xs')}>
      {orders.length > 0 && <OrderRows orders={orders} tab={tab} sort={sort} />}
      <div ref={end} className={look('centered', 'py-sm')}>
        {isFetchNextPageError && (
          <LoadError error={query.error} busy={isFetchingNextPage} onRetry={more} />
        )}
        {hasNextPage && isPaused && <CutOffNote />}
        {hasNextPage && !isPaused && !isFetchNextPageError && (
          <Button variant="default" loading={isFetchingNextPage} onClick={more}>
            {t('loadMore')}
          </Button>
        )}
        {!hasNextPage && <p className={look('dimmed')}>{t('noMore')}</p>}
      </div>
    </div>
  )
}
