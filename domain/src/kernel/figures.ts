import type { Language } from './texts'

const upToTwo = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
const exactlyTwo = new Intl.NumberFormat('id-ID', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Negative numbers use the minus sign, which is as wide as the plus. */
const MINUS = '−'
const signed = (format: Intl.NumberFormat, value: number): string =>
  format.format(value).replace('-', MINUS)

/** Formats digits as money; the sign precedes the currency (Spec 2 §9). */
const asRupiah = (amount: number, digits: string): string =>
  `${amount < 0 ? MINUS : ''}Rp. ${digits}`

/** Formats rupiah as `Rp. 1.250.000`, with two decimals unless whole (`docs/domain.md` §2). */
export function rupiah(amount: number): string {
  const format = Number.isInteger(amount) ? upToTwo : exactlyTwo
  return asRupiah(amount, format.format(Math.abs(amount)))
}

/** American English for compact numbers, because British English abbreviates a million as `m`. */
const COMPACT: Record<Language, string> = { en: 'en-US', id: 'id-ID' }

/** Returns a formatter of large numbers for chart scales: 2500000 → `2.5M`, `2,5 jt`. */
export function compactOf(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(COMPACT[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  return (value) => signed(format, value)
}

/** Returns a formatter of compact rupiah amounts: `Rp. 2.5M`, `Rp. 2,5 jt`. */
export function compactRupiahOf(language: Language): (amount: number) => string {
  const compact = compactOf(language)
  return (amount) => asRupiah(amount, compact(Math.abs(amount)))
}

/** Returns a formatter of rupiah amounts for sentences: `Rp. 10.8 million`, `Rp. 10,8 juta`. */
export function spokenRupiahOf(language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(COMPACT[language], {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  })
  return (amount) => asRupiah(amount, format.format(Math.abs(amount)))
}

/** Formats a quantity with at most two decimals: `2,5`. */
export function quantity(amount: number): string {
  return signed(upToTwo, amount)
}

/** Formats a percentage given in percent: 12.5 → `12,5%`. */
export function percent(value: number): string {
  return `${signed(upToTwo, value)}%`
}
