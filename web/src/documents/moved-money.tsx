import { rupiah } from '@pasok/domain/kernel/figures'
import type { MovedMoney } from '@pasok/domain/payments/money/money'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import type { ReactNode } from 'react'
import { useFormats } from '../lib/format'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'

interface MovedMoneyProps {
  money: readonly MovedMoney[]
  linkTo: (code: string, label: string) => ReactNode
}

/** Money received for one payment and applied to another; shown on both payments. */
export function MovedMoneyList({ money, linkTo }: MovedMoneyProps) {
  const t = useTexts(waitingTexts)
  const { dateTime } = useFormats()
  if (money.length === 0) return null
  return (
    <ul className={look('bullets')} aria-label={t('movedMoney')}>
      {money.map(({ _id, amount, code, is_payment: isPayment, to_other: toOther, ...applied }) => (
        <li key={_id}>
          {t(toOther ? 'movedTo' : 'movedFrom', {
            amount: rupiah(amount),
            code,
            user: applied.user,
            date: dateTime(applied.timestamp),
          })}{' '}
          {isPayment && linkTo(code, t('openPayment', { code }))}
        </li>
      ))}
    </ul>
  )
}
