import { Button } from '@mantine/core'
import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { StageTabs } from '../../../documents/stage-tabs'
import {
  useVendorInvoiceCounts,
  useVendorInvoices,
} from '../../../features/invoices/vendor-invoices.queries'
import { useVendorReceiptCounts } from '../../../features/receipts/vendor-receipts.queries'
import { count as formatCount } from '../../../lib/format'
import { searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { InvoiceList } from './invoice-list'
import {
  INVOICE_PAGE_SIZES,
  INVOICE_TABS,
  tabOf,
  type InvoiceTab,
  type VendorInvoicesSearch,
} from './search-params'
import { useTabName } from './use-tab-name'

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

/** Where invoices come from: approved receipts, and how many have none yet. */
function ToIssue() {
  const t = useTexts(deskInvoiceTexts)
  const count = useVendorReceiptCounts().data?.['Ready to Invoice'] ?? 0
  const some = count === 1 ? t('toIssueOne') : t('toIssue', { count: formatCount(count) })
  return (
    <Button
      // It has its place before the count is known.
      variant={count === 0 ? 'default' : 'filled'}
      renderRoot={(props) => <Link {...props} to="/vendor/receipts" search={{ tab: 'approved' }} />}
    >
      {count === 0 ? t('toReceipts') : some}
    </Button>
  )
}

/** `/vendor/invoices`: what buyers are asked to pay, by where it stands, with what it comes to. */
export default function VendorInvoicesScreen() {
  const t = useTexts(deskInvoiceTexts)
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
