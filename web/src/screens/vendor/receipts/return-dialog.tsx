import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { ReasonDialog } from '../../../documents/reason-dialog'
import { receiptMoves, useVendorReceipt } from '../../../features/receipts/vendor-receipts.queries'
import { useTexts } from '../../../lib/texts'

interface ReturnDialogProps {
  receipt: VendorReceipt
  onClose: () => void
}

/** Dialog that returns a receipt for correction, with a reason for the buyer. */
export function ReturnDialog({ receipt, onClose }: ReturnDialogProps) {
  const t = useTexts(portalReceiptTexts)
  const { code } = receipt.received
  // Loaded separately, because the list drops the receipt as soon as a colleague has answered it.
  const { data: newest = receipt } = useVendorReceipt(code)
  return (
    <ReasonDialog
      of={newest}
      title={t('returnTitle', { code })}
      text={t('returnText')}
      submitLabel={t('return')}
      may={({ actions }) => actions.return}
      run={receiptMoves.return}
      refreshes={['receipt']}
      onClose={onClose}
    />
  )
}
