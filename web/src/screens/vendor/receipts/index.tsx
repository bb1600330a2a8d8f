import { Button } from '@mantine/core'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconArrowBackUp, IconArrowRight, IconCheck, IconPackageImport } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { SearchBar, type SearchTopic } from '../../../documents/search-bar'
import { StageTabs } from '../../../documents/stage-tabs'
import {
  useVendorReceiptCounts,
  useVendorReceipts,
  type VendorReceiptSearchKey,
} from '../../../features/receipts/vendor-receipts.queries'
import { BY_DATE, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { BulkApprove } from './bulk-approve'
import { useReceiptColumns } from './receipt-columns'
import classes from './receipts.module.css'
import { ReturnDialog } from './return-dialog'
import {
  DESK_TABS,
  RECEIPT_PAGE_SIZES,
  tabOf,
  type DeskTab,
  type VendorReceiptsSearch,
} from './search-params'
import { useReceiptActs } from './use-receipt-acts'

const LIST = '/vendor/receipts'
const [PAGE_SIZE] = RECEIPT_PAGE_SIZES

function useTopics() {
  const t = useTexts(receiptDeskTexts)
  const topics: readonly [
    SearchTopic<VendorReceiptSearchKey>,
    ...SearchTopic<VendorReceiptSearchKey>[],
  ] = [
    { key: 'buyer', label: t('byBuyer') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: 'code_grn', label: t('byReceipt') },
    { key: BY_DATE, label: t('byDate') },
  ]
  return topics
}

function useRowActions({ approve, setReturned }: ReturnType<typeof useReceiptActs>) {
  const t = useTexts(receiptDeskTexts)
  const navigate = useNavigate()
  return (receipt: VendorReceipt): RowAction[] => {
    const { actions, received } = receipt
    const all: (RowAction & { may: boolean })[] = [
      {
        key: 'approve',
        label: t('approve'),
        icon: <IconCheck size={16} />,
        may: actions.approve,
        quick: true,
        onSelect: () => approve(receipt),
      },
      {
        key: 'return',
        label: t('return'),
        icon: <IconArrowBackUp size={16} />,
        may: actions.return,
        quick: true,
        onSelect: () => setReturned(receipt),
      },
      {
        key: 'open',
        label: t('open'),
        icon: <IconArrowRight size={16} />,
        may: true,
        onSelect: () =>
          void navigate({ to: '/vendor/receipts/$id', params: { id: received.code } }),
      },
    ]
    return all.filter(({ may }) => may)
  }
}

interface NoneProps {
  tab: DeskTab
  isSearched: boolean
  onWaiting: () => void
}

function NoReceipts({ tab, isSearched, onWaiting }: NoneProps) {
  const t = useTexts(receiptDeskTexts)
  return (
    <EmptyState
      icon={<IconPackageImport size={22} />}
      text={t(isSearched ? 'noneFound' : tab.none)}
      helper={isSearched ? undefined : t('noneHelp')}
      action={
        tab === DESK_TABS[0] ? undefined : (
          <Button variant="default" onClick={onWaiting}>
            {t('showWaiting')}
          </Button>
        )
      }
    />
  )
}

const searchOf = ({
  by,
  value,
  from,
  to,
}: VendorReceiptsSearch): ListSearch<VendorReceiptSearchKey> => ({
  ...(by !== undefined && { by }),
  ...(value !== undefined && { value }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
})

function Panel({ tab, address }: { tab: DeskTab; address: VendorReceiptsSearch }) {
  const t = useTexts(receiptDeskTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = PAGE_SIZE } = address
  const search = searchOf(address)
  const receipts = useVendorReceipts({ search, status: tab.state, skip, limit })
  const { data, error, isFetching, isPlaceholderData, refetch } = receipts
  const acts = useReceiptActs()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const columns = useReceiptColumns()
  const rowActions = useRowActions(acts)
  const go = (next: VendorReceiptsSearch) =>
    void navigate({ to: LIST, search: { ...(address.tab && { tab: address.tab }), ...next } })
  const rows = data?.rows
  return (
    <>
      <SearchBar topics={useTopics()} asked={search} onSearch={go} />
      {acts.refusal && (
        <FailureNotice
          title={acts.refusal.title}
          messages={[acts.refusal.message]}
          onClose={acts.dismiss}
        />
      )}
      {error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={classes.list} data-waiting={isPlaceholderData || undefined}>
          <DataTable<VendorReceipt>
            label={`${t('heading')}: ${t(tab.text)}`}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowName={({ received }) => received.code}
            rowActions={rowActions}
            rowLink={({ received }) => ({
              to: '/vendor/receipts/$id',
              params: { id: received.code },
            })}
            {...(tab === DESK_TABS[0] && { selection: { chosen, onChange: setChosen } })}
            choosable={({ actions }) => actions.approve}
            empty={
              <NoReceipts
                tab={tab}
                isSearched={search.by !== undefined || skip > 0}
                onWaiting={() => void navigate({ to: LIST, search: {} })}
              />
            }
          />
          {data && (
            <Pager
              page={skip}
              pageSize={limit}
              count={data.count}
              more={data.more}
              onPage={(page) =>
                go({
                  ...search,
                  ...(address.limit && { limit: address.limit }),
                  ...(page > 0 && { skip: page }),
                })
              }
              pageSizes={RECEIPT_PAGE_SIZES}
              onPageSize={(size) => go({ ...search, ...(size !== PAGE_SIZE && { limit: size }) })}
            />
          )}
        </div>
      )}
      <BulkApprove
        chosen={(rows ?? []).filter(({ _id, actions }) => chosen.has(_id) && actions.approve)}
        onClear={() => setChosen(new Set())}
      />
      {acts.returned && (
        <ReturnDialog receipt={acts.returned} onClose={() => acts.setReturned(null)} />
      )}
    </>
  )
}

/** `/vendor/receipts`: what buyers say they received, to be approved or returned. */
export function VendorReceiptsScreen() {
  const t = useTexts(receiptDeskTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: LIST })
  const tab = tabOf(address.tab)
  const { data: counts } = useVendorReceiptCounts()
  return (
    <>
      <PageHead title={t('heading')} />
      <StageTabs
        label={t('tabs')}
        stages={DESK_TABS.map(({ query, state, text }) => ({
          key: query,
          label: t(text),
          count: counts && (counts[state] ?? 0),
        }))}
        chosen={tab.query}
        onTurn={(query) =>
          void navigate({ to: LIST, search: query === DESK_TABS[0].query ? {} : { tab: query } })
        }
      >
        <Panel tab={tab} address={address} />
      </StageTabs>
    </>
  )
}
