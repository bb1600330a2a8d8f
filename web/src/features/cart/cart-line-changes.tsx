import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import { IconAlertTriangle } from '@tabler/icons-react'
import { NONE, percent, quantity, rupiah } from '../../lib/format'

import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import type { CartLineChange } from './cart.problems'

const TEXT_OF = {
  price: 'changedPrice',
  tax: 'changedTax',
  minimum: 'changedMinimum',
  stock: 'changedStock',
  payment_term: 'changedPaymentTerm',
  down_payment: 'changedDownPayment',
  withdrawn: 'changedWithdrawn',
  coverage: 'changedCoverage',
} as const satisfies Record<CartLineChange['field'], keyof typeof cartTexts>

function shownValue(field: CartLineChange['field'], value: string | number | null): string {
  if (typeof value !== 'number') return value ?? NONE
  if (field === 'price') return rupiah(value)
  if (field === 'tax') return percent(toNumber(percentOfFraction(value)))
  return field === 'down_payment' ? percent(value) : quantity(value)
}

export function Changes({ id, changes }: { id?: string; changes: readonly CartLineChange[] }) {
  const t = useTexts(cartTexts)
  return (
    <ul id={id} className={look('stack', 'gap-2', 'mt-6')}>
      {changes.map(({ field, from, to }) => (
        <li key={field} className={look('flex', 'align-start', 'gap-6', 'amber', 'medium')}>
          <IconAlertTriangle className={look('mt-2')} size={14} aria-hidden />
          {t(TEXT_OF[field], { from: shownValue(field, from), to: shownValue(field, to) })}
        </li>
      ))}
    </ul>
  )
}
