import { Button, UnstyledButton } from '@mantine/core'
import type { VendorInvoice } from '@pasok/domain/invoices/invoices.model'
import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import { portalPaymentTexts } from '@pasok/domain/payments/payments.portal.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { Facts } from '../../../../documents/facts'
import { FailureNotice } from '../../../../documents/failure-notice'
import { HistoryButton } from '../../../../documents/history-dialog'
import { LoadError } from '../../../../documents/load-error'
import { ProofView } from '../../../../documents/proof-view'
import { StatusChip } from '../../../../documents/status-chip'
import { refusalOf } from '../../../../features/payments/refusal-of'
import {
  transferMoves,
  useVendorTransaction,
} from '../../../../features/payments/provider-payments.queries'
import { count, rupiah, useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card } from '../../../../ui/two-columns'
import classes from '../invoices.module.css'
import { look } from '../../../../ui/look'
import { ReasonDialog } from '../../../../documents/reason-dialog'
import { useAct } from '../../../../documents/use-act'

/**
 * Confirms a payment after a confirmation dialog about the received money, for the version that the user saw.
 */
function useConfirmation(payment: ReviewedTransaction, onDone: () => void) {
  const t = useTexts(portalPaymentTexts)
  const { act, ...asked } = useAct(['payment', 'invoice', 'receipt', 'order'])
  const { invoices, expected_amount: amount } = payment
  const run = () =>
    act({
      question: {
        title: t('confirmTitle', { amount: rupiah(amount) }),
        text:
          invoices.length > 1
            ? t('confirmTogether', { count: count(invoices.length) })
            : t('confirmText'),
        confirmLabel: t('confirmLabel'),
      },
      failed: t('failedConfirm'),
      run: async () => {
        const { message } = await transferMoves.confirm(payment)
        onDone()
        return message
      },
    })
  return { run, ...asked }
}

interface RefuseDialogProps {
  payment: ReviewedTransaction
  onClose: () => void
}

/** Dialog that refuses the proof of a direct payment, with a reason for the buyer. */
function RefuseDialog({ payment, onClose }: RefuseDialogProps) {
  const t = useTexts(portalPaymentTexts)
  return (
    <ReasonDialog
      of={payment}
      title={t('refuseTitle', { code: payment.code })}
      text={t('refuseText')}
      submitLabel={t('refuse')}
      may={({ actions }) => actions.refuse}
      run={transferMoves.refuse}
      refreshes={['payment', 'invoice', 'receipt', 'order']}
      onClose={onClose}
    />
  )
}

type Payment = ReviewedTransaction

/** Returns the text about the next step and who has to take it. */
function tellingOf(payment: Payment): keyof typeof portalPaymentTexts | undefined {
  const { lastStatus, actions, payment_method: method } = payment
  if (lastStatus === 'Paid') return 'paid'
  if (actions.confirm) return 'lookedAtByYou'
  if (lastStatus === 'Review Payment') return 'lookedAtByProvider'
  if (lastStatus === 'Waiting Payment' || lastStatus === 'Creating')
    return method === 'Manual Bank Transfer' ? 'waitsForProof' : 'waitsForMoney'
  return undefined
}

function PaymentDetails({ payment }: { payment: Payment }) {
  const t = useTexts(portalPaymentTexts)
  const telling = tellingOf(payment)
  const refusal = refusalOf(payment)
  const { invoices, expected_amount: amount } = payment
  return (
    <>
      {telling !== undefined && <p>{t(telling)}</p>}
      {refusal && (
        <p className={look('quote', 'break-anywhere', 'pre-wrap')}>
          {t(refusal.by === 'vendor' ? 'refused' : 'refusedByProvider', { reason: refusal.reason })}
        </p>
      )}
      {invoices.length > 1 && (
        <p>{t('together', { count: count(invoices.length), amount: rupiah(amount) })}</p>
      )}
    </>
  )
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useTexts(portalPaymentTexts)
  const tm = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  const account = payment.va_number ?? payment.account_number
  const { paid_at: paidAt } = payment
  return (
    <Facts
      facts={[
        { label: t('code'), value: payment.code },
        { label: t('amount'), value: <Money amount={payment.expected_amount} /> },
        { label: t('method'), value: tm(payment.payment_method) },
        { label: t('bank'), value: payment.bank_name },
        ...(account === null
          ? []
          : [
              {
                label: t('account'),
                value: (
                  <span className={look('inline-row', 'gap-4', 'tabular')}>
                    {account} <CopyCode value={account} />
                  </span>
                ),
              },
            ]),
        { label: t('startedBy'), value: payment.createdBy },
        ...(paidAt === null ? [] : [{ label: t('paidAt'), value: dateTime(paidAt) }]),
      ]}
    />
  )
}

interface AnswersProps {
  payment: Payment
  isConfirming: boolean
  onConfirm: () => void
  onRefuse: () => void
}

function Answers({ payment, isConfirming, onConfirm, onRefuse }: AnswersProps) {
  const t = useTexts(portalPaymentTexts)
  const { actions } = payment
  return (
    <>
      {actions.refuse && (
        <Button variant="default" onClick={onRefuse}>
          {t('refuse')}
        </Button>
      )}
      {actions.confirm && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={isConfirming}
          onClick={onConfirm}
        >
          {t('confirm')}
        </Button>
      )}
    </>
  )
}

function Payment({ payment }: { payment: Payment }) {
  const t = useTexts(portalPaymentTexts)
  const [opened, setOpened] = useState<'proof' | 'refuse' | null>(null)
  const close = () => setOpened(null)
  const { run, busy, refusal, dismiss } = useConfirmation(payment, close)
  const notice = refusal && (
    <FailureNotice
      title={refusal.title}
      messages={[refusal.message]}
      next={refusal.next}
      onClose={dismiss}
    />
  )
  const answers = (
    <Answers
      payment={payment}
      isConfirming={busy}
      onConfirm={() => void run()}
      onRefuse={() => setOpened('refuse')}
    />
  )
  const { proof, code } = payment
  return (
    <div className={`${classes.payment} ${look('grid', 'gap-md')}`}>
      <div className={look('stack', 'gap-sm', 'min-w-0')}>
        {opened === null && notice}
        <PaymentDetails payment={payment} />
        <PaymentFacts payment={payment} />
        <div className={look('flex', 'wrap', 'gap-xs', 'empty-hidden', 'phone-grow-buttons')}>
          {answers}
        </div>
      </div>
      {proof !== null && (
        <UnstyledButton
          className={look('block', 'w-full', 'border', 'rounded-md', 'ground', 'overflow-hidden')}
          aria-label={t('enlarge')}
          onClick={() => setOpened('proof')}
        >
          <img
            src={proof}
            alt={t('proof')}
            className={`${classes.picture} ${look('block', 'w-full', 'fit-contain')}`}
          />
        </UnstyledButton>
      )}
      {opened === 'proof' && (
        <ProofView title={t('proofOf', { code })} link={proof} notice={notice} onClose={close}>
          {answers}
        </ProofView>
      )}
      {opened === 'refuse' && <RefuseDialog payment={payment} onClose={close} />}
    </div>
  )
}

export function PaymentCard({ invoice }: { invoice: VendorInvoice }) {
  const t = useTexts(portalInvoiceTexts)
  const tp = useTexts(portalPaymentTexts)
  const code = invoice.infoPayment.at(-1)?.code
  return code === undefined ? (
    invoice.lastStatus === 'Ready to Payment' && (
      <Card title={t('payment')}>
        <p>{tp('notYet')}</p>
      </Card>
    )
  ) : (
    <KnownPayment code={code} />
  )
}

function KnownPayment({ code }: { code: string }) {
  const t = useTexts(portalInvoiceTexts)
  const { data, error, isFetching, refetch } = useVendorTransaction(code)
  return (
    <Card
      title={
        <span className={look('inline-row', 'gap-4', 'tabular')}>
          {t('payment')}
          {data && <StatusChip status={data.lastStatus} />}
          {data && <HistoryButton code={code} statuses={data.statuses} />}
        </span>
      }
    >
      {data && <Payment payment={data} />}
      {!data && error && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={4} />}
    </Card>
  )
}
