import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { useQueryClient } from '@tanstack/react-query'
import { ReasonDialog } from '../../../documents/reason-dialog'
import {
  invoiceMoves,
  renewVendorInvoices,
  useVendorInvoice,
} from '../../../features/invoices/vendor-invoices.queries'
import { useTexts } from '../../../lib/texts'

interface WithdrawDialogProps {
  invoice: VendorInvoice
  onClose: () => void
}

/** Takes an invoice back that nobody pays yet; the buyer reads why. */
export function WithdrawDialog({ invoice, onClose }: WithdrawDialogProps) {
  const t = useTexts(deskInvoiceTexts)
  const client = useQueryClient()
  const { invoice_number: code } = invoice
  // In a list it is gone as soon as it is being paid.
  const { data: newest = invoice } = useVendorInvoice(code)
  return (
    <ReasonDialog
      of={newest}
      title={t('withdrawTitle', { code })}
      text={t('withdrawText')}
      submitLabel={t('withdraw')}
      may={({ actions }) => actions.withdraw}
      run={invoiceMoves.withdraw}
      renew={() => renewVendorInvoices(client)}
      onClose={onClose}
    />
  )
}
