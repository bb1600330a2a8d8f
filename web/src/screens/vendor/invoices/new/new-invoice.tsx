import { Alert, Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { deskInvoiceTexts, invoiceFigureTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconCircleCheck, IconFileInvoice } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../../documents/facts'
import { FailureNotice } from '../../../../documents/failure-notice'
import { Figures } from '../../../../documents/figures'
import { LoadError } from '../../../../documents/load-error'
import { Party } from '../../../../documents/party'
import { useInvoicePreview } from '../../../../features/invoices/vendor-invoices.queries'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { InvoiceLines } from '../invoice-lines'
import { InvoiceSums } from '../invoice-sums'
import { useIssue } from './use-issue'

/** What of the order's down payment is there, and what will be left of it. */
function DownPayment({ preview }: { preview: InvoicePreview }) {
  const t = useTexts(issueTexts)
  const tf = useTexts(invoiceFigureTexts)
  const { down_payment_left: left, down_payment: used } = preview
  if (left === 0) return null
  return (
    <Card title={tf('downPayment')} narrow="after">
      <Figures
        figures={[
          { label: t('left'), amount: left },
          { label: tf('downPayment'), amount: -used },
          { label: t('leftAfter'), amount: left - used, total: true },
        ]}
      />
    </Card>
  )
}

function PreviewRail({ preview }: { preview: InvoicePreview }) {
  const t = useTexts(issueTexts)
  const td = useTexts(deskInvoiceTexts)
  const formats = useFormats()
  const { buyer, payment_term: days, due_date: day, reference_document: references } = preview
  return (
    <Rail label={td('details')} underHead long>
      <InvoiceSums of={preview} />
      <DownPayment preview={preview} />
      <Card title={td('details')} narrow="after">
        <Facts
          facts={[
            { label: td('buyer'), value: <Party name={buyer.name} lines={[buyer.address]} /> },
            {
              label: t('dueOn'),
              value: (
                <Party
                  name={formats.day(day)}
                  lines={[days === 0 ? t('dueNow') : t('dueHelp', { days })]}
                />
              ),
            },
            {
              label: td('paidHow'),
              value: (
                <Party
                  name={td(preview.direct_payment ? 'direct' : 'byProvider')}
                  lines={[t(preview.direct_payment ? 'directHelp' : 'providerHelp')]}
                />
              ),
            },
            ...references.flatMap(({ code_po: order, code_package: pack }) => [
              { label: td('order'), value: order },
              { label: td('package'), value: pack },
            ]),
          ]}
        />
      </Card>
    </Rail>
  )
}

interface PreviewProps {
  receipt: VendorReceipt
  preview: InvoicePreview
}

function Preview({ receipt, preview }: PreviewProps) {
  const t = useTexts(issueTexts)
  const tf = useTexts(invoiceFigureTexts)
  const { issue, isRunning, refusal, dismiss } = useIssue(receipt, preview)
  const { code } = receipt.received
  return (
    <>
      <PageHead
        sticky
        title={t('heading')}
        text={t('ofReceipt', { code })}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/vendor/receipts/$id" params={{ id: code }} />
              )}
            >
              {t('back')}
            </Button>
            <Button
              leftSection={<IconFileInvoice size={16} aria-hidden />}
              loading={isRunning}
              onClick={() => void issue()}
            >
              {t('issue')}
            </Button>
          </>
        }
      />
      {refusal !== null && (
        <FailureNotice title={t('issueFailed')} messages={refusal} onClose={dismiss} />
      )}
      <TwoColumns>
        <MainColumn>
          {preview.grand_total === 0 && (
            <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
              {t('nothingToPay')}
            </Alert>
          )}
          <Card title={tf('items')}>
            <InvoiceLines items={preview.items} />
          </Card>
        </MainColumn>
        <PreviewRail preview={preview} />
      </TwoColumns>
    </>
  )
}

/** What the invoice of a receipt comes to, line by line, before it is issued. */
export function NewInvoice({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(issueTexts)
  const { data, error, isFetching, refetch } = useInvoicePreview(receipt._id)
  if (data) return <Preview key={receipt._id} receipt={receipt} preview={data} />
  return (
    <>
      <PageHead
        sticky
        title={t('heading')}
        text={t('ofReceipt', { code: receipt.received.code })}
      />
      {error ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={10} />
      )}
    </>
  )
}
