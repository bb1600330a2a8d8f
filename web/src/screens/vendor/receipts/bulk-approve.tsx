import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import { OneByOneDialog } from '../../../documents/one-by-one-dialog'
import { ReceiptChip } from '../../../documents/receipt-chip'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { receiptMoves } from '../../../features/receipts/vendor-receipts.queries'
import { useTexts } from '../../../lib/texts'
import type { SeveralProps } from './chosen-bar'
import { isNothing } from './is-nothing'
import { ReceiptResult } from './receipt-columns'

/** Several receipts approved at once: one question, and what became of each. */
export function BulkApprove({ receipts, onCancel, onDone }: SeveralProps) {
  const t = useTexts(receiptDeskTexts)
  const count = receipts.length
  const several = useOneByOne(receipts.map(({ _id }) => _id))
  const start = () =>
    several.start(
      async (id) => {
        const receipt = receipts.find(({ _id }) => _id === id)
        if (receipt) await receiptMoves.approve(receipt)
      },
      ['receipt'],
    )
  const told = (done: number): string => {
    if (done < count) return t('someApproved', { done, count })
    return t(count === 1 ? 'oneApproved' : 'allApproved', { count })
  }
  return (
    <OneByOneDialog
      several={several}
      rows={receipts.map((receipt) => ({
        id: receipt._id,
        code: receipt.received.code,
        aside: receipt.buyer.name,
        amount: receipt.total,
        // What comes short is accepted with it.
        more: <ReceiptResult receipt={receipt} />,
        done: <ReceiptChip status={isNothing(receipt) ? 'Closed' : 'Ready to Invoice'} />,
      }))}
      ask={t(count === 1 ? 'askOne' : 'askMany', { count })}
      told={told}
      goLabel={t('approve')}
      onStart={() => void start()}
      onCancel={onCancel}
      onDone={onDone}
    />
  )
}
