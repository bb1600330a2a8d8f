import { Alert, Button, CopyButton } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { COPIED_MS, RETURN_AFTER_TRANSFER_MS } from '@pasok/domain/payments/payments.constants'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { isLive } from '@pasok/domain/payments/payments.states'
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCopy,
  IconExternalLink,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useAct } from '../../../../documents/use-act'
import { BankMark } from '../../../../features/payments/bank-mark'
import { giveUpPayment, submitTransferProof } from '../../../../features/payments/payments.moves'
import { useTransaction } from '../../../../features/payments/payments.queries'
import { refusalOf } from '../../../../features/payments/refusal-of'
import { useFormats } from '../../../../lib/format'
import { serverNow } from '../../../../lib/server-clock'
import { useTexts } from '../../../../lib/texts'
import { toastError, toastFailure } from '../../../../lib/toast'
import { useCallKey } from '../../../../lib/use-call-key'
import { look } from '../../../../ui/look'
import { Money } from '../../../../ui/money'
import { GivenProof } from '../../shared/proof/given-proof'
import { ProofForm } from '../../shared/proof/proof-form'

const two = (value: number) => String(value).padStart(2, '0')

/** Returns the time left as hours, minutes and seconds: `11:59:58`; `00:00:00` when over. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1000))
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => two(Math.floor(part)))
    .join(':')
}

interface CopyValueProps {
  value: string
  label: string
  /** Shown for two seconds after copying (Spec 2 §9). */
  done: string
}

export function CopyValue({ value, label, done }: CopyValueProps) {
  const t = useTexts(waitingTexts)
  return (
    <CopyButton value={value} timeout={COPIED_MS}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          aria-live="polite"
          aria-label={copied ? done : label}
          leftSection={
            copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />
          }
          onClick={copy}
        >
          {copied ? done : t('copy')}
        </Button>
      )}
    </CopyButton>
  )
}

interface FieldProps {
  label: ReactNode
  value: ReactNode
  copy: ReactNode
  help?: string | undefined
}

function Field({ label, value, copy, help }: FieldProps) {
  return (
    <div className={look('stack', 'align-start', 'gap-2', 'min-w-0')}>
      <span className={look('dimmed', 'text-xs', 'medium')}>{label}</span>
      <span className={look('row', 'wrap', 'gap-4-sm', 'max-w-full')}>
        <span className={look('text-xl', 'semibold', 'tabular', 'break-anywhere')}>{value}</span>
        {copy}
      </span>
      {help !== undefined && help !== '' && (
        <span className={look('dimmed', 'text-xs')}>{help}</span>
      )}
    </div>
  )
}

/** Amount and account, each with a copy button (Spec 2 §2). */
export function TransactionAccount({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const { expected_amount: amount, bank_name: bank, account_holder: holder } = transaction
  const isOwn = transaction.va_number !== null
  const number = transaction.va_number ?? transaction.account_number
  return (
    <>
      <Field
        label={t('amount')}
        value={<Money amount={amount} strong />}
        copy={<CopyValue value={String(amount)} label={t('copyAmount')} done={t('amountCopied')} />}
        help={transaction.lastStatus === 'Review Payment' ? undefined : t('amountHelp')}
      />
      {number !== null && (
        <Field
          label={
            <span className={look('inline-row', 'wrap', 'gap-xs')}>
              <BankMark name={bank} />
              {`${t(isOwn ? 'accountNumber' : 'transferNumber')} · ${bank}`}
            </span>
          }
          value={number}
          copy={
            <CopyValue
              value={number}
              label={t('copyNumber', { number })}
              done={t('numberCopied')}
            />
          }
          help={holder === '' ? undefined : t('holder', { name: holder })}
        />
      )}
    </>
  )
}

/** Returns the server's time, updated every second, because it determines the expiry. */
function useNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Countdown({ until }: { until: string }) {
  const t = useTexts(waitingTexts)
  const { dateTime } = useFormats()
  const now = useNow()
  const isOver = new Date(until).getTime() <= now
  return (
    <div className={look('stack', 'align-start', 'gap-2', 'min-w-0')}>
      <span className={look('dimmed', 'text-xs', 'medium')}>{t('timeLeft')}</span>
      <span
        role="timer"
        className={look('text-xl', 'semibold', 'tabular', 'break-anywhere', isOver && 'dimmed')}
      >
        {timeLeft(until, now)}
      </span>
      <span className={look('dimmed', 'text-xs')}>
        {isOver ? t('timeOver') : t('payBefore', { date: dateTime(until) })}
      </span>
    </div>
  )
}

/** Asks the server for the payment's status now (Spec 2 §4). */
function useCheck(code: string) {
  const t = useTexts(waitingTexts)
  const { refetch } = useTransaction(code)
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const { data, error } = await refetch()
    setChecking(false)
    if (error) toastFailure(error, 'not-paid')
    else if (data && isLive(data.lastStatus)) toastError(t('notPaid'), 'not-paid')
  }
  return { check: () => void check(), isChecking }
}

function AwaitedAccount({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const { code, lastStatus, url, expires_at: until } = transaction
  const { check, isChecking } = useCheck(code)
  return (
    <div className={look('grid', 'gap-md')}>
      {lastStatus === 'Creating' && (
        <Alert color="blue" icon={<IconClock size={18} aria-hidden />} title={t('preparing')}>
          {t('preparingHelp')}
        </Alert>
      )}
      <TransactionAccount transaction={transaction} />
      {until !== null && <Countdown until={until} />}
      <p className={look('dimmed', 'text-xs')}>{t(url === null ? 'byItself' : 'openPageHelp')}</p>
      <div className={look('row', 'wrap', 'gap-xs', 'phone-column')}>
        {url !== null && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('openPage')}
          </Button>
        )}
        {lastStatus !== 'Creating' && (
          <Button
            variant={url === null ? 'filled' : 'default'}
            loading={isChecking}
            onClick={check}
          >
            {t('check')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface TransactionProofProps {
  transaction: Transaction
  onDone?: () => void
}

/** Proof of a manual transfer: upload, refused, or waiting for confirmation (Spec 2 §2). */
export function TransactionProof({ transaction, onDone }: TransactionProofProps) {
  const t = useTexts(waitingTexts)
  const tp = useTexts(proofTexts)
  const ts = useTexts(shellTexts)
  const {
    code,
    version,
    proof,
    actions,
    lastStatus,
    direct_payment: isDirect,
    vendor,
  } = transaction
  const refusal = refusalOf(transaction)
  return (
    <div className={look('grid', 'gap-md')}>
      {refusal && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t(actions.proof ? 'refused' : 'refusedElsewhere', {
            name: refusal.by === 'vendor' ? vendor.name : ts('product'),
          })}
        >
          {refusal.reason}
        </Alert>
      )}
      {proof !== null && <GivenProof url={proof} label={tp('openProof')} />}
      {(actions.proof || lastStatus === 'Review Payment') && (
        <ProofForm
          proven={{ code, version }}
          mayProve={actions.proof}
          submitLabel={t('submitProof')}
          waiting={t(isDirect ? 'proofWithVendor' : 'proofWithProvider')}
          submitProof={(image, keyOf) => submitTransferProof(code, image, keyOf)}
          refreshes={['payment', 'invoice', 'order']}
          reloadAfter={RETURN_AFTER_TRANSFER_MS}
          {...(onDone && { onDone })}
        />
      )}
      {!actions.proof && lastStatus === 'Waiting Payment' && (
        <p className={look('dimmed', 'text-xs')}>{t('waitsForOthers')}</p>
      )}
    </div>
  )
}

/** Cancels a manual transfer without a proof; hidden when that is not possible. */
function GiveUpButton({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const keyOf = useCallKey()
  const { act, pending } = useAct(['payment', 'invoice', 'order'])
  const { code, actions } = transaction
  if (!actions['give-up']) return null
  const giveUp = () =>
    act({
      name: 'give-up',
      question: {
        title: t('giveUpTitle', { code }),
        text: t('giveUpText'),
        confirmLabel: t('giveUp'),
        danger: true,
      },
      run: async () => (await giveUpPayment(transaction, keyOf)).message,
    })
  return (
    <Button variant="default" loading={pending !== null} onClick={() => void giveUp()}>
      {t('giveUp')}
    </Button>
  )
}

interface TransactionBodyProps {
  transaction: Transaction
  onDone: () => void
}

function Transfer({ transaction, onDone }: TransactionBodyProps) {
  return (
    <div className={look('grid', 'gap-md')}>
      <TransactionAccount transaction={transaction} />
      <TransactionProof transaction={transaction} onDone={onDone} />
      <div className={look('row', 'wrap', 'gap-xs', 'phone-column')}>
        <GiveUpButton transaction={transaction} />
      </div>
    </div>
  )
}

export function TransactionBody(given: TransactionBodyProps) {
  const { transaction } = given
  if (transaction.payment_method === 'Manual Bank Transfer') return <Transfer {...given} />
  return <AwaitedAccount transaction={transaction} />
}
