import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'

/** `?page=payment-confirmed&code=`: what became of a payment (Spec 2 §2). */
export function PaymentConfirmed({ code }: { code: string }) {
  const t = useTexts(paymentTexts)
  return <PageHead title={t('confirmed')} text={code} />
}
