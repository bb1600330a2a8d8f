import { Text } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { refundAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import type { Money as MoneyRow } from '@pasok/domain/payments/payments.money'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { FormDialog } from '../../documents/form-dialog'
import { AccountLines } from '../../features/payments/account-lines'
import { useMoneyMoves } from '../../features/payments/provider-money.queries'
import { useRefundAccountOfMoney } from '../../features/payments/refund-account.queries'
import { writtenMoney } from '../../features/payments/written-money'
import { useTexts } from '../../lib/texts'
import { ProofFields, useProofFields } from './proof-fields'
import { useDecision } from './use-decision'

interface MoneyReturnDialogProps {
  money: MoneyRow
  onClose: () => void
}

/** Whoever paid it gets it back there. */
function PayerAccount({ moneyId }: { moneyId: string }) {
  const t = useTexts(refundAccountTexts)
  const account = useRefundAccountOfMoney(moneyId)
  return <AccountLines heading={t('heading')} none={t('none')} query={account} />
}

/** Records that kept money, or what was over of it, was sent back. */
export function MoneyReturnDialog({ money, onClose }: MoneyReturnDialogProps) {
  const t = useTexts(moneyTexts)
  const ts = useTexts(shellTexts)
  const { refund, renew } = useMoneyMoves()
  const { take, isChanged, fields } = useProofFields()
  const due = money.lastStatus === 'Refund Due' ? money.refund_due : money.amount
  const typed = { note: fields.note.trim(), proof: fields.proof?.url ?? '' }
  const { decide, form } = useDecision({
    run: () => refund(money._id, { ...typed, amount: due }),
    renew,
    onClose,
  })
  return (
    <FormDialog
      title={t('returnTitle', { amount: writtenMoney(due, money.currency) })}
      submitLabel={t('return')}
      isChanged={isChanged}
      failureTitle={ts('error')}
      {...form}
      onSubmit={() => (take() ? decide() : undefined)}
      onClose={onClose}
    >
      <Text>{t('returnText')}</Text>
      {money.payment && <PayerAccount moneyId={money._id} />}
      <ProofFields label={t('proof')} fields={fields} />
    </FormDialog>
  )
}
