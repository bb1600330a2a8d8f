import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import { NONE, percent } from '../lib/format'

/** Returns the tax's name with its rate, unless the title already includes it; a dash for no tax. */
export function taxName(tax: { title: string; value: number }): string {
  if (tax.value === 0) return NONE
  const rate = percent(toNumber(percentOfFraction(tax.value)))
  return tax.title.includes('%') ? tax.title : `${tax.title} ${rate}`.trim()
}
