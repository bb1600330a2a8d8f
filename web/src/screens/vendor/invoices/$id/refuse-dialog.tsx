import { deskPaymentTexts } from '@pasok/domain/payments/payments.desk.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { ReasonDialog } from '../../../../documents/reason-dialog'
import { transferMoves } from '../../../../features/payments/vendor-transactions.queries'
import { useTexts } from '../../../../lib/texts'

interface RefuseDialogProps {
  payment: ReviewedTransaction
  onClose: () => void
}

/** Refuses the proof of a direct payment; the buyer reads why. */
export function RefuseDialog({ payment, onClose }: RefuseDialogProps) {
  const t = useTexts(deskPaymentTexts)
  return (
    <ReasonDialog
      of={payment}
      title={t('refuseTitle', { code: payment.code })}
      text={t('refuseText')}
      submitLabel={t('refuse')}
      may={({ actions }) => actions.refuse}
      run={transferMoves.refuse}
      refreshes={['payment', 'invoice', 'receipt', 'order']}
      onClose={onClose}
    />
  )
}
