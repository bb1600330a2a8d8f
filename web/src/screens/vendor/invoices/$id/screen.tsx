import { Anchor, Button } from '@mantine/core'
import {
  portalInvoiceTexts,
  invoiceFigureTexts,
} from '@pasok/domain/invoices/invoices.portal.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { invoiceSummaryTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconFileOff } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { DueDate } from '../../../../documents/due-date'
import { Facts } from '../../../../documents/facts'
import { LoadError } from '../../../../documents/load-error'
import { MessageButton } from '../../../../documents/message-card'
import { PaperButtons } from '../../../../documents/paper-buttons'
import { StatusChip } from '../../../../documents/status-chip'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useVendorInvoice } from '../../../../features/invoices/vendor-invoices.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { useFormats } from '../../../../lib/format'
import { loadPiece } from '../../../../lib/load-piece'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { InvoiceLines } from '../invoice-lines'
import { InvoiceSums } from '../invoice-sums'
import { PaymentCard } from './payment-card'
import { WithdrawDialog } from '../withdraw-dialog'

const paperRules = () => import('@pasok/domain/invoices/invoices.paper')

function useReferences({ reference_document: references }: VendorInvoice) {
  const t = useTexts(portalInvoiceTexts)
  return references.flatMap(({ code_po: order, code_package: pack, code_grn: receipt }) => [
    {
      label: t('order'),
      value: (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/vendor/orders/$code" params={{ code: order }} />
          )}
        >
          {order}
        </Anchor>
      ),
    },
    { label: t('package'), value: pack },
    {
      label: t('receipt'),
      value: (
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/vendor/receipts/$id" params={{ id: receipt }} />
          )}
        >
          {receipt}
        </Anchor>
      ),
    },
  ])
}

function InvoiceRail({ invoice }: { invoice: VendorInvoice }) {
  const t = useTexts(portalInvoiceTexts)
  const td = useTexts(documentTexts)
  const { dateTime } = useFormats()
  const references = useReferences(invoice)
  const { buyer, due_date: day, due_mark: mark } = invoice
  return (
    <Rail label={t('details')} underHead long>
      <InvoiceSums of={invoice} />
      <Card title={t('details')} narrow="after">
        <Facts
          facts={[
            {
              label: t('buyer'),
              value: (
                <Anchor
                  title={t('statement')}
                  renderRoot={(props) => (
                    <Link
                      {...props}
                      to="/vendor/invoices/statement/$buyer"
                      params={{ buyer: buyer._id }}
                    />
                  )}
                >
                  {buyer.name}
                </Anchor>
              ),
            },
            { label: t('issued'), value: dateTime(invoice.date) },
            { label: t('due'), value: <DueDate day={day} mark={mark} /> },
            { label: t('paidHow'), value: t(invoice.direct_payment ? 'direct' : 'byProvider') },
            ...references,
          ]}
        />
      </Card>
      <Card title={td('timeline')} narrow="last">
        <DocumentTimeline statuses={invoice.statuses} />
      </Card>
    </Rail>
  )
}

function InvoicePage({ invoice }: { invoice: VendorInvoice }) {
  const t = useTexts(portalInvoiceTexts)
  const tf = useTexts(invoiceFigureTexts)
  const ts = useTexts(invoiceSummaryTexts)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { invoice_number: number, actions, buyer, items } = invoice
  return (
    <>
      <PageHead
        sticky
        title={number}
        aside={
          <>
            <CopyCode value={number} />
            <StatusChip status={invoice.lastStatus} />
          </>
        }
        text={buyer.name}
        actions={
          <>
            <MessageButton company={buyer._id} about={number} />
            <PaperButtons
              isPage
              printLabel={ts('print')}
              pdfLabel={ts('pdf')}
              make={async (reader) => (await loadPiece(paperRules)).invoicePaper(invoice, reader)}
              call="getVendorInvoicePdf"
              input={{ params: { id: invoice._id } }}
            />
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/vendor/invoices/statement/$buyer"
                  params={{ buyer: buyer._id }}
                />
              )}
            >
              {t('statementShort')}
            </Button>
            {actions.withdraw && (
              <Button variant="default" onClick={() => setWithdrawing(true)}>
                {t('withdraw')}
              </Button>
            )}
          </>
        }
      />
      <TwoColumns>
        <MainColumn>
          <PaymentCard invoice={invoice} />
          <Card title={tf('items')}>
            <InvoiceLines items={items} />
          </Card>
        </MainColumn>
        <InvoiceRail invoice={invoice} />
      </TwoColumns>
      {isWithdrawing && <WithdrawDialog invoice={invoice} onClose={() => setWithdrawing(false)} />}
    </>
  )
}

function Missing() {
  const t = useTexts(portalInvoiceTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/invoices" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/vendor/invoices/$id`: amounts and payment of an invoice, and the answer to a proof. */
export default function VendorInvoiceScreen() {
  const t = useTexts(portalInvoiceTexts)
  const { id } = useParams({ from: '/vendor/invoices/$id' })
  const query = useVendorInvoice(id)
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <Missing />
  if (data) return <InvoicePage key={data._id} invoice={data} />
  const cutOff = isCutOff(query)
  return (
    <>
      <PageHead sticky title={t('number')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={10} />}
    </>
  )
}
