import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../../documents/facts'
import { Figures } from '../../../../documents/figures'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import { Card } from '../../../../ui/two-columns'
import { look } from '../../../../ui/look'

interface TransactionProps {
  transaction: Transaction
  /** True on the page with the payment instructions, which already shows method and bank. */
  isWaiting?: boolean
}

export function TransactionFacts({ transaction, isWaiting = false }: TransactionProps) {
  const t = useTexts(waitingTexts)
  const tp = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  const { vendor, bank_name: bank, payment_gateway: gateway } = transaction
  // The page shows the bank beside the account number.
  const hasNumber = (transaction.va_number ?? transaction.account_number) !== null
  return (
    <Facts
      facts={[
        { label: t('vendor'), value: vendor.name },
        ...(isWaiting ? [] : [{ label: t('method'), value: tp(transaction.payment_method) }]),
        ...(isWaiting && hasNumber ? [] : [{ label: t('bank'), value: bank }]),
        ...(gateway === '' ? [] : [{ label: t('gateway'), value: gateway }]),
        { label: t('begun'), value: dateTime(transaction.createdAt) },
        { label: t('createdBy'), value: transaction.createdBy },
        ...(transaction.paid_at === null
          ? []
          : [{ label: t('paidAt'), value: dateTime(transaction.paid_at) }]),
      ]}
    />
  )
}

/** The invoices of a payment, with their total if there are several. */
export function TransactionInvoices({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  return (
    <>
      <ul className={look('grid', 'gap-xs', transaction.invoices.length > 1 && 'mb-sm')}>
        {transaction.invoices.map(({ _id, invoice_number: number, amount }) => (
          <li key={_id} className={look('flex', 'wrap', 'justify-between', 'gap-2-sm')}>
            <Link
              to="/dashboard/finance/invoice"
              search={{ page: 'summary', id: number }}
              className={look('color-link', 'break-anywhere', 'no-underline', 'hover-underline')}
            >
              {number}
            </Link>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
      {transaction.invoices.length > 1 && (
        <Figures
          figures={[{ label: t('total'), amount: transaction.expected_amount, total: true }]}
        />
      )}
    </>
  )
}

export function TransactionCards({ transaction, isWaiting }: TransactionProps) {
  const t = useTexts(waitingTexts)
  return (
    <>
      <Card title={t('invoices')}>
        <TransactionInvoices transaction={transaction} />
      </Card>
      <Card title={t('details')}>
        <TransactionFacts transaction={transaction} {...(isWaiting && { isWaiting })} />
      </Card>
      <Card title={t('history')}>
        <DocumentTimeline statuses={transaction.statuses} />
      </Card>
    </>
  )
}
