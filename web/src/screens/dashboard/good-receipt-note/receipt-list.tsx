import { Anchor, Button } from '@mantine/core'
import { RECEIPTS_PAGE_SIZE } from '@pasok/domain/receipts/receipts.constants'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { IconPackageImport, IconSearchOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { useReceipt, useReceipts } from '../../../features/receipts/receipts.queries'
import { isMissing } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/cut-off'
import { searchOf } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { KeptList } from './kept-list'
import { ReceiptCard } from './receipt-card'
import { ReceiptFilters } from './receipt-filters'
import classes from './receipt-list.module.css'
import type { ReceiptsSearch } from './search-params'

const LIST = '/dashboard/good-receipt-note'

/** The receipt that the address names, before all others. */
function OpenedReceipt({ code }: { code: string }) {
  const t = useTexts(receiptTexts)
  const { data, error, refetch } = useReceipt(code)
  const missing = isMissing(error)
  if (!data && !error) return null
  return (
    <div className={classes.pinned}>
      <div className={classes.pinnedHead}>
        <span role={missing ? 'alert' : undefined}>
          {missing ? t('receiptMissing', { code }) : t('openedReceipt')}
        </span>
        <Anchor size="sm" renderRoot={(props) => <Link {...props} to={LIST} search={{}} />}>
          {t('showAll')}
        </Anchor>
      </div>
      {error && !data && !missing && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <ReceiptCard key={data._id} receipt={data} opened />}
    </div>
  )
}

function NoReceipts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
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
      text={t('empty')}
      helper={t('emptyHelp')}
      action={
        canReadOrders ? (
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link {...props} to="/dashboard/purchase-orders" search={{ status: 'Shipped' }} />
            )}
          >
            {t('toShipped')}
          </Button>
        ) : undefined
      }
    />
  )
}

/** The receipts of active orders as cards, newest first (Spec 2 §2). */
export function ReceiptList({ search }: { search: ReceiptsSearch }) {
  const t = useTexts(receiptTexts)
  const navigate = useNavigate()
  const { by, status, all, skip = 0, receipt: opened } = search
  const query = useReceipts({
    search: searchOf(search),
    status,
    all: all !== undefined,
    skip,
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const go = (next: ReceiptsSearch) => void navigate({ to: LIST, search: next })
  const kept: ReceiptsSearch = {
    ...(status && { status }),
    ...(all && { all }),
  }
  const searched = { ...search, skip: undefined }
  const isFiltered = by !== undefined || status !== undefined || skip > 0
  return (
    <>
      <PageHead title={t('heading')} count={data?.count} more={data?.more} />
      <KeptList />
      {opened !== undefined && <OpenedReceipt key={opened} code={opened} />}
      <ReceiptFilters
        search={search}
        onSearch={(next) => go({ ...kept, ...next })}
        onStatus={(next) =>
          void navigate({ to: LIST, search: { ...searched, status: next } as ReceiptsSearch })
        }
        onAll={(next) =>
          void navigate({
            to: LIST,
            search: { ...searched, all: next ? 'true' : undefined } as ReceiptsSearch,
          })
        }
      />
      {data ? (
        <div className={classes.list} data-waiting={isPlaceholderData || undefined}>
          {data.rows.length === 0 && (
            <NoReceipts isFiltered={isFiltered} onClear={() => go(all ? { all } : {})} />
          )}
          {data.rows
            .filter(({ _id, received }) => opened !== _id && opened !== received.code)
            .map((receipt) => (
              <ReceiptCard key={receipt._id} receipt={receipt} />
            ))}
          <Pager
            page={skip}
            pageSize={RECEIPTS_PAGE_SIZE}
            count={data.count}
            more={data.more}
            onPage={(page) =>
              void navigate({
                to: LIST,
                search: { ...search, skip: page || undefined } as ReceiptsSearch,
              })
            }
          />
        </div>
      ) : error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : isCutOff(query) ? (
        <CutOffNote />
      ) : (
        <SkeletonRows rows={6} height={120} />
      )}
    </>
  )
}
