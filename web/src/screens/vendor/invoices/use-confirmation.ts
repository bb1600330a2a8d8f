import { deskPaymentTexts } from '@pasok/domain/payments/payments.desk.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { transferMoves } from '../../../features/payments/vendor-transactions.queries'
import { count, rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useAct } from '../../../lib/use-act'
import { confirm } from '../../../ui/confirm'
import { useRenewal } from './use-renewal'

/** Asks whether the money has arrived, and confirms a payment as it was looked at. */
export function useConfirmation(payment: ReviewedTransaction) {
  const t = useTexts(deskPaymentTexts)
  const renew = useRenewal()
  const { act, pending } = useAct(renew)
  const { invoices, expected_amount: amount } = payment
  const run = () =>
    act({
      name: 'confirm',
      ask: () =>
        confirm({
          title: t('confirmTitle', { amount: rupiah(amount) }),
          text:
            invoices.length > 1
              ? t('confirmTogether', { count: count(invoices.length) })
              : t('confirmText'),
          confirmLabel: t('confirmLabel'),
        }),
      run: () => transferMoves.confirm(payment),
    })
  return { run, isRunning: pending !== null }
}
