import { Button } from '@mantine/core'
import { BANK_PAYMENTS } from '@pasok/domain/payments/payments.constants'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import { Link, Navigate } from '@tanstack/react-router'
import { GivenProof } from '../../shared/proof/given-proof'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { CopyCode } from '../../../../documents/copy-code'
import { StatusChip } from '../../../../documents/status-chip'
import { useInvoicesNamed } from '../../../../features/invoices/invoices.queries'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import { PageHead } from '../../../../ui/page-head'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import type { InvoicesSearch } from '../invoice/search-params'
import { OpenedTransaction } from './opened-transaction'
import { TransactionCards } from './transaction-details'
import { UnspentMoney } from './unspent-money'
import { look } from '../../../../ui/look'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import { findLivePayment } from './payable'

/** What can be done about the invoices of a failed payment. */
type InvoicesNow =
  | { telling: 'again' | 'paidSince' | 'someNotPayable' }
  /** Code of the payment. */
  | { telling: 'paidElsewhere'; payment: string }

/** Returns the invoices' current situation; others may have paid some or all of them. */
export function invoicesNow(invoices: readonly Invoice[]): InvoicesNow {
  const isAll = (state: Invoice['lastStatus']) =>
    invoices.every(({ lastStatus }) => lastStatus === state)
  if (isAll('Ready to Payment')) return { telling: 'again' }
  if (isAll('Paid')) return { telling: 'paidSince' }
  const payment = invoices.map(findLivePayment).find((one) => one)
  return payment
    ? { telling: 'paidElsewhere', payment: payment.code }
    : { telling: 'someNotPayable' }
}

/** Text by final status of a payment. */
const ENDS = {
  Paid: 'paidText',
  Expired: 'expiredText',
  'Given Up': 'givenUpText',
  Failed: 'failedText',
} as const satisfies Partial<Record<PaymentState, keyof typeof waitingTexts>>
type End = keyof typeof ENDS

const isEnd = (state: PaymentState): state is End => Object.hasOwn(ENDS, state)

/** For a failed payment: what can be done about its invoices now. */
function Afterwards({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const mayPay = useCan('invoices.pay')
  const invoice = transaction.invoices.map(({ invoice_number: number }) => number)
  const read = useInvoicesNamed(invoice)
  const invoices = read.flatMap(({ data }) => data ?? [])
  if (invoices.length < invoice.length) return null
  const now = invoicesNow(invoices)
  const method = BANK_PAYMENTS.find((one) => one === transaction.payment_method)
  const again = { page: 'payment', invoice, ...(method && { method }) } as const
  return (
    <>
      <p>{t(now.telling)}</p>
      {now.telling === 'again' && mayPay && <To search={again}>{t('payAgain')}</To>}
      {now.telling === 'paidElsewhere' && (
        <To search={{ page: 'waiting-payment', code: now.payment }}>{t('toPayment')}</To>
      )}
    </>
  )
}

function To({ search, children }: { search: InvoicesSearch; children: string }) {
  return (
    <div>
      <Button
        renderRoot={(props) => <Link {...props} to="/dashboard/finance/invoice" search={search} />}
      >
        {children}
      </Button>
    </div>
  )
}

function Result({ transaction, end }: { transaction: Transaction; end: End }) {
  const t = useTexts(waitingTexts)
  const tp = useTexts(paymentTexts)
  const tf = useTexts(proofTexts)
  const { code, expected_amount: amount, proof } = transaction
  return (
    <>
      <PageHead
        title={end === 'Paid' ? tp('confirmed') : t(end)}
        text={
          <>
            {code} <CopyCode value={code} />
          </>
        }
        aside={<StatusChip status={end} />}
      />
      <TwoColumns>
        <MainColumn>
          <Card>
            <UnspentMoney transaction={transaction} />
            <div className={look('grid', 'gap-md')}>
              <span className={look('text-xl', 'semibold', 'tabular', 'break-anywhere')}>
                <Money amount={amount} strong struck={end !== 'Paid'} />
              </span>
              <p>{t(ENDS[end])}</p>
              {end !== 'Paid' && <Afterwards transaction={transaction} />}
              {proof !== null && <GivenProof url={proof} label={tf('openProof')} />}
              <div className={look('row', 'wrap', 'gap-xs', 'phone-column')}>
                <Button
                  variant={end === 'Paid' ? 'filled' : 'default'}
                  renderRoot={(props) => <Link {...props} to="/dashboard/finance/invoice" />}
                >
                  {t('toList')}
                </Button>
              </div>
            </div>
          </Card>
        </MainColumn>
        <Rail label={t('details')} long>
          <TransactionCards transaction={transaction} />
        </Rail>
      </TwoColumns>
    </>
  )
}

/** `?page=payment-confirmed&code=`: the result of a payment (Spec 2 §2). */
export function PaymentConfirmed({ code }: { code: string }) {
  const t = useTexts(paymentTexts)
  return (
    <OpenedTransaction code={code} title={t('confirmed')}>
      {(transaction) =>
        isEnd(transaction.lastStatus) ? (
          <Result transaction={transaction} end={transaction.lastStatus} />
        ) : (
          <Navigate
            to="/dashboard/finance/invoice"
            search={{ page: 'waiting-payment', code: transaction.code }}
            replace
          />
        )
      }
    </OpenedTransaction>
  )
}
