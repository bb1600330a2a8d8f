import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.portal.issue.texts'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconCheck, IconFileInvoice } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { OneByOneDialog } from '../../../documents/one-by-one-dialog'
import { ReceiptChip } from '../../../documents/receipt-chip'
import { StageTabs } from '../../../documents/stage-tabs'
import { StatusChip } from '../../../documents/status-chip'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { planInvoices, type PlannedInvoice } from '../../../features/invoices/planned-invoices'
import {
  invoiceMoves,
  useInvoicePreviews,
} from '../../../features/invoices/vendor-invoices.queries'
import {
  receiptMoves,
  useVendorReceiptCounts,
  useVendorReceipts,
} from '../../../features/receipts/vendor-receipts.queries'
import { count as formatCount, rupiah } from '../../../lib/format'
import { searchOf } from '../../../lib/list-search'
import { messagesOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { isNothing } from './is-nothing'
import { ReceiptResult } from './receipt-columns'
import { mayChoose, ReceiptList } from './receipt-list'
import { ReturnDialog } from './return-dialog'
import {
  PORTAL_TABS,
  type VendorReceiptTab,
  RECEIPT_PAGE_SIZES,
  tabOf,
  type VendorReceiptsSearch,
} from './search-params'
import { useReceiptActs } from './use-receipt-acts'

interface SeveralProps {
  receipts: readonly VendorReceipt[]
  onCancel: () => void
  onDone: () => void
}

interface ChosenBarProps {
  chosen: readonly VendorReceipt[]
  label: string
  icon: ReactNode
  several: ComponentType<SeveralProps>
  onClear: () => void
}

/** Bar for the selected receipts: one question for all, one request for each. */
function ChosenBar({ chosen, label, icon, several: Several, onClear }: ChosenBarProps) {
  const t = useTexts(portalReceiptTexts)
  // The selection when the dialog was opened, because the list may change while it runs.
  const [confirming, setConfirming] = useState<readonly VendorReceipt[] | null>(null)
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
          <Button size="xs" leftSection={icon} onClick={() => setConfirming(chosen)}>
            {label}
          </Button>
        </BulkBar>
      )}
      {confirming && (
        <Several
          receipts={confirming}
          onCancel={() => setConfirming(null)}
          onDone={() => {
            setConfirming(null)
            onClear()
          }}
        />
      )}
    </>
  )
}

type Planned = PlannedInvoice & { receipt_version: number }

/**
 * Returns the expected amounts of the invoices issued one after the other, and the errors of receipts that can
 * no longer be invoiced.
 */
function usePlan(receipts: readonly VendorReceipt[], enabled: boolean) {
  const queries = useInvoicePreviews(
    receipts.map(({ _id }) => _id),
    enabled,
  )
  const known = queries.flatMap(({ data }, at) => {
    const id = receipts[at]?._id
    return data && id !== undefined ? [{ id, preview: data }] : []
  })
  const figures = planInvoices(known.map(({ preview }) => preview))
  const plan = new Map<string, Planned>()
  for (const [at, { id, preview }] of known.entries()) {
    const planned = figures[at]
    if (planned) plan.set(id, { ...planned, receipt_version: preview.receipt_version })
  }
  const failures = new Map(receipts.map(({ _id }, at) => [_id, queries[at]?.error ?? null]))
  return {
    of: (id: string) => plan.get(id),
    failureOf: (id: string) => failures.get(id),
    isRead: queries.every(({ isPending }) => !isPending),
    total: toNumber(sum(figures.map(({ grandTotal }) => grandTotal))),
  }
}

function More({ planned, failure }: { planned: Planned | undefined; failure: Error | null }) {
  const t = useTexts(issueTexts)
  if (planned)
    return planned.downPayment > 0
      ? t('usesDownPayment', { amount: rupiah(planned.downPayment) })
      : null
  return failure ? messagesOf(failure).join(' ') : t('reading')
}

/** Issues invoices for several receipts: amounts, one question, and the outcome for each. */
function BulkIssue({ receipts, onCancel, onDone }: SeveralProps) {
  const t = useTexts(issueTexts)
  const count = receipts.length
  const several = useOneByOne(receipts.map(({ _id }) => _id))
  const plan = usePlan(receipts, several.stage === 'asking')
  const start = () =>
    several.start(
      async (id) => {
        const planned = plan.of(id)
        if (!planned) throw plan.failureOf(id) ?? new Error(t('lookAgain'))
        const { receipt_version, grandTotal: grand_total } = planned
        await invoiceMoves.issue(id, { receipt_version, grand_total })
      },
      ['invoice', 'receipt', 'order'],
    )
  const resultTitle = (done: number): string => {
    if (done < count) return t('someIssued', { done, count })
    return t(count === 1 ? 'oneIssued' : 'allIssued', { count })
  }
  return (
    <OneByOneDialog
      several={several}
      rows={receipts.map(({ _id: id, received, buyer, total }) => {
        const planned = plan.of(id)
        const amount = planned?.grandTotal ?? total
        return {
          id,
          code: received.code,
          aside: buyer.name,
          amount,
          more: <More planned={planned} failure={plan.failureOf(id) ?? null} />,
          done: <StatusChip status={amount === 0 ? 'Paid' : 'Ready to Payment'} />,
        }
      })}
      question={t(count === 1 ? 'askOne' : 'askMany', { count })}
      resultTitle={resultTitle}
      goLabel={t('issue')}
      canStart={plan.isRead}
      onStart={() => void start()}
      onCancel={onCancel}
      onDone={onDone}
    >
      {plan.isRead && count > 1 && t('together', { amount: rupiah(plan.total) })}
    </OneByOneDialog>
  )
}

/** Approves several receipts: one question, and the outcome for each. */
function BulkApprove({ receipts, onCancel, onDone }: SeveralProps) {
  const t = useTexts(portalReceiptTexts)
  const count = receipts.length
  const several = useOneByOne(receipts.map(({ _id }) => _id))
  const start = () =>
    several.start(
      async (id) => {
        const receipt = receipts.find(({ _id }) => _id === id)
        if (receipt) await receiptMoves.approve(receipt)
      },
      ['receipt'],
    )
  const resultTitle = (done: number): string => {
    if (done < count) return t('someApproved', { done, count })
    return t(count === 1 ? 'oneApproved' : 'allApproved', { count })
  }
  return (
    <OneByOneDialog
      several={several}
      rows={receipts.map((receipt) => ({
        id: receipt._id,
        code: receipt.received.code,
        aside: receipt.buyer.name,
        amount: receipt.total,
        // Shortages are accepted with the approval.
        more: <ReceiptResult receipt={receipt} />,
        done: <ReceiptChip status={isNothing(receipt) ? 'Closed' : 'Ready to Invoice'} />,
      }))}
      question={t(count === 1 ? 'askOne' : 'askMany', { count })}
      resultTitle={resultTitle}
      goLabel={t('approve')}
      onStart={() => void start()}
      onCancel={onCancel}
      onDone={onDone}
    />
  )
}

const LIST = '/vendor/receipts'
const [PAGE_SIZE] = RECEIPT_PAGE_SIZES
const ICON = { size: 14, 'aria-hidden': true } as const

/** Returns the bulk action of a tab, if it has one. */
function useBulk({ state }: VendorReceiptTab) {
  const t = useTexts(portalReceiptTexts)
  const ti = useTexts(issueTexts)
  if (state === 'Good Receive Note Submit')
    return { several: BulkApprove, label: t('approveChosen'), icon: <IconCheck {...ICON} /> }
  if (state === 'Ready to Invoice')
    return { several: BulkIssue, label: ti('issueChosen'), icon: <IconFileInvoice {...ICON} /> }
  return undefined
}

function Panel({ tab, address }: { tab: VendorReceiptTab; address: VendorReceiptsSearch }) {
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

/** `/vendor/receipts`: buyers' receipts, to be approved or returned. */
export default function VendorReceiptsScreen() {
  const t = useTexts(portalReceiptTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: LIST })
  const tab = tabOf(address.tab)
  const { data: counts } = useVendorReceiptCounts()
  return (
    <>
      <PageHead title={t('heading')} />
      <StageTabs
        label={t('tabs')}
        stages={PORTAL_TABS.map(({ query, state, text }) => ({
          key: query,
          label: t(text),
          count: counts && (counts[state] ?? 0),
        }))}
        chosen={tab.query}
        onTurn={(query) =>
          void navigate({ to: LIST, search: query === PORTAL_TABS[0].query ? {} : { tab: query } })
        }
      >
        <Panel tab={tab} address={address} />
      </StageTabs>
    </>
  )
}
