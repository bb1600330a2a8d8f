import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { useReceipts } from '../../../features/receipts/receipts.queries'
import { isCutOff } from '../../../lib/cut-off'
import { isSearched, searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { AwaitedList } from './awaited-list'
import { KeptList } from './kept-list'
import { NoReceipts } from './no-receipts'
import { OpenedReceipt } from './opened-receipt'
import { ReceiptCard } from './receipt-card'
import { ReceiptFilters } from './receipt-filters'
import type { ReceiptsSearch } from './search-params'
import { useAwaitedPackages } from './use-awaited-packages'
import { look } from '../../../ui/look'

const LIST = '/dashboard/good-receipt-note'

interface ListProps {
  search: ReceiptsSearch
  /** Shows what an address asks for. */
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

/** What waits to be received, and the receipts as cards, newest first (Spec 2 §2). */
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
      <KeptList />
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
