import { Alert, Button } from '@mantine/core'
import { invoiceMatch, isMatch, lineMatch } from '@pasok/domain/invoices/invoices.match'
import type { Invoice, InvoiceItem } from '@pasok/domain/invoices/invoices.model'
import { invoiceSummaryTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCreditCard,
  IconReceipt,
} from '@tabler/icons-react'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { DueDate } from '../../../../documents/due-date'
import { Facts } from '../../../../documents/facts'
import { Figures } from '../../../../documents/figures'
import { LoadError } from '../../../../documents/load-error'
import { MessageButton } from '../../../../documents/message-card'
import { PaperButtons } from '../../../../documents/paper-buttons'
import { Party } from '../../../../documents/party'
import { StatusChip } from '../../../../documents/status-chip'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useInvoice } from '../../../../features/invoices/invoices.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { percent, quantity, rupiah, useFormats } from '../../../../lib/format'
import { loadPiece } from '../../../../lib/load-piece'
import { useTexts } from '../../../../lib/texts'
import { toastError } from '../../../../lib/toast'
import { look } from '../../../../ui/look'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { OrderLink, ReceiptLink } from '../../shared/document-links'
import { findLivePayment } from '../shared/payable'
import { methodAhead, usePaying } from './use-paying'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import type { LineMark } from '../../../../documents/document-line'
import {
  Below,
  FigureCell,
  LineRow,
  Lines,
  Mark,
  ProductWords,
} from '../../../../documents/line-table'
import { taxName } from '../../../../documents/tax-name'
import { Money } from '../../../../ui/money'

const QUANTITIES = ['ordered', 'received', 'invoiced'] as const

/** Returns a function that marks the differences of a line: against the order, and by agreed changes. */
function useMarks(): (item: InvoiceItem) => readonly LineMark[] {
  const t = useTexts(invoiceSummaryTexts)
  return (item) => {
    const match = lineMatch(item)
    const short = match.short > 0 ? t('notReceived', { count: quantity(match.short) }) : undefined
    const agreed = [
      match.isChanged && t('agreedChange'),
      match.dearer > 0 && t('dearer', { amount: rupiah(match.dearer) }),
      match.dearer < 0 && t('cheaper', { amount: rupiah(-match.dearer) }),
    ].filter((one) => one !== false)
    const result: LineMark = isMatch(match)
      ? { tone: 'done', text: t('matches') }
      : { tone: 'waiting', text: short ?? t('totalDiffers') }
    return [result, ...agreed.map((text): LineMark => ({ tone: 'done', text }))]
  }
}

function Was({ was, is, write }: { was: number; is: number; write: (value: number) => string }) {
  const t = useTexts(documentTexts)
  if (was === is) return null
  return <Below>{t('was', { value: write(was) })}</Below>
}

function Row({ item, marks }: { item: InvoiceItem; marks: readonly LineMark[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const { invoiced } = lineMatch(item)
  const discount = shownDiscount(item.discount)
  // The invoiced quantity is the received one.
  const amounts = {
    ordered: item.quantity,
    received: item.received,
    invoiced: item.received,
  }
  return (
    <LineRow tone={marks[0]?.tone} product={<ProductWords line={item} />}>
      {QUANTITIES.map((key) => (
        <FigureCell key={key} label={t(key)}>
          {quantity(amounts[key])}
          {key === 'ordered' && (
            <Was was={item.quantity_original} is={item.quantity} write={quantity} />
          )}
        </FigureCell>
      ))}
      <FigureCell label={td('unitPrice')}>
        <Money amount={item.discount_price} />
        <Below>
          {[discount > 0 ? percent(-discount) : '', taxName(item.tax)].filter(Boolean).join(' · ')}
        </Below>
        <Was was={item.discount_price_original} is={item.discount_price} write={rupiah} />
      </FigureCell>
      <FigureCell label={td('lineTotal')}>
        <Money amount={invoiced} strong />
        <Was was={item.sub_total_original} is={invoiced} write={rupiah} />
      </FigureCell>
      <td data-label={td('columnStatus')}>
        {marks.map((mark) => (
          <Mark key={mark.text} mark={mark} />
        ))}
      </td>
    </LineRow>
  )
}

/** Ordered, received and invoiced quantities per line; differences are marked. */
function MatchTable({ items }: { items: readonly InvoiceItem[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const marksOf = useMarks()
  return (
    <Lines
      label={t('match')}
      heads={[
        ...QUANTITIES.map((head) => ({ text: t(head), width: 'count' as const })),
        { text: td('unitPrice'), width: 'wide' },
        { text: td('lineTotal'), width: 'wide' },
        { text: td('columnStatus'), width: 'wide', isFigure: false },
      ]}
    >
      {items.map((item) => (
        <Row key={item._id} item={item} marks={marksOf(item)} />
      ))}
    </Lines>
  )
}

/** The calculation of the amount due (Spec 2 §9). */
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

/** Totals as originally ordered, as ordered now, and as invoiced; nothing when all are equal. */
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

function SummaryRail({ invoice }: { invoice: Invoice }) {
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

const paperRules = () => import('@pasok/domain/invoices/invoices.paper')

/** States in one line whether the invoice matches the order and the receipt. */
function MatchNote({ invoice: { items, lastStatus } }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  const { different } = invoiceMatch(items)
  const count = items.length
  if (different === 0)
    return (
      <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />} title={t('matchAll')} />
    )
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={
        different === 1
          ? t('matchOneDiffers', { count })
          : t('matchSomeDiffer', { different, count })
      }
    >
      {lastStatus === 'Ready to Payment' && t('checkFirst')}
    </Alert>
  )
}

function Parties({ invoice: { vendor, buyer } }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  return (
    <div className={look('grid', 'two-columns', 'gap-md', 'phone-one-column')}>
      {[
        { label: t('from'), party: vendor },
        { label: t('to'), party: buyer },
      ].map(({ label, party }) => (
        <Card key={label} title={label}>
          <Party name={party.name} lines={[party.address, party.phone]} />
        </Card>
      ))}
    </div>
  )
}

/** Reference documents: order, package and receipt (Spec 2 §2). */
function References({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  return (
    <Card title={t('references')}>
      {invoice.reference_document.map((one) => (
        <Facts
          key={one.code_package}
          facts={[
            { label: t('order'), value: <OrderLink code={one.code_po} /> },
            { label: t('package'), value: one.code_package },
            { label: t('receipt'), value: <ReceiptLink code={one.code_grn} /> },
          ]}
        />
      ))}
    </Card>
  )
}

function TransactionButton({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceTexts)
  const payment = findLivePayment(invoice)
  if (!payment) return null
  const search = { page: 'summary', id: invoice.invoice_number, transaction: payment.code } as const
  return (
    <Button
      leftSection={<IconReceipt size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/finance/invoice" search={search} state={{ isOver: true }} />
      )}
    >
      {t('transaction')}
    </Button>
  )
}

function Actions({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  const { pay, dialog } = usePaying()
  return (
    <>
      <MessageButton company={invoice.vendor._id} about={invoice.invoice_number} />
      <PaperButtons
        isPage
        printLabel={t('print')}
        pdfLabel={t('pdf')}
        make={async (reader) => (await loadPiece(paperRules)).invoicePaper(invoice, reader)}
        call="getInvoicePdf"
        input={{ params: { id: invoice._id } }}
      />
      <TransactionButton invoice={invoice} />
      {invoice.actions.pay && (
        <Button
          leftSection={<IconCreditCard size={16} aria-hidden />}
          onPointerEnter={methodAhead}
          onFocus={methodAhead}
          onClick={() => pay([invoice])}
        >
          {t('pay')}
        </Button>
      )}
      {dialog}
    </>
  )
}

function Summary({ invoice }: { invoice: Invoice }) {
  const t = useTexts(invoiceSummaryTexts)
  return (
    <>
      <PageHead
        sticky
        title={invoice.invoice_number}
        aside={
          <>
            <CopyCode value={invoice.invoice_number} />
            <StatusChip status={invoice.lastStatus} />
          </>
        }
        text={invoice.vendor.name}
        actions={<Actions invoice={invoice} />}
      />
      <TwoColumns>
        <MainColumn>
          <Parties invoice={invoice} />
          <Card title={t('match')}>
            <MatchNote invoice={invoice} />
            <div className={look('mt-sm')}>
              <MatchTable items={invoice.items} />
            </div>
          </Card>
          <References invoice={invoice} />
        </MainColumn>
        <SummaryRail invoice={invoice} />
      </TwoColumns>
    </>
  )
}

/** Shows "not found" and the list instead (Spec 2 §2, §8). */
function NoInvoice() {
  const t = useTexts(invoiceSummaryTexts)
  const text = t('missing')
  useEffect(() => toastError(text, 'invoice-missing'), [text])
  return <Navigate to="/dashboard/finance/invoice" search={{}} replace />
}

/** `?page=summary&id=`: one invoice, by its number, id or package (Spec 2 §2). */
export function InvoiceSummary({ id }: { id: string }) {
  const t = useTexts(invoiceSummaryTexts)
  const invoice = useInvoice(id)
  const { data, error, isFetching, refetch } = invoice
  if (isMissing(error)) return <NoInvoice />
  if (data) return <Summary key={data._id} invoice={data} />
  const cutOff = isCutOff(invoice)
  return (
    <>
      <PageHead title={t('title')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={8} height={56} />}
    </>
  )
}
