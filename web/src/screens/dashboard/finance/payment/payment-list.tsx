import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import type { PaymentsSearch } from './search-params'

/** The company's payments, newest first. */
export function PaymentList({ search }: { search: PaymentsSearch }) {
  const t = useTexts(paymentTexts)
  return <PageHead title={t('heading')} text={search.search} />
}
