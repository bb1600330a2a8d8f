import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import type { PayAddress } from './pay-address'

export interface CheckoutProps {
  /** Invoice numbers; at least one. */
  invoices: readonly string[]
  method: PayAddress['method']
  bank: string | undefined
  /** Where it stands: there its choices are kept, in the address. */
  at: '/dashboard/finance/payment' | '/dashboard/finance/invoice'
}

/** Payment Checkout: bank and summary (Spec 2 §2). */
export function Checkout({ invoices }: CheckoutProps) {
  const t = useTexts(paymentTexts)
  return <PageHead title={t('checkout')} count={invoices.length} />
}
