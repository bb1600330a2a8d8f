import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { ReasonDialog } from '../../../documents/reason-dialog'
import { invoiceMoves, useVendorInvoice } from '../../../features/invoices/vendor-invoices.queries'
import { useTexts } from '../../../lib/texts'

interface WithdrawDialogProps {
  invoice: VendorInvoice
  onClose: () => void
}

/** Dialog that withdraws an unpaid invoice, with a reason for the buyer. */
export function WithdrawDialog({ invoice, onClose }: WithdrawDialogProps) {
  const t = useTexts(portalInvoiceTexts)
  const { invoice_number: code } = invoice
  // Loaded separately, because the list drops the invoice as soon as it is being paid.
  const { data: newest = invoice } = useVendorInvoice(code)
  return (
    <ReasonDialog
      of={newest}
      title={t('withdrawTitle', { code })}
      text={t('withdrawText')}
      submitLabel={t('withdraw')}
      may={({ actions }) => actions.withdraw}
      run={invoiceMoves.withdraw}
      refreshes={['invoice', 'receipt', 'order']}
      onClose={onClose}
    />
  )
}
