import { isLive } from '@pasok/domain/payments/payments.states'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { CopyCode } from '../../../../documents/copy-code'
import { StatusChip } from '../../../../documents/status-chip'
import { useTexts } from '../../../../lib/texts'
import { PageHead } from '../../../../ui/page-head'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { HowToPay } from './how-to-pay'
import { OpenedTransaction } from './opened-transaction'
import { TransactionBody } from './transaction-body'
import { TransactionCards } from './transaction-details'
import { UnspentMoney } from './unspent-money'

function Waiting({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const tp = useTexts(paymentTexts)
  const navigate = useNavigate()
  const { lastStatus, code, payment_method: method } = transaction
  return (
    <>
      <PageHead
        title={tp('waiting')}
        text={
          <>
            {code} <CopyCode value={code} />
          </>
        }
        aside={<StatusChip status={lastStatus} />}
      />
      <TwoColumns>
        <MainColumn>
          <Card title={tp(method)}>
            <UnspentMoney transaction={transaction} />
            <TransactionBody
              transaction={transaction}
              // Spec 2 §4: then one is back at the invoices.
              onDone={() => void navigate({ to: '/dashboard/finance/invoice', search: {} })}
            />
          </Card>
          <HowToPay transaction={transaction} />
        </MainColumn>
        <Rail label={t('details')} long>
          <TransactionCards transaction={transaction} isWaiting />
        </Rail>
      </TwoColumns>
    </>
  )
}

/** `?page=waiting-payment&code=`: the pending payment; once it is paid, that (Spec 2 §2, §4). */
export function WaitingPayment({ code }: { code: string }) {
  const t = useTexts(paymentTexts)
  return (
    <OpenedTransaction code={code} title={t('waiting')}>
      {(transaction) =>
        isLive(transaction.lastStatus) ? (
          <Waiting transaction={transaction} />
        ) : (
          <Navigate
            to="/dashboard/finance/invoice"
            search={{ page: 'payment-confirmed', code: transaction.code }}
            replace
          />
        )
      }
    </OpenedTransaction>
  )
}
