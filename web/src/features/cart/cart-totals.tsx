import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import { useMemo } from 'react'
import { Figures, type Figure } from '../../documents/figures'
import { useTexts } from '../../lib/texts'
import type { Cart } from './draft-store'
import { useCart } from './use-cart'

/** Totals of the whole cart, in whole rupiah. */
function figuresOf({ lines, groups, total }: Cart) {
  return {
    beforeTax: toNumber(sum(lines.map((line) => line.sub_total_before_tax))),
    tax: toNumber(sum(lines.map((line) => line.tax_price))),
    saved: toNumber(sum(lines.map((line) => line.sum_price_discount))),
    downPayment: toNumber(sum(groups.map((group) => group.downPayment))),
    total,
  }
}

export function CartTotals() {
  const t = useTexts(cartTexts)
  const cart = useCart()
  const { beforeTax, tax, saved, downPayment, total } = useMemo(() => figuresOf(cart), [cart])
  const figures: Figure[] = [
    { label: t('beforeTax'), amount: beforeTax },
    { label: t('tax'), amount: tax },
    { label: t('total'), amount: total, total: true },
  ]
  if (downPayment > 0)
    figures.push({ label: t('downPayment'), amount: downPayment, aside: 'quiet' })
  if (saved > 0) figures.push({ label: t('saved'), amount: saved, aside: 'saved' })
  return (
    <section aria-label={t('summary')}>
      <Figures figures={figures} live />
    </section>
  )
}
