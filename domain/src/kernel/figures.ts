import type { Language } from './texts'

const upToTwo = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const exactlyTwo = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Negative figures have a minus sign, as wide as the plus; the hyphen joins words. */
const MINUS = '−'
const signed = (format: Intl.NumberFormat, value: number): string =>
  format.format(value).replace('-', MINUS)

/** Digits as money; the sign of the amount stands before all of it (Spec 2 §9). */
const asRupiah = (amount: number, digits: string): string =>
  `${amount < 0 ? MINUS : ''}Rp. ${digits}`

/** Rupiah as `Rp. 1.250.000`; broken amounts with two decimals (`docs/domain.md` §2). */
export function rupiah(amount: number): string {
  const format = Number.isInteger(amount) ? upToTwo : exactlyTwo
  return asRupiah(amount, format.format(Math.abs(amount)))
}

/** British English writes a million as it writes a metre. */
const COMPACT: Record<Language, string> = { en: 'en-US', id: 'id-ID' }

/** Large numbers in few letters, beside a scale: 2500000 → `2.5M`, `2,5 jt`. */
export function compactOf(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(COMPACT[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (value) => signed(format, value)
}

/** Rupiah in as few: `Rp. 2.5M`, `Rp. 2,5 jt`. */
export function compactRupiahOf(language: Language): (amount: number) => string {
  const compact = compactOf(language)
  return (amount) => asRupiah(amount, compact(Math.abs(amount)))
}

/** Rupiah in a sentence: `Rp. 10.8 million`, `Rp. 10,8 juta`. */
export function spokenRupiahOf(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(COMPACT[language], {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  })
  return (amount) => asRupiah(amount, format.format(Math.abs(amount)))
}

/** A quantity with at most two decimals: `2,5`. */
export function quantity(amount: number): string {
  return signed(upToTwo, amount)
}

/** Percent, of percent: 12.5 → `12,5%`. */
export function percent(value: number): string {
  return `${signed(upToTwo, value)}%`
}
