import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { writeAddress } from '../../../lib/address'
import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconFileInvoice,
  IconPackageImport,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import {
  findVendorReceipts,
  type useVendorReceipts,
  type VendorReceiptSearchKey,
} from '../../../features/receipts/vendor-receipts.queries'
import { searchOf, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { RowAction, Selection } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { Pager } from '../../../ui/pager'
import { useReceiptColumns } from './receipt-columns'
import {
  DESK_TABS,
  RECEIPT_PAGE_SIZES,
  type DeskTab,
  type VendorReceiptsSearch,
} from './search-params'
import type { ReceiptActs } from './use-receipt-acts'
import { look } from '../../../ui/look'

const [PAGE_SIZE] = RECEIPT_PAGE_SIZES

/** Something is done with several of these at once. */
export const mayChoose = ({ actions }: VendorReceipt): boolean => actions.approve || actions.invoice

/** What may be done with a receipt. */
function useRowActions({ approve, setReturned }: ReceiptActs) {
  const t = useTexts(receiptDeskTexts)
  const ti = useTexts(issueTexts)
  const td = useTexts(deskInvoiceTexts)
  const navigate = useNavigate()
  return (receipt: VendorReceipt): RowAction[] => {
    const { actions, received, lastStatus, reference_doc: about } = receipt
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
        key: 'invoice',
        label: ti('issue'),
        icon: <IconFileInvoice size={16} />,
        may: actions.invoice,
        quick: true,
        onSelect: () =>
          void navigate({ to: '/vendor/invoices/new', search: { receipt: received.code } }),
      },
      {
        key: 'view-invoice',
        label: td('viewInvoice'),
        icon: <IconFileInvoice size={16} />,
        may: lastStatus === 'Invoicing',
        quick: true,
        onSelect: () =>
          void navigate({ to: '/vendor/invoices/$id', params: { id: about.packageId } }),
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
  search: ListSearch<VendorReceiptSearchKey>
  onWaiting: () => void
}

function NoReceipts({ tab, search, onWaiting }: NoneProps) {
  const t = useTexts(receiptDeskTexts)
  const { by, value } = search
  const isSearched = by !== undefined
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorReceipts(search, signal)
    return rows.flatMap(({ received: { code }, lastStatus }) => {
      const there = DESK_TABS.find(({ state }) => state === lastStatus)
      const address = `/vendor/receipts${writeAddress({ tab: there?.query, by, value })}`
      return there ? [{ code, tab: t(there.text), address }] : []
    })
  }
  return (
    <>
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
      <FoundElsewhere list="listVendorReceipts" by={by} value={value} find={find} />
    </>
  )
}

interface ReceiptListProps {
  tab: DeskTab
  address: VendorReceiptsSearch
  receipts: ReturnType<typeof useVendorReceipts>
  acts: ReceiptActs
  /** Where several can be approved at once. */
  selection?: Selection
  onGo: (next: VendorReceiptsSearch) => void
}

/** A page of receipts, each with what may be done with it. */
export function ReceiptList(props: ReceiptListProps) {
  const { tab, address, receipts, acts, selection, onGo } = props
  const t = useTexts(receiptDeskTexts)
  const navigate = useNavigate()
  const columns = useReceiptColumns()
  const rowActions = useRowActions(acts)
  const { data, isPlaceholderData } = receipts
  const { skip = 0, limit } = address
  const search = searchOf(address)
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <DataTable<VendorReceipt>
        label={`${t('heading')}: ${t(tab.text)}`}
        columns={columns}
        rows={data?.rows}
        rowKey={({ _id }) => _id}
        rowName={({ received }) => received.code}
        rowActions={rowActions}
        rowLink={({ received }) => ({ to: '/vendor/receipts/$id', params: { id: received.code } })}
        {...(selection && { selection })}
        choosable={mayChoose}
        empty={
          <NoRows
            search={undefined}
            beyond={skip > 0}
            onClear={() => onGo({})}
            onFirst={() => onGo({ ...search, ...(limit && { limit }) })}
          >
            <NoReceipts
              tab={tab}
              search={search}
              onWaiting={() => void navigate({ to: '/vendor/receipts', search: {} })}
            />
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
          pageSizes={RECEIPT_PAGE_SIZES}
          onPageSize={(size) => onGo({ ...search, ...(size !== PAGE_SIZE && { limit: size }) })}
        />
      )}
    </div>
  )
}
