import { Checkbox, Select, Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import type { ReviewedTransaction } from '@pasok/domain/payments/payments.model'
import type { Money as MoneyRow } from '@pasok/domain/payments/money/money'
import { moneyTexts } from '@pasok/domain/payments/money/money.texts'
import { providerPaymentTexts } from '@pasok/domain/payments/payments.provider.texts'
import { useRef, useState } from 'react'
import { Facts } from '../../../documents/facts'
import { Figures } from '../../../documents/figures'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import {
  useUnappliedOf,
  useMoneyMoves,
  useMoneyNow,
} from '../../../features/payments/provider-money.queries'
import {
  useProviderPayment,
  useProviderPayments,
} from '../../../features/payments/provider-payments.queries'
import { rupiah, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { look } from '../../../ui/look'
import { StatusChip } from '../../../documents/status-chip'
import { useSearchedOptions } from '../../../ui/select-box'

const MAX_CHOICES = 20

interface PayableSelectProps {
  /** Limits the payments to one buyer; undefined for all. */
  buyerId: string | undefined
  code: string | null
  error: string | undefined
  onChange: (code: string | null) => void
}

/** Selects a payment by its code; payments whose invoices can no longer be paid show their status. */
function PayableSelect({ buyerId, code, error, onChange }: PayableSelectProps) {
  const t = useTexts(moneyTexts)
  const { search, fieldOf } = useSearchedOptions(code ?? '')
  const { data, isFetching } = useProviderPayments({
    buyer_id: buyerId,
    payable: 'true',
    search: search === '' ? undefined : search,
    skip: 0,
    limit: MAX_CHOICES,
  })
  const found = data?.rows ?? []
  const byCode = new Map(found.map((one) => [one.code, one]))
  const options = found.map((one) => ({
    value: one.code,
    label: one.code,
    disabled: !one.actions.apply,
  }))
  return (
    <Select
      required
      {...fieldOf(isFetching)}
      label={t('toPay')}
      description={t(buyerId === undefined ? 'toPayHelp' : 'toPayOwnHelp')}
      placeholder={t('toPayPlaceholder')}
      nothingFoundMessage={isFetching ? undefined : t('noPayment')}
      data={
        code === null || byCode.has(code) ? options : [...options, { value: code, label: code }]
      }
      renderOption={({ option }) => {
        const one = byCode.get(option.value)
        return (
          <div className={look('stack', 'min-w-0', 'w-full')}>
            <span
              className={look('flex', 'wrap', 'justify-between', 'gap-2-sm', 'medium', 'tabular')}
            >
              <span>{option.value}</span>
              {one && <span>{rupiah(one.expected_amount)}</span>}
            </span>
            {one && (
              <span
                className={look('flex', 'wrap', 'justify-between', 'gap-2-sm', 'dimmed', 'text-xs')}
              >
                {one.buyer.name} → {one.vendor.name}
                {!one.actions.apply && <StatusChip status={one.lastStatus} />}
              </span>
            )}
          </div>
        )
      }}
      error={error}
      value={code}
      onChange={onChange}
    />
  )
}

interface MoneyDialogProps {
  money: MoneyRow
  onClose: () => void
}

/** Returns true while the gateway still accepts money for the payment, even if it is paid here. */
const isOpenAtGateway = ({ lastStatus }: ReviewedTransaction): boolean =>
  lastStatus === 'Creating' || lastStatus === 'Waiting Payment'

function Chosen({ payment }: { payment: ReviewedTransaction }) {
  const t = useTexts(providerPaymentTexts)
  return (
    <Facts
      facts={[
        { label: t('buyer'), value: payment.buyer.name },
        { label: t('vendor'), value: payment.vendor.name },
        { label: t('amount'), value: <Money amount={payment.expected_amount} strong /> },
        ...payment.invoices.map(({ invoice_number: number, amount }, at) => ({
          label: at === 0 ? t('invoices') : '',
          value: (
            <>
              {number} · <Money amount={amount} />
            </>
          ),
        })),
      ]}
    />
  )
}

/** The selected unapplied money, with its total. */
function useUnappliedMoney(money: MoneyRow, code: string) {
  const { data = [] } = useUnappliedOf(code)
  const unapplied = [money, ...data.filter(({ _id }) => _id !== money._id)]
  const [chosen, setChosen] = useState<readonly string[]>([money._id])
  const selected = unapplied.filter(({ _id }) => chosen.includes(_id))
  return {
    unapplied,
    selected,
    setChosen,
    sum: selected.reduce((total, { amount }) => total + amount, 0),
  }
}

/**
 * Applies unapplied money, alone or together with more of it, to the payment that it was meant for or to
 * another.
 */
export function MoneyApplyDialog({ money, onClose }: MoneyDialogProps) {
  const t = useTexts(moneyTexts)
  const { dateTime } = useFormats()
  const { apply } = useMoneyMoves()
  const named = money.payment?.can_apply ? money.payment.code : null
  const [code, setCode] = useState(named)
  const { data: payment } = useProviderPayment(code ?? undefined)
  const { unapplied, selected, setChosen, sum } = useUnappliedMoney(money, code ?? '')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const expected = payment?.expected_amount ?? 0
  const ids = selected.map(({ _id }) => _id)
  const { submit, form } = useSeen({
    newest: useMoneyNow(money),
    may: ({ lastStatus }) => lastStatus === 'Kept',
    run: () => {
      setTried(true)
      if (note.trim() === '') field.current?.focus()
      else if (payment && sum >= expected) return apply(payment.code, ids, note.trim())
      return undefined
    },
    refreshes: ['money', 'payment'],
    onClose,
  })
  const missing = isTried && code === null ? t('paymentRequired') : undefined
  return (
    <FormDialog
      title={t('applyTitle')}
      submitLabel={t('apply')}
      isChanged={note.trim() !== '' || code !== named || ids.join() !== money._id}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('applyText')}</Text>
      <PayableSelect
        buyerId={money.payment?.buyer_id}
        code={code}
        error={missing}
        onChange={(next) => {
          setCode(next)
          setChosen([money._id])
        }}
      />
      {payment && <Chosen payment={payment} />}
      {payment && isOpenAtGateway(payment) && <Text>{t('stillPayable')}</Text>}
      <Checkbox.Group
        label={t('which')}
        value={ids}
        onChange={setChosen}
        error={sum < expected ? t('tooLittle', { amount: rupiah(expected - sum) }) : undefined}
      >
        <div className={look('stack', 'gap-10')}>
          {unapplied.map(({ _id, amount, paid_at: at }) => (
            <Checkbox key={_id} value={_id} label={`${rupiah(amount)} · ${dateTime(at)}`} />
          ))}
        </div>
      </Checkbox.Group>
      <Figures
        figures={[
          { label: t('together'), amount: sum },
          ...(payment && sum > expected ? [{ label: t('over'), amount: sum - expected }] : []),
        ]}
      />
      <Textarea
        ref={field}
        required
        label={t('note')}
        error={isTried && note.trim() === '' ? t('noteRequired') : undefined}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
