import type { ReactNode } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import { SearchBar } from '../../../documents/search-bar'
import type { SearchTopics } from '../../../documents/search-by'
import { FoundElsewhere } from '../../../documents/found-elsewhere'
import { writeAddress } from '../../../lib/address'
import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.portal.issue.texts'
import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
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
import { BY_DATE, isSearched, NO_SEARCH, searchOf, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import type { RowAction, Selection } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { useReceiptColumns } from './receipt-columns'
import {
  PORTAL_TABS,
  RECEIPT_PAGE_SIZES,
  type VendorReceiptTab,
  type VendorReceiptsSearch,
} from './search-params'
import type { ReceiptActs } from './use-receipt-acts'

/** Returns true for receipts with a bulk action. */
export const mayChoose = ({ actions }: VendorReceipt): boolean => actions.approve || actions.invoice

function useRowActions({ approve, setReturned }: ReceiptActs) {
  const t = useTexts(portalReceiptTexts)
  const ti = useTexts(issueTexts)
  const td = useTexts(portalInvoiceTexts)
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
  tab: VendorReceiptTab
  search: ListSearch<VendorReceiptSearchKey>
  onWaiting: () => void
}

function NoReceipts({ tab, search, onWaiting }: NoneProps) {
  const t = useTexts(portalReceiptTexts)
  const isNarrowed = isSearched(search)
  const find = async (signal: AbortSignal) => {
    const rows = await findVendorReceipts(search, signal)
    return rows.flatMap(({ received: { code }, lastStatus }) => {
      const there = PORTAL_TABS.find(({ state }) => state === lastStatus)
      const address = `/vendor/receipts${writeAddress({ tab: there?.query, ...search })}`
      return there ? [{ code, tab: t(there.text), address }] : []
    })
  }
  return (
    <>
      <EmptyState
        icon={<IconPackageImport size={22} />}
        text={t(isNarrowed ? 'noneFound' : tab.none)}
        helper={isNarrowed ? undefined : t('noneHelp')}
        action={
          tab === PORTAL_TABS[0] ? undefined : (
            <Button variant="default" onClick={onWaiting}>
              {t('showWaiting')}
            </Button>
          )
        }
      />
      <FoundElsewhere list="listVendorReceipts" search={search} find={find} />
    </>
  )
}

function useTopics() {
  const t = useTexts(portalReceiptTexts)
  const topics: SearchTopics<VendorReceiptSearchKey> = [
    { key: 'buyer', label: t('byBuyer') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: 'code_grn', label: t('byReceipt') },
    { key: BY_DATE, label: t('byDate') },
  ]
  return topics
}

interface ReceiptListProps {
  tab: VendorReceiptTab
  address: VendorReceiptsSearch
  receipts: ReturnType<typeof useVendorReceipts>
  acts: ReceiptActs
  /** Set where receipts can be approved in bulk. */
  selection?: Selection
  children?: ReactNode
  onGo: (next: VendorReceiptsSearch) => void
}

export function ReceiptList(props: ReceiptListProps) {
  const { tab, address, receipts, acts, selection, children, onGo } = props
  const t = useTexts(portalReceiptTexts)
  const navigate = useNavigate()
  const topics = useTopics()
  const columns = useReceiptColumns()
  const rowActions = useRowActions(acts)
  const { skip = 0, limit } = address
  const search = searchOf(address)
  const searchFor = (next: typeof search) => onGo({ ...NO_SEARCH, ...next, skip: undefined })
  return (
    <ListScreen<VendorReceipt>
      filters={
        <>
          <SearchBar topics={topics} applied={search} onSearch={searchFor} hasWords />
          {acts.refusal && (
            <FailureNotice
              title={acts.refusal.title}
              messages={[acts.refusal.message]}
              next={acts.refusal.next}
              onClose={acts.dismiss}
            />
          )}
        </>
      }
      query={receipts}
      address={{ skip, ...(limit && { limit }) }}
      go={onGo}
      pageSizes={RECEIPT_PAGE_SIZES}
      label={`${t('heading')}: ${t(tab.text)}`}
      columns={columns}
      rowKey={({ _id }) => _id}
      rowName={({ received }) => received.code}
      rowActions={rowActions}
      rowLink={({ received }) => ({ to: '/vendor/receipts/$id', params: { id: received.code } })}
      {...(selection && { selection })}
      choosable={mayChoose}
      none={
        <NoReceipts
          tab={tab}
          search={search}
          onWaiting={() => void navigate({ to: '/vendor/receipts', search: {} })}
        />
      }
    >
      {children}
    </ListScreen>
  )
}
