import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import { IconCheck, IconFileInvoice } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { StageTabs } from '../../../documents/stage-tabs'
import {
  useVendorReceiptCounts,
  useVendorReceipts,
} from '../../../features/receipts/vendor-receipts.queries'
import { searchOf } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { BulkApprove } from './bulk-approve'
import { BulkIssue } from './bulk-issue'
import { ChosenBar } from './chosen-bar'
import { mayChoose, ReceiptList } from './receipt-list'
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
const ICON = { size: 14, 'aria-hidden': true } as const

/** What is done with several of a tab, if anything. */
function useBulk({ state }: DeskTab) {
  const t = useTexts(receiptDeskTexts)
  const ti = useTexts(issueTexts)
  if (state === 'Good Receive Note Submit')
    return { several: BulkApprove, label: t('approveChosen'), icon: <IconCheck {...ICON} /> }
  if (state === 'Ready to Invoice')
    return { several: BulkIssue, label: ti('issueChosen'), icon: <IconFileInvoice {...ICON} /> }
  return undefined
}

function Panel({ tab, address }: { tab: DeskTab; address: VendorReceiptsSearch }) {
  const navigate = useNavigate()
  const { skip = 0, limit = PAGE_SIZE } = address
  const search = searchOf(address)
  const receipts = useVendorReceipts({ search, status: tab.state, skip, limit })
  const acts = useReceiptActs()
  const bulk = useBulk(tab)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = receipts.data?.rows ?? []
  return (
    <>
      <ReceiptList
        tab={tab}
        address={address}
        receipts={receipts}
        acts={acts}
        {...(bulk && { selection: { chosen, onChange: setChosen } })}
        onGo={(next) => void navigate({ to: LIST, search: { ...address, ...next } })}
      >
        {bulk && (
          <ChosenBar
            {...bulk}
            chosen={rows.filter((one) => chosen.has(one._id) && mayChoose(one))}
            onClear={() => setChosen(new Set())}
          />
        )}
      </ReceiptList>
      {acts.returned && (
        <ReturnDialog receipt={acts.returned} onClose={() => acts.setReturned(null)} />
      )}
    </>
  )
}

/** `/vendor/receipts`: what buyers say they received, to be approved or returned. */
export default function VendorReceiptsScreen() {
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
