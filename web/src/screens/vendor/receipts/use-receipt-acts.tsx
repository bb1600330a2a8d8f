import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { useState } from 'react'
import { shortOf } from '../../../documents/receipt-lines'
import { useAct } from '../../../documents/use-act'
import { receiptMoves } from '../../../features/receipts/vendor-receipts.queries'
import { rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { isNothing } from './is-nothing'

/** Approves a receipt after a confirmation that names the consequence; returns one with a reason. */
export function useReceiptActs() {
  const t = useTexts(portalReceiptTexts)
  const action = useAct(['receipt'])
  const [returned, setReturned] = useState<VendorReceipt | null>(null)
  const meaningOf = (receipt: VendorReceipt): string => {
    if (isNothing(receipt)) return t('approveNothing')
    const { items, total } = receipt
    const accepted = t('approveText', { total: rupiah(total) })
    return items.some((item) => shortOf(item) > 0) ? `${accepted} ${t('approveShort')}` : accepted
  }
  const approve = (receipt: VendorReceipt) =>
    void action.act({
      question: {
        title: t('approveTitle', { code: receipt.received.code }),
        text: meaningOf(receipt),
        confirmLabel: t('approve'),
      },
      failed: t('approveFailed'),
      run: async () => (await receiptMoves.approve(receipt)).message,
    })
  return { ...action, approve, returned, setReturned }
}
export type ReceiptActs = ReturnType<typeof useReceiptActs>
