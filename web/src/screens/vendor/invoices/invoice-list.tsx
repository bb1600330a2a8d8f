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
import { searchOf, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { Pager } from '../../../ui/pager'
import { useInvoiceColumns } from './invoice-columns'
import {
  INVOICE_PAGE_SIZES,
  INVOICE_TABS,
  type InvoiceTab,
  type VendorInvoicesSearch,
} from './search-params'
import { useTabName } from './use-tab-name'
import { WithdrawDialog } from './withdraw-dialog'
import { look } from '../../../ui/look'

const [PAGE_SIZE] = INVOICE_PAGE_SIZES
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
  search: ListSearch<VendorInvoiceSearchKey>
  onClear: () => void
}

function NoInvoices({ tab, search, onClear }: NoInvoicesProps) {
  const t = useTexts(deskInvoiceTexts)
  const tl = useTexts(listTexts)
  const tabName = useTabName()
  const none =
    tab.state === undefined ? t('noneAtAll') : t('none', { status: tabName(tab).toLowerCase() })
  const { by, value } = search
  const isSearched = by !== undefined
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorInvoices(search, signal)
    return rows.flatMap(({ invoice_number: code, lastStatus }) => {
      const there = INVOICE_TABS.find(({ state }) => state === lastStatus)
      const address = `/vendor/invoices${writeAddress({ tab: there?.query, by, value })}`
      return there ? [{ code, tab: tabName(there), address }] : []
    })
  }
  return (
    <>
      <EmptyState
        icon={<IconFileInvoice size={22} />}
        text={isSearched ? t('noneFound') : none}
        helper={isSearched ? undefined : t('noneHelp')}
        action={
          isSearched ? (
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
      <FoundElsewhere list="listVendorInvoices" by={by} value={value} find={find} />
    </>
  )
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
  const columns = useInvoiceColumns(tab)
  const [withdrawn, setWithdrawn] = useState<VendorInvoice | null>(null)
  const rowActions = useRowActions(setWithdrawn)
  const { data, isPlaceholderData } = invoices
  const { skip = 0, limit } = address
  const search = searchOf(address)
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <DataTable<VendorInvoice>
        label={`${t('heading')}: ${tabName(tab)}`}
        columns={columns}
        rows={data?.rows}
        rowKey={({ _id }) => _id}
        rowName={({ invoice_number: number }) => number}
        rowActions={rowActions}
        rowLink={({ invoice_number: id }) => ({ to: '/vendor/invoices/$id', params: { id } })}
        empty={
          <NoRows
            search={undefined}
            beyond={skip > 0}
            onClear={() => onGo({})}
            onFirst={() => onGo({ ...search, ...(limit && { limit }) })}
          >
            <NoInvoices tab={tab} search={search} onClear={() => onGo({})} />
          </NoRows>
        }
      />
      {data && (
        <Pager
          page={skip}
          pageSize={limit ?? PAGE_SIZE}
          count={data.count}
          more={data.more}
          onPage={(page) =>
            onGo({ ...search, ...(limit && { limit }), ...(page && { skip: page }) })
          }
          pageSizes={INVOICE_PAGE_SIZES}
          onPageSize={(size) => onGo({ ...search, ...(size !== PAGE_SIZE && { limit: size }) })}
        />
      )}
      {withdrawn && <WithdrawDialog invoice={withdrawn} onClose={() => setWithdrawn(null)} />}
    </div>
  )
}
