import { paymentGuides } from '@pasok/domain/payments/guide/guide'
import { guideTexts } from '@pasok/domain/payments/guide/guide.texts'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { isLive } from '@pasok/domain/payments/payments.states'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { CopyCode } from '../../../../documents/copy-code'
import { StatusChip } from '../../../../documents/status-chip'
import { rupiah } from '../../../../lib/format'
import { useLanguage, useTexts } from '../../../../lib/texts'
import { look } from '../../../../ui/look'
import { PageHead } from '../../../../ui/page-head'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import { OpenedTransaction } from './opened-transaction'
import { TransactionBody } from './transaction-body'
import { TransactionCards } from './transaction-details'
import { UnspentMoney } from './unspent-money'

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={look('numbered', 'stack', 'gap-6')}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function HowToPay({ transaction }: { transaction: Transaction }) {
  const t = useTexts(guideTexts)
  const language = useLanguage()
  const guides = paymentGuides(transaction, rupiah(transaction.expected_amount), language)
  const [first, another] = guides
  // Nothing to do while the transfer's proof is being reviewed.
  if (!first || transaction.lastStatus === 'Review Payment') return null
  return (
    <Card title={t('heading')}>
      {another ? (
        <div className={look('frame', 'divided')}>
          {guides.map(({ title, steps }, index) => (
            <details key={title} name="how-to-pay" open={index === 0}>
              <summary className={look('row', 'gap-xs', 'px-md', 'min-h-40', 'medium')}>
                <IconChevronRight
                  size={16}
                  aria-hidden
                  className={look('turn', 'quarter-turned')}
                />
                {title}
              </summary>
              <div className={look('p-sm-md')}>
                <Steps steps={steps} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        <Steps steps={first.steps} />
      )}
    </Card>
  )
}

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
        // The title says the usual status already.
        aside={lastStatus !== 'Waiting Payment' && <StatusChip status={lastStatus} />}
      />
      <TwoColumns>
        <MainColumn>
          <Card title={tp(method)}>
            <UnspentMoney transaction={transaction} />
            <TransactionBody
              transaction={transaction}
              // Returns to the invoices (Spec 2 §4).
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

/** `?page=waiting-payment&code=`: a pending payment, or its result once paid (Spec 2 §2, §4). */
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
