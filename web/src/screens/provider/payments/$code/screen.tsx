import { Anchor, Button, UnstyledButton } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import { providerPaymentTexts } from '@pasok/domain/payments/payments.provider.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconCash, IconCheck } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { CopyCode } from '../../../../documents/copy-code'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { Facts, type Fact } from '../../../../documents/facts'
import { FailureNotice } from '../../../../documents/failure-notice'
import { LoadError } from '../../../../documents/load-error'
import { MovedMoneyList } from '../../../../documents/moved-money'
import { ProofView } from '../../../../documents/proof-view'
import { ReasonDialog } from '../../../../documents/reason-dialog'
import { StatusChip } from '../../../../documents/status-chip'
import { DocumentTimeline } from '../../../../documents/timeline'
import { useAct } from '../../../../documents/use-act'
import {
  reviewMoves,
  useProviderPayment,
} from '../../../../features/payments/provider-payments.queries'
import { ApiError } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { NONE, rupiah, useFormats } from '../../../../lib/format'

import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { Money } from '../../../../ui/money'
import { PageHead } from '../../../../ui/page-head'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import proofs from '../../payment.module.css'
import { look } from '../../../../ui/look'

function accountOf(payment: ReviewedTransaction): string {
  const number = payment.va_number ?? payment.account_number ?? ''
  return [payment.bank_name, number, payment.account_holder].filter((part) => part !== '').join(' ')
}

const linkTo = (code: string, label: string) => (
  <Anchor
    renderRoot={(props) => <Link {...props} to="/provider/payments/$code" params={{ code }} />}
  >
    {label}
  </Anchor>
)

function PaymentFacts({ payment }: { payment: ReviewedTransaction }) {
  const t = useTexts(providerPaymentTexts)
  const tm = useTexts(paymentTexts)
  const { dateTime } = useFormats()
  const facts: Fact[] = [
    { label: t('amount'), value: <Money amount={payment.expected_amount} strong /> },
    { label: t('buyer'), value: payment.buyer.name },
    { label: t('vendor'), value: payment.vendor.name },
    { label: t('method'), value: tm(payment.payment_method) },
    ...(payment.payment_gateway === ''
      ? []
      : [{ label: t('gateway'), value: payment.payment_gateway }]),
    { label: t('account'), value: accountOf(payment) || NONE },
    { label: t('by'), value: payment.createdBy },
    { label: t('created'), value: dateTime(payment.createdAt) },
    ...(payment.expires_at === null
      ? []
      : [{ label: t('expires'), value: dateTime(payment.expires_at) }]),
    ...payment.invoices.map((invoice, at) => ({
      label: at === 0 ? t('invoices') : '',
      value: (
        <>
          {invoice.invoice_number} · <Money amount={invoice.amount} />
        </>
      ),
    })),
  ]
  return (
    <section className={look('card')} aria-label={t('facts')}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('facts')}</h2>
      <Facts facts={facts} />
      <MovedMoneyList money={payment.moved_money} linkTo={linkTo} />
    </section>
  )
}

interface ProofCardProps {
  proof: string | null
  onOpen: () => void
}

function ProofCard({ proof, onOpen }: ProofCardProps) {
  const t = useTexts(providerPaymentTexts)
  const tf = useTexts(proofTexts)
  return (
    <section className={look('card')} aria-label={t('proof')}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('proof')}</h2>
      {proof === null ? (
        <p className={look('dimmed')}>{t('noProof')}</p>
      ) : (
        <UnstyledButton
          className={look('block', 'w-full', 'frame', 'overflow-hidden')}
          aria-label={tf('zoom')}
          onClick={onOpen}
        >
          <img
            src={proof}
            alt=""
            className={`${proofs.picture} ${look('block', 'w-full', 'fit-contain')}`}
          />
        </UnstyledButton>
      )}
    </section>
  )
}

function Payment({ payment }: { payment: ReviewedTransaction }) {
  const t = useTexts(providerPaymentTexts)
  const { act, busy, refusal, dismiss } = useAct(['payment'])
  const [shown, setShown] = useState<'proof' | 'refusal' | null>(null)
  const { code, actions } = payment
  const confirmIt = () =>
    act({
      question: {
        title: t('confirmTitle', { amount: rupiah(payment.expected_amount) }),
        text: t('confirmText', { account: accountOf(payment) }),
        confirmLabel: t('confirm'),
      },
      failed: t('failedConfirm'),
      run: async () => {
        const { message } = await reviewMoves.confirm(payment)
        setShown(null)
        return message
      },
    })
  const notice = refusal && (
    <FailureNotice
      title={refusal.title}
      messages={[refusal.message]}
      next={refusal.next}
      onClose={dismiss}
    />
  )
  const buttons = (
    <>
      {actions.refuse && (
        <Button variant="default" onClick={() => setShown('refusal')}>
          {t('refuse')}
        </Button>
      )}
      {actions.confirm && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={busy}
          onClick={() => void confirmIt()}
        >
          {t('confirm')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHead
        sticky
        title={code}
        aside={
          <>
            <CopyCode value={code} />
            <StatusChip status={payment.lastStatus} />
          </>
        }
        actions={buttons}
      />
      <div className={look('stack', 'gap-md', 'min-w-0', 'mb-md', 'empty-hidden')}>
        {shown === null && notice}
      </div>
      <div className={look('grid', 'two-columns', 'align-start', 'gap-md', 'narrow-one-column')}>
        <PaymentFacts payment={payment} />
        <div className={look('stack', 'gap-md', 'min-w-0')}>
          {payment.payment_method === 'Manual Bank Transfer' && (
            <ProofCard proof={payment.proof} onOpen={() => setShown('proof')} />
          )}
          <section className={look('card')} aria-label={t('history')}>
            <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('history')}</h2>
            <DocumentTimeline statuses={payment.statuses} />
          </section>
        </div>
      </div>
      {shown === 'proof' && (
        <ProofView
          title={t('proof')}
          link={payment.proof}
          notice={notice}
          onClose={() => setShown(null)}
        >
          {buttons}
        </ProofView>
      )}
      {shown === 'refusal' && (
        <ReasonDialog
          of={payment}
          title={t('refuseTitle', { code })}
          text={t('refuseText')}
          submitLabel={t('refuse')}
          may={(newest) => newest.actions.refuse}
          run={reviewMoves.refuse}
          refreshes={['payment']}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

function Missing() {
  const t = useTexts(providerPaymentTexts)
  const tp = useTexts(providerTexts)
  return (
    <>
      <PageHead title={tp('payments')} />
      <EmptyState
        icon={<IconCash size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/provider/payments" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}

/** `/provider/payments/$code`: one payment to the platform, with proof and answer. */
export default function PaymentScreen() {
  const tp = useTexts(providerTexts)
  const { code } = useParams({ from: '/provider/payments/$code' })
  const query = useProviderPayment(code)
  const { data, error, isFetching, refetch } = query
  if (data) return <Payment key={data.code} payment={data} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  return (
    <>
      <PageHead sticky title={tp('payments')} />
      {isCutOff(query) && <CutOffNote />}
      {error && <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !isCutOff(query) && (
        <div className={look('card')}>
          <SkeletonRows rows={8} />
        </div>
      )}
    </>
  )
}
