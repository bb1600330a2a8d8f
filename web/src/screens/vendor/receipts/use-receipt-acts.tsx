import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useState } from 'react'
import { shortOf } from '../../../documents/receipt-lines'
import { useAskedAct } from '../../../documents/use-asked-act'
import { useReceiptMoves } from '../../../features/receipts/vendor-receipts.queries'
import { rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'

/** Approves a receipt once it is asked what that means; returns one with a reason. */
export function useReceiptActs() {
  const t = useTexts(receiptDeskTexts)
  const moves = useReceiptMoves()
  const asked = useAskedAct()
  const [returned, setReturned] = useState<VendorReceipt | null>(null)
  const meaningOf = ({ items, total }: VendorReceipt): string => {
    if (items.every(({ received }) => received === 0)) return t('approveNothing')
    const accepted = t('approveText', { total: rupiah(total) })
    return items.some((item) => shortOf(item) > 0) ? `${accepted} ${t('approveShort')}` : accepted
  }
  const approve = (receipt: VendorReceipt) =>
    void asked.act({
      question: {
        title: t('approveTitle', { code: receipt.received.code }),
        text: meaningOf(receipt),
        confirmLabel: t('approve'),
      },
      failed: t('approveFailed'),
      run: () => moves.approve(receipt),
    })
  return { ...asked, approve, returned, setReturned }
}
