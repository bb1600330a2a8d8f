import { deskPaymentTexts } from '@pasok/domain/payments/payments.desk.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { useAct } from '../../../../documents/use-act'
import { transferMoves } from '../../../../features/payments/vendor-transactions.queries'
import { count, rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'

/** Asks whether the money has arrived, and confirms a payment as it was looked at. */
export function useConfirmation(payment: ReviewedTransaction, onDone: () => void) {
  const t = useTexts(deskPaymentTexts)
  const { act, ...asked } = useAct(['payment', 'invoice', 'receipt', 'order'])
  const { invoices, expected_amount: amount } = payment
  const run = () =>
    act({
      question: {
        title: t('confirmTitle', { amount: rupiah(amount) }),
        text:
          invoices.length > 1
            ? t('confirmTogether', { count: count(invoices.length) })
            : t('confirmText'),
        confirmLabel: t('confirmLabel'),
      },
      failed: t('failedConfirm'),
      run: async () => {
        const { message } = await transferMoves.confirm(payment)
        onDone()
        return message
      },
    })
  return { run, ...asked }
}
