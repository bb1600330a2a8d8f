import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import { BANK_PAYMENTS } from '@pasok/domain/payments/payments.constants'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useTexts } from '../../../../lib/texts'

const MEANS = {
  'Virtual Account': 'accountMeans',
  'Manual Bank Transfer': 'transferMeans',
} as const satisfies Record<BankPayment, keyof typeof checkoutTexts>

/** Returns the payment methods with explanations; direct payments to the vendor are transfers. */
export function usePayMethods(isDirect: boolean) {
  const t = useTexts(checkoutTexts)
  const tp = useTexts(paymentTexts)
  return BANK_PAYMENTS.filter((method) => !isDirect || method === 'Manual Bank Transfer').map(
    (method) => ({
      method,
      name: tp(method),
      text: t(isDirect ? 'directMeans' : MEANS[method]),
    }),
  )
}
