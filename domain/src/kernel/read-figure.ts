const GROUPED_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+$/
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3}){2,}$/
/** Three digits after a lone comma: thousands to one who writes English, a fraction to one who writes Indonesian. */
const UNCLEAR = /^([1-9]\d{0,2}),(\d{3})$/

const plainOf = (typed: string): string =>
  typed
    .replace(/^\s*(?:Rp|IDR)\.?/i, '')
    // The dash of whole rupiah: `Rp 55.000,-`.
    .replace(/(?:%|,-{1,2})\s*$/, '')
    .replace(/\s/g, '')

/** `.5` and `5.` included, which people type. */
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/

/** The number that was typed; NaN for none, and for `1E+05` and `0x10`, which nobody types on purpose. */
export function figureOf(typed: string): number {
  const text = readFigure(typed)
  return PLAIN.test(text) ? Number(text) : Number.NaN
}

/**
 * What was typed as a plain number (`1250000.50`), read as the app writes numbers: points between
 * thousands, a comma before the digits of a fraction. Where both stand, the last one is the
 * fraction's. What can't be a number, or can be two, stays as it is, so that no form accepts it.
 */
export function readFigure(typed: string): string {
  const text = plainOf(typed)
  return UNCLEAR.test(text) ? text : readMeasure(text)
}

/** The same of what may have three decimals: `2,125` kg is what the app itself writes. */
export function readMeasure(typed: string): string {
  const text = plainOf(typed)
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '')
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '')
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (comma < 0) return text
  if (point < 0) return text.replace(',', '.')
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
}

/** The two numbers that `52,500` can be, as they are typed without doubt; undefined for other texts. */
export function readingsOf(typed: string): readonly [string, string] | undefined {
  const [, whole, digits = ''] = UNCLEAR.exec(plainOf(typed)) ?? []
  if (whole === undefined) return undefined
  const fraction = digits.replace(/0+$/, '')
  return [`${whole}.${digits}`, fraction === '' ? whole : `${whole},${fraction}`]
}
