import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { useTexts } from '../lib/texts'
import { StatusChip } from './status-chip'

/** How a goods receipt stands (Spec 2 §4): one that was returned needs a revision. */
export function ReceiptChip({ status }: { status: ReceiptState }) {
  const t = useTexts(receiptTexts)
  return status === 'Rejected' ? (
    <StatusChip status={status} text={t('needRevision')} />
  ) : (
    <StatusChip status={status} />
  )
}
