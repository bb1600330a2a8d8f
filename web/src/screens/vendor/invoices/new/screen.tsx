import { Alert, Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.portal.issue.texts'
import {
  portalInvoiceTexts,
  invoiceFigureTexts,
} from '@pasok/domain/invoices/invoices.portal.texts'
import type { InvoicePreview } from '@pasok/domain/invoices/invoices.model'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { IconCircleCheck, IconFileInvoice, IconFileOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { Facts } from '../../../../documents/facts'
import { FailureNotice } from '../../../../documents/failure-notice'
import { Figures } from '../../../../documents/figures'
import { LoadError } from '../../../../documents/load-error'
import { Party } from '../../../../documents/party'
import {
  invoiceMoves,
  useInvoicePreview,
} from '../../../../features/invoices/vendor-invoices.queries'
import { useVendorReceipt } from '../../../../features/receipts/vendor-receipts.queries'
import { ApiError, isMissing, messagesOf } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { useFormats } from '../../../../lib/format'

import { refresh } from '../../../../lib/refresh'
import { useTexts } from '../../../../lib/texts'
import { toastFailure, toastSuccess } from '../../../../lib/toast'
import { useIsMounted } from '../../../../lib/use-is-mounted'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { InvoiceLines } from '../invoice-lines'
import { InvoiceSums } from '../invoice-sums'

/**
 * Issues the invoice as previewed and opens it, unless the user has left. If the amounts have changed, reports
 * that and loads the preview again.
 */
export function useIssue(
  receipt: Pick<VendorReceipt, '_id'>,
  preview: Pick<InvoicePreview, 'receipt_version' | 'grand_total'>,
) {
  const t = useTexts(issueTexts)
  const client = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const [isRunning, setRunning] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const isBusy = useRef(false)
  const showFailure = (error: unknown) => {
    const isOther = error instanceof ApiError && error.code === 'stale_version'
    if (isMounted()) setRefusal(isOther ? [t('lookAgain')] : messagesOf(error))
    else toastFailure(error)
    void refresh(client, ['invoice', 'receipt', 'order'])
  }
  const issue = async () => {
    // Ignores a second press.
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    setRefusal(null)
    try {
      const { data, message } = await invoiceMoves.issue(receipt._id, preview)
      toastSuccess(message)
      if (isMounted())
        await navigate({
          to: '/vendor/invoices/$id',
          params: { id: data.invoice_number },
          replace: true,
        })
      void refresh(client, ['invoice', 'receipt', 'order'])
    } catch (error) {
      showFailure(error)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return { issue, isRunning, refusal, dismiss: () => setRefusal(null) }
}

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
  const td = useTexts(portalInvoiceTexts)
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

function NewInvoice({ receipt }: { receipt: VendorReceipt }) {
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

function NoInvoice({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(issueTexts)
  const td = useTexts(portalInvoiceTexts)
  const { received, reference_doc: about, lastStatus } = receipt
  const isInvoiced = lastStatus === 'Invoicing'
  return (
    <>
      <PageHead title={t('heading')} text={t('ofReceipt', { code: received.code })} />
      <EmptyState
        icon={<IconFileInvoice size={22} />}
        text={t(isInvoiced ? 'invoiced' : 'notYet')}
        helper={t(isInvoiced ? 'invoicedHelp' : 'notYetHelp')}
        action={
          isInvoiced ? (
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/vendor/invoices/$id" params={{ id: about.packageId }} />
              )}
            >
              {td('viewInvoice')}
            </Button>
          ) : (
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/vendor/receipts/$id" params={{ id: received.code }} />
              )}
            >
              {t('back')}
            </Button>
          )
        }
      />
    </>
  )
}

function Missing() {
  const t = useTexts(portalReceiptTexts)
  const ti = useTexts(portalInvoiceTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/vendor/receipts" search={{ tab: 'approved' }} />
            )}
          >
            {ti('toReceipts')}
          </Button>
        }
      />
    </>
  )
}

function OfReceipt({ id }: { id: string }) {
  const t = useTexts(issueTexts)
  const query = useVendorReceipt(id)
  const { data, error, isFetching, refetch } = query
  if (isMissing(error)) return <Missing />
  if (data)
    return data.actions.invoice ? (
      <NewInvoice key={data._id} receipt={data} />
    ) : (
      <NoInvoice receipt={data} />
    )
  const cutOff = isCutOff(query)
  return (
    <>
      <PageHead sticky title={t('heading')} />
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {cutOff && <CutOffNote />}
      {!error && !cutOff && <SkeletonRows rows={10} />}
    </>
  )
}

/** `/vendor/invoices/new`: preview and issue of the invoice for an approved receipt. */
export default function NewInvoiceScreen() {
  const { receipt } = useSearch({ from: '/vendor/invoices/new' })
  if (receipt === undefined)
    return <Navigate to="/vendor/receipts" search={{ tab: 'approved' }} replace />
  return <OfReceipt id={receipt} />
}
