import { invoiceMatch } from '@pasok/domain/invoices/invoices.match'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { invoiceSummaryTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { DueDate } from '../../../../documents/due-date'
import { Facts } from '../../../../documents/facts'
import { Figures } from '../../../../documents/figures'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Card, Rail } from '../../../../ui/two-columns'
import { look } from '../../../../ui/look'

/** What is to be paid, as it comes about (Spec 2 §9). */
function Totals({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const { shipping_costs: shipping, down_payment: downPayment } = invoice
  return (
    <Figures
      figures={[
        { label: td('beforeTax'), amount: invoice.sub_total },
        { label: td('taxAmount'), amount: invoice.tax },
        ...(shipping > 0 ? [{ label: t('shipping'), amount: shipping }] : []),
        ...(downPayment > 0 ? [{ label: t('downPaymentUsed'), amount: -downPayment }] : []),
        { label: t('toPay'), amount: invoice.grand_total, total: true },
      ]}
    />
  )
}

/** The lines added up, as ordered, at first too, and as invoiced; nothing where all are the same. */
function Difference({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  const { ordered, orderedFirst, invoiced, above } = invoiceMatch(invoice.items)
  const isChanged = orderedFirst !== ordered
  if (above === 0 && !isChanged) return null
  return (
    <div className={look('mt-md')}>
      <Figures
        figures={[
          ...(isChanged ? [{ label: t('orderedFirst'), amount: orderedFirst }] : []),
          { label: t('orderedTotal'), amount: ordered },
          { label: t('invoicedTotal'), amount: invoiced },
          { label: t('difference'), amount: above, total: true },
        ]}
      />
    </div>
  )
}

/** Beside the lines: what it comes to, when it is due and how it is paid, what happened. */
export function SummaryRail({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const { date } = useFormats()
  return (
    <Rail label={t('details')} underHead long among>
      <Card title={t('totals')} narrow="second">
        <Totals invoice={invoice} />
        <Difference invoice={invoice} />
      </Card>
      <Card title={t('details')} narrow="first">
        <Facts
          facts={[
            { label: t('issued'), value: date(invoice.date) },
            {
              label: t('dueDate'),
              value: <DueDate day={invoice.due_date} mark={invoice.due_mark} />,
            },
            { label: t('way'), value: t(invoice.direct_payment ? 'direct' : 'byProvider') },
          ]}
        />
      </Card>
      <Card title={td('timeline')} narrow="last">
        <DocumentTimeline statuses={invoice.statuses} />
      </Card>
    </Rail>
  )
}
