import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'

/** `?page=waiting-payment&code=`: the pending payment (Spec 2 §2). */
export function WaitingPayment({ code }: { code: string }) {
  const t = useTexts(paymentTexts)
  return <PageHead title={t('waiting')} text={code} />
}
