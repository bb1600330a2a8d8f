import { Button } from '@mantine/core'
import { issueTexts } from '@pasok/domain/invoices/invoices.desk.issue.texts'
import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import { IconFileInvoice, IconFileOff } from '@tabler/icons-react'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { useVendorReceipt } from '../../../../features/receipts/vendor-receipts.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/cut-off'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { NewInvoice } from './new-invoice'

/** A receipt that can't be invoiced, and where to go on. */
function NoInvoice({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(issueTexts)
  const td = useTexts(deskInvoiceTexts)
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
  const t = useTexts(receiptDeskTexts)
  const ti = useTexts(deskInvoiceTexts)
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

/** `/vendor/invoices/new`: the invoice of an approved receipt, looked at and issued. */
export default function NewInvoiceScreen() {
  const { receipt } = useSearch({ from: '/vendor/invoices/new' })
  if (receipt === undefined)
    return <Navigate to="/vendor/receipts" search={{ tab: 'approved' }} replace />
  return <OfReceipt id={receipt} />
}
