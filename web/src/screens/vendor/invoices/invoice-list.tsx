import { SORTINGS_OF_INVOICES, type Sorting } from '@pasok/domain/kernel/sortings'
import { useSort } from '../../../documents/use-sort'
import { ListScreen } from '../../../documents/list-screen'
import { SearchBar } from '../../../documents/search-bar'
import type { SearchTopics } from '../../../documents/search-by'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { writeAddress } from '../../../lib/address'
import { Button } from '@mantine/core'
import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconArrowRight, IconFileInvoice, IconPhoto, IconReceiptOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  findVendorInvoices,
  type useVendorInvoices,
  type VendorInvoiceSearchKey,
} from '../../../features/invoices/vendor-invoices.queries'
import { BY_DATE, isSearched, NO_SEARCH, searchOf, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { useInvoiceColumns } from './invoice-columns'
import {
  INVOICE_PAGE_SIZES,
  INVOICE_TABS,
  type InvoiceTab,
  type VendorInvoicesSearch,
} from './search-params'
import { useTabName } from './use-tab-name'
import { WithdrawDialog } from './withdraw-dialog'

const ICON = 16

/** What may be done with an invoice. */
function useRowActions(withdraw: (invoice: VendorInvoice) => void) {
  const t = useTexts(deskInvoiceTexts)
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
  const t = useTexts(deskInvoiceTexts)
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
  const t = useTexts(deskInvoiceTexts)
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

/** A page of invoices, each with what may be done with it. */
export function InvoiceList({ tab, address, invoices, onGo }: InvoiceListProps) {
  const t = useTexts(deskInvoiceTexts)
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
        filters={<SearchBar topics={topics} asked={search} onSearch={searchFor} hasWords />}
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
