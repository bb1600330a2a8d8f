import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { OneByOneDialog } from '../../../documents/one-by-one-dialog'
import { StatusChip } from '../../../documents/status-chip'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { planInvoices, type PlannedInvoice } from '../../../features/invoices/planned-invoices'
import {
  invoiceMoves,
  useInvoicePreviews,
} from '../../../features/invoices/vendor-invoices.queries'
import { rupiah } from '../../../lib/format'
import { messagesOf } from '../../../lib/messages-of'
import { useTexts } from '../../../lib/texts'
import type { SeveralProps } from './chosen-bar'

type Planned = PlannedInvoice & { receipt_version: number }

/** What each comes to, in turn; why not, of those that can't be invoiced any more. */
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

/** Several receipts invoiced at once: what each comes to, one question, and what became of each. */
export function BulkIssue({ receipts, onCancel, onDone }: SeveralProps) {
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
  const told = (done: number): string => {
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
      ask={t(count === 1 ? 'askOne' : 'askMany', { count })}
      told={told}
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
