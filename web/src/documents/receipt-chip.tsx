import type { ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { useTexts } from '../lib/texts'
import { StatusChip } from './status-chip'

/** Status of a goods receipt (Spec 2 §4); a returned receipt needs a revision. */
export function ReceiptChip({ status }: { status: ReceiptState }) {
  const t = useTexts(receiptTexts)
  return status === 'Rejected' ? (
    <StatusChip status={status} text={t('needRevision')} />
  ) : (
    <StatusChip status={status} />
  )
}
