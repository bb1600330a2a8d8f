import { Checkbox, Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Money as MoneyRow } from '@pasok/domain/payments/payments.money'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { useRef, useState } from 'react'
import { Figures } from '../../documents/figures'
import { FormDialog } from '../../documents/form-dialog'
import { useKeptOf, useMoneyMoves } from '../../features/payments/provider-money.queries'
import { rupiah, useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './payment.module.css'
import { useDecision } from './use-decision'

interface MoneyDialogProps {
  money: MoneyRow
  onClose: () => void
}

/** Pays a payment with money that was kept of it, alone or together with more of it. */
export function MoneyApplyDialog({ money, onClose }: MoneyDialogProps) {
  const t = useTexts(moneyTexts)
  const ts = useTexts(shellTexts)
  const { dateTime } = useFormats()
  const { apply, renew } = useMoneyMoves()
  const { payment } = money
  const { data: kept = [money] } = useKeptOf(payment?.code ?? '')
  const [chosen, setChosen] = useState<readonly string[]>([money._id])
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const taken = kept.filter(({ _id }) => chosen.includes(_id))
  const sum = taken.reduce((total, { amount }) => total + amount, 0)
  const asked = payment?.amount ?? 0
  const { decide, form } = useDecision({
    run: () =>
      apply(
        payment?.code ?? '',
        taken.map(({ _id }) => _id),
        note.trim(),
      ),
    renew,
    onClose,
  })
  if (!payment) return null
  const submit = () => {
    setTried(true)
    if (note.trim() === '') field.current?.focus()
    else if (sum >= asked) return decide()
    return undefined
  }
  return (
    <FormDialog
      title={t('applyTitle', { code: payment.code })}
      submitLabel={t('apply')}
      isChanged={note.trim() !== ''}
      failureTitle={ts('error')}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {t('applyText', {
          buyer: payment.buyer_name,
          amount: rupiah(asked),
          vendor: payment.vendor_name,
        })}
      </Text>
      <Checkbox.Group
        label={t('which')}
        value={[...chosen]}
        onChange={setChosen}
        error={sum < asked ? t('tooLittle', { amount: rupiah(asked - sum) }) : undefined}
      >
        <div className={classes.choices}>
          {kept.map(({ _id, amount, paid_at: at }) => (
            <Checkbox key={_id} value={_id} label={`${rupiah(amount)} · ${dateTime(at)}`} />
          ))}
        </div>
      </Checkbox.Group>
      <Figures
        figures={[
          { label: t('together'), amount: sum },
          ...(sum > asked ? [{ label: t('over'), amount: sum - asked }] : []),
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
