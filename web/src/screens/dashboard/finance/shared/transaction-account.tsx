import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import type { ReactNode } from 'react'
import { BankMark } from '../../../../features/payments/bank-mark'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import { CopyValue } from './copy-value'
import { look } from '../../../../ui/look'

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

/** How much is paid to which account: each is copied by a press (Spec 2 §2). */
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
