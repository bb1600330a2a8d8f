import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.portal.issue.texts'
import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { receiptPaperTexts } from '@pasok/domain/receipts/receipts.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCheck, IconFileInvoice, IconFileOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { Facts } from '../../../../documents/facts'
import { FailureNotice } from '../../../../documents/failure-notice'
import { Figures } from '../../../../documents/figures'
import { LoadError } from '../../../../documents/load-error'
import { PaperButtons } from '../../../../documents/paper-buttons'
import { ReceiptLines } from '../../../../documents/receipt-lines'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useVendorReceipt } from '../../../../features/receipts/vendor-receipts.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { useFormats } from '../../../../lib/format'
import { loadPiece } from '../../../../lib/load-piece'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { chipOf, ReceiptResult } from '../receipt-columns'
import { ReturnDialog } from '../return-dialog'
import { useReceiptActs, type ReceiptActs } from '../use-receipt-acts'
import { look } from '../../../../ui/look'

const paperRules = () => import('@pasok/domain/receipts/receipts.paper')

/** Returns the totals shipped and received, in whole rupiah. */
function sumsOf({ items, total }: VendorReceipt) {
  const ordered = items.reduce((sum, item) => sum + item.sub_total, 0)
  return { ordered, difference: total - ordered }
}

function ReceiptRail({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(portalReceiptTexts)
  const td = useTexts(documentTexts)
  const { date, dateTime } = useFormats()
  const { received, reference_doc: about, buyer } = receipt
  const { ordered, difference } = sumsOf(receipt)
  return (
    <Rail label={t('parties')} underHead>
      <Card title={td('total')}>
        <Figures
          figures={[
            { label: t('ordered'), amount: ordered },
            ...(difference === 0 ? [] : [{ label: t('difference'), amount: difference }]),
            { label: t('received'), amount: receipt.total, total: true },
          ]}
        />
      </Card>
      <Card title={t('parties')}>
        <Facts
          facts={[
            { label: t('buyer'), value: buyer.name },
            { label: t('order'), value: about.code_po },
            { label: t('package'), value: about.code_package },
            { label: td('date'), value: date(about.date_order) },
            { label: t('receivedOn'), value: dateTime(received.date) },
            { label: t('receivedBy'), value: received.name },
            {
              label: td('paymentTerm'),
              value: td('termDays', { days: about.payment_term.value }),
            },
          ]}
        />
      </Card>
      <Card title={td('timeline')}>
        <DocumentTimeline statuses={receipt.statuses} />
      </Card>
    </Rail>
  )
}

function ViewInvoice({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(portalInvoiceTexts)
  const { packageId } = receipt.reference_doc
  return (
    <Button
      variant="default"
      leftSection={<IconFileInvoice size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link {...props} to="/vendor/invoices/$id" params={{ id: packageId }} />
      )}
    >
      {t('viewInvoice')}
    </Button>
  )
}

function Answers({ receipt, acts }: { receipt: VendorReceipt; acts: ReceiptActs }) {
  const t = useTexts(portalReceiptTexts)
  const ti = useTexts(issueTexts)
  const tp = useTexts(receiptPaperTexts)
  const { actions, received } = receipt
  return (
    <>
      <PaperButtons
        isPage
        printLabel={tp('print')}
        pdfLabel={tp('pdf')}
        make={async (reader) => (await loadPiece(paperRules)).receiptPaper(receipt, reader)}
        call="getVendorReceiptPdf"
        input={{ params: { id: receipt._id } }}
      />
      {receipt.lastStatus === 'Invoicing' && <ViewInvoice receipt={receipt} />}
      {actions.invoice && (
        <Button
          leftSection={<IconFileInvoice size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/vendor/invoices/new" search={{ receipt: received.code }} />
          )}
        >
          {ti('issue')}
        </Button>
      )}
      {actions.return && (
        <Button variant="default" onClick={() => acts.setReturned(receipt)}>
          {t('return')}
        </Button>
      )}
      {actions.approve && (
        <Button
          loading={acts.busy}
          leftSection={<IconCheck size={16} aria-hidden />}
          onClick={() => acts.approve(receipt)}
        >
          {t('approve')}
        </Button>
      )}
    </>
  )
}

function ReceiptPage({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(portalReceiptTexts)
  const acts = useReceiptActs()
  const { received, items } = receipt
  return (
    <>
      <PageHead
        sticky
        title={received.code}
        aside={
          <>
            <CopyCode value={received.code} />
            {chipOf(receipt)}
          </>
        }
        actions={<Answers receipt={receipt} acts={acts} />}
      />
      {acts.refusal && (
        <FailureNotice
          title={acts.refusal.title}
          messages={[acts.refusal.message]}
          next={acts.refusal.next}
          onClose={acts.dismiss}
        />
      )}
      <TwoColumns>
        <MainColumn>
          <Card title={<ReceiptResult receipt={receipt} />}>
            <div className={look('bleed')}>
              <ReceiptLines items={items} label={t('items')} />
            </div>
          </Card>
        </MainColumn>
        <ReceiptRail receipt={receipt} />
      </TwoColumns>
      {acts.returned && (
        <ReturnDialog receipt={acts.returned} onClose={() => acts.setReturned(null)} />
      )}
    </>
  )
}

function Missing() {
  const t = useTexts(portalReceiptTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/receipts" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/vendor/receipts/$id`: a buyer's receipt of a package, and the answer to it. */
export default function VendorReceiptScreen() {
  const t = useTexts(portalReceiptTexts)
  const { id } = useParams({ from: '/vendor/receipts/$id' })
  const query = useVendorReceipt(id)
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <Missing />
  if (data) return <ReceiptPage key={data._id} receipt={data} />
  const cutOff = isCutOff(query)
  return (
    <>
      <PageHead sticky title={t('code')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={10} />}
    </>
  )
}
