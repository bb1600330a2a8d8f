const GROUPED_BY_POINT = /^[1-9]\d{0,2}(?:\.\d{3})+$/
const GROUPED_BY_COMMA = /^[1-9]\d{0,2}(?:,\d{3}){2,}$/
/** Three digits after a lone comma: thousands in English, decimals in Indonesian. */
const UNCLEAR = /^([1-9]\d{0,2}),(\d{3})$/

const plainOf = (typed: string): string =>
  typed
    .replace(/^\s*(?:Rp|IDR)\.?/i, '')
    // Removes the dash of whole rupiah: `Rp 55.000,-`.
    .replace(/(?:%|,-{1,2})\s*$/, '')
    .replace(/\s/g, '')

/** Includes `.5` and `5.`, which users type. */
const PLAIN = /^-?(?:\d+\.?\d*|\.\d+)$/

/** Returns the typed number; NaN when there is none, and for `1E+05` and `0x10`, which are typing errors. */
export function figureOf(typed: string): number {
  const text = readFigure(typed)
  return PLAIN.test(text) ? Number(text) : Number.NaN
}

/**
 * Converts a typed number to plain notation (`1250000.50`), reading points as thousands and a comma
 * as decimal. With both signs, the last one is decimal. Invalid or ambiguous texts are returned
 * unchanged, so that no form accepts them.
 */
export function readFigure(typed: string): string {
  const text = plainOf(typed)
  return UNCLEAR.test(text) ? text : readMeasure(text)
}

/** Like `readFigure`, for numbers that may have three decimals: the application itself writes `2,125` kg. */
export function readMeasure(typed: string): string {
  const text = plainOf(typed)
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '')
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '')
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (comma < 0) return text
  if (point < 0) return text.replace(',', '.')
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
}

/** Returns the two unambiguous notations of a number such as `52,500`; undefined for other texts. */
export function readingsOf(typed: string): readonly [string, string] | undefined {
  const [, whole, digits = ''] = UNCLEAR.exec(plainOf(typed)) ?? []
  if (whole === undefined) return undefined
  const fraction = digits.replace(/0+$/, '')
  return [`${whole}.${digits}`, fraction === '' ? whole : `${whole},${fraction}`]
}
