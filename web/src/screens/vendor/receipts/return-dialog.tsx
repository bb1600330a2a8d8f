import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { ReasonDialog } from '../../../documents/reason-dialog'
import { receiptMoves, useVendorReceipt } from '../../../features/receipts/vendor-receipts.queries'
import { useTexts } from '../../../lib/texts'

interface ReturnDialogProps {
  receipt: VendorReceipt
  onClose: () => void
}

/** Returns a receipt for correction; the buyer reads why. */
export function ReturnDialog({ receipt, onClose }: ReturnDialogProps) {
  const t = useTexts(receiptDeskTexts)
  const { code } = receipt.received
  // In a list it is gone as soon as a colleague has answered it.
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
