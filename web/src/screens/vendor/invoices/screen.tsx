import { Button } from '@mantine/core'
import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { type Sorting, SORTINGS_OF_INVOICES } from '@pasok/domain/kernel/sortings'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { IconArrowRight, IconFileInvoice, IconPhoto, IconReceiptOff } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { DueDate } from '../../../documents/due-date'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { ListScreen } from '../../../documents/list-screen'
import { SearchBar } from '../../../documents/search-bar'
import type { SearchTopics } from '../../../documents/search-by'
import { StageTabs } from '../../../documents/stage-tabs'
import { StatusChip } from '../../../documents/status-chip'
import { SORTS_OF_DATE, SORTS_OF_DUE, SORTS_OF_TOTAL, useSort } from '../../../documents/use-sort'
import {
  findVendorInvoices,
  useVendorInvoiceCounts,
  useVendorInvoices,
  type VendorInvoiceSearchKey,
} from '../../../features/invoices/vendor-invoices.queries'
import { useVendorReceiptCounts } from '../../../features/receipts/vendor-receipts.queries'
import { writeAddress } from '../../../lib/address'
import { count as formatCount, useFormats } from '../../../lib/format'
import { BY_DATE, isSearched, type ListSearch, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { PageHead } from '../../../ui/page-head'
import {
  INVOICE_PAGE_SIZES,
  INVOICE_TABS,
  type InvoiceTab,
  tabOf,
  type VendorInvoicesSearch,
} from './search-params'
import { WithdrawDialog } from './withdraw-dialog'

function useTabName(): (tab: InvoiceTab) => string {
  const t = useTexts(portalInvoiceTexts)
  const ts = useTexts(statusTexts)
  return ({ state }) => (state === undefined ? t('tabAll') : ts(state))
}

function useInvoiceColumns({ state }: InvoiceTab): Column<VendorInvoice>[] {
  const t = useTexts(portalInvoiceTexts)
  const { date } = useFormats()
  const status: Column<VendorInvoice> = {
    key: 'status',
    head: t('status'),
    card: 'chip',
    cell: ({ lastStatus }) => <StatusChip status={lastStatus} />,
  }
  return [
    {
      key: 'number',
      head: t('number'),
      card: 'title',
      cell: ({ invoice_number: number }) => (
        <span className={look('medium', 'nowrap')}>{number}</span>
      ),
    },
    { key: 'buyer', head: t('buyer'), cell: ({ buyer }) => buyer.name },
    {
      key: 'package',
      head: t('package'),
      cell: ({ reference_document: [about] }) => (
        <div className={look('py-4')}>
          <span className={look('nowrap')}>{about?.code_package}</span>
          <span className={look('block', 'dimmed', 'text-xs', 'nowrap')}>{about?.code_po}</span>
        </div>
      ),
    },
    ...(state === undefined ? [status] : []),
    {
      key: 'due',
      head: t('due'),
      sorts: SORTS_OF_DUE,
      cell: ({ due_date: day, due_mark: mark }) => <DueDate day={day} mark={mark} />,
    },
    {
      key: 'total',
      head: t('total'),
      align: 'right',
      card: 'figure',
      sorts: SORTS_OF_TOTAL,
      cell: ({ grand_total: total }) => <Money amount={total} />,
    },
    {
      key: 'issued',
      head: t('issued'),
      align: 'right',
      card: 'date',
      sorts: SORTS_OF_DATE,
      cell: ({ date: at }) => (
        <time dateTime={at} className={look('nowrap')}>
          {date(at)}
        </time>
      ),
    },
  ]
}

const ICON = 16

function useRowActions(withdraw: (invoice: VendorInvoice) => void) {
  const t = useTexts(portalInvoiceTexts)
  const navigate = useNavigate()
  return (invoice: VendorInvoice): RowAction[] => {
    const { actions, invoice_number: id, buyer } = invoice
    const open = () => void navigate({ to: '/vendor/invoices/$id', params: { id } })
    const all: (RowAction & { may: boolean })[] = [
      {
        key: 'proof',
        label: t('checkProof'),
        icon: <IconPhoto size={ICON} />,
        may: actions.confirm,
        quick: true,
        onSelect: open,
      },
      {
        key: 'open',
        label: t('open'),
        icon: <IconArrowRight size={ICON} />,
        may: true,
        onSelect: open,
      },
      {
        key: 'statement',
        label: t('statement'),
        icon: <IconFileInvoice size={ICON} />,
        may: true,
        onSelect: () =>
          void navigate({ to: '/vendor/invoices/statement/$buyer', params: { buyer: buyer._id } }),
      },
      {
        key: 'withdraw',
        label: t('withdraw'),
        icon: <IconReceiptOff size={ICON} />,
        may: actions.withdraw,
        danger: true,
        onSelect: () => withdraw(invoice),
      },
    ]
    return all.filter(({ may }) => may)
  }
}

interface NoInvoicesProps {
  tab: InvoiceTab
  search: ListSearch<VendorInvoiceSearchKey, Sorting>
  onClear: () => void
}

function NoInvoices({ tab, search, onClear }: NoInvoicesProps) {
  const t = useTexts(portalInvoiceTexts)
  const tl = useTexts(listTexts)
  const tabName = useTabName()
  const none =
    tab.state === undefined ? t('noneAtAll') : t('none', { status: tabName(tab).toLowerCase() })
  const isNarrowed = isSearched(search)
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorInvoices(search, signal)
    return rows.flatMap(({ invoice_number: code, lastStatus }) => {
      const there = INVOICE_TABS.find(({ state }) => state === lastStatus)
      const address = `/vendor/invoices${writeAddress({ tab: there?.query, ...search })}`
      return there ? [{ code, tab: tabName(there), address }] : []
    })
  }
  return (
    <>
      <EmptyState
        icon={<IconFileInvoice size={22} />}
        text={isNarrowed ? t('noneFound') : none}
        helper={isNarrowed ? undefined : t('noneHelp')}
        action={
          isNarrowed ? (
            <Button variant="default" onClick={onClear}>
              {tl('clearSearch')}
            </Button>
          ) : (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/vendor/receipts" search={{ tab: 'approved' }} />
              )}
            >
              {t('toReceipts')}
            </Button>
          )
        }
      />
      <FoundElsewhere list="listVendorInvoices" search={search} find={find} />
    </>
  )
}

function useTopics() {
  const t = useTexts(portalInvoiceTexts)
  const topics: SearchTopics<VendorInvoiceSearchKey> = [
    { key: 'invoice_number', label: t('byNumber') },
    { key: 'buyer', label: t('byBuyer') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: BY_DATE, label: t('byDue') },
  ]
  return topics
}

interface InvoiceListProps {
  tab: InvoiceTab
  address: VendorInvoicesSearch
  invoices: ReturnType<typeof useVendorInvoices>
  onGo: (next: VendorInvoicesSearch) => void
}

function InvoiceList({ tab, address, invoices, onGo }: InvoiceListProps) {
  const t = useTexts(portalInvoiceTexts)
  const tabName = useTabName()
  const topics = useTopics()
  const columns = useInvoiceColumns(tab)
  const [withdrawn, setWithdrawn] = useState<VendorInvoice | null>(null)
  const rowActions = useRowActions(setWithdrawn)
  const { skip = 0, limit } = address
  const search = searchOf(address)
  const searchFor = (next: VendorInvoicesSearch) => onGo({ ...NO_SEARCH, ...next, skip: undefined })
  return (
    <>
      <ListScreen<VendorInvoice>
        filters={<SearchBar topics={topics} applied={search} onSearch={searchFor} hasWords />}
        query={invoices}
        address={{ skip, ...(limit && { limit }) }}
        go={onGo}
        pageSizes={INVOICE_PAGE_SIZES}
        sort={useSort({ sorts: SORTINGS_OF_INVOICES, sort: address.sort, go: onGo })}
        label={`${t('heading')}: ${tabName(tab)}`}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ invoice_number: number }) => number}
        rowActions={rowActions}
        rowLink={({ invoice_number: id }) => ({ to: '/vendor/invoices/$id', params: { id } })}
        none={<NoInvoices tab={tab} search={search} onClear={() => searchFor({})} />}
      />
      {withdrawn && <WithdrawDialog invoice={withdrawn} onClose={() => setWithdrawn(null)} />}
    </>
  )
}

const LIST = '/vendor/invoices'
const [PAGE_SIZE] = INVOICE_PAGE_SIZES

function Panel({ tab, address }: { tab: InvoiceTab; address: VendorInvoicesSearch }) {
  const navigate = useNavigate()
  const { skip = 0, limit = PAGE_SIZE } = address
  const invoices = useVendorInvoices({ search: searchOf(address), status: tab.state, skip, limit })
  const go = (next: VendorInvoicesSearch) =>
    void navigate({ to: LIST, search: { ...address, ...next } })
  return <InvoiceList tab={tab} address={address} invoices={invoices} onGo={go} />
}

function ToIssue() {
  const t = useTexts(portalInvoiceTexts)
  const count = useVendorReceiptCounts().data?.['Ready to Invoice'] ?? 0
  const some = count === 1 ? t('toIssueOne') : t('toIssue', { count: formatCount(count) })
  return (
    <Button
      // Rendered before the count is loaded, so that nothing moves.
      variant={count === 0 ? 'default' : 'filled'}
      renderRoot={(props) => <Link {...props} to="/vendor/receipts" search={{ tab: 'approved' }} />}
    >
      {count === 0 ? t('toReceipts') : some}
    </Button>
  )
}

/** `/vendor/invoices`: the vendor's invoices by status, with totals. */
export default function VendorInvoicesScreen() {
  const t = useTexts(portalInvoiceTexts)
  const tabName = useTabName()
  const navigate = useNavigate()
  const address = useSearch({ from: LIST })
  const tab = tabOf(address.tab)
  const { data: counts } = useVendorInvoiceCounts()
  return (
    <>
      <PageHead title={t('heading')} actions={<ToIssue />} />
      <StageTabs
        label={t('tabs')}
        stages={INVOICE_TABS.map((one) => {
          const { query: key, state } = one
          const label = tabName(one)
          if (state === undefined) return { key, label, count: null }
          const { count = 0, totalAmount = 0 } = counts?.[state] ?? {}
          return { key, label, count: counts && count, amount: counts ? totalAmount : null }
        })}
        chosen={tab.query}
        onTurn={(query) =>
          void navigate({ to: LIST, search: query === INVOICE_TABS[0].query ? {} : { tab: query } })
        }
      >
        <Panel tab={tab} address={address} />
      </StageTabs>
    </>
  )
}
