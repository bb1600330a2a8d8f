import { Text } from '@mantine/core'
import { refundAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import type { Money as MoneyRow } from '@pasok/domain/payments/payments.money'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { FormDialog } from '../../../documents/form-dialog'
import { useSeen } from '../../../documents/use-seen'
import { AccountLines } from '../../../features/payments/account-lines'
import { useMoneyMoves, useMoneyNow } from '../../../features/payments/provider-money.queries'
import { useRefundAccountOfMoney } from '../../../features/payments/refund-account.queries'
import { writtenMoney } from '../../../features/payments/written-money'
import { useTexts } from '../../../lib/texts'
import { ProofFields, useProofFields } from '../proof-fields'

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

const dueOf = ({ lastStatus, refund_due, amount }: MoneyRow): number =>
  lastStatus === 'Refund Due' ? refund_due : amount

/** Records that kept money, or what was over of it, was sent back. */
export function MoneyReturnDialog({ money, onClose }: MoneyReturnDialogProps) {
  const t = useTexts(moneyTexts)
  const { refund } = useMoneyMoves()
  const { take, isChanged, fields } = useProofFields()
  const newest = useMoneyNow(money)
  const written = (row: MoneyRow) => writtenMoney(dueOf(row), row.currency)
  const { seen, submit, form } = useSeen({
    newest,
    may: ({ lastStatus }) => lastStatus === 'Kept' || lastStatus === 'Refund Due',
    run: (row) => {
      const proved = take()
      return proved && refund(row._id, { ...proved, amount: dueOf(row) })
    },
    refreshes: ['money', 'payment'],
    onClose,
    differences: [{ label: t('amount'), mine: written(money), theirs: written(newest) }],
  })
  return (
    <FormDialog
      title={t('returnTitle', { amount: written(seen) })}
      submitLabel={t('return')}
      isChanged={isChanged}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('returnText')}</Text>
      {money.payment && <PayerAccount moneyId={money._id} />}
      <ProofFields label={t('proof')} fields={fields} />
    </FormDialog>
  )
}
