import { cut } from '../../kernel/cut'
import type { Text, Values } from '../../kernel/texts'
import { lineErrors } from './imports.errors'
import type { NumberStyle } from './imports.model'

type ReadNumber = { plain: string } | { text: Text; values: Values }

/** Currency sign in front, percent sign or whole-rupiah dash at the end, with surrounding spaces. */
const CURRENCY_MARKS = /^(?:rp\.?|idr)\s*|\s*%$|,-{1,2}$/gi
/** Recognises rupiah amounts, in which points group thousands: `Rp. 52.000,-`. */
const IS_RUPIAH = /^(?:rp\.?|idr)\s*\d|,-{1,2}$/i
const SPACES = /[\s\u00a0\u2009\u202f]+/g
const DIGITS = /^(-?)(\d[\d.,]*)$/
const SCIENTIFIC = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i
/** Thousands grouped by one sign, such as 1.250.000. */
const GROUPED = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ } as const
/** Maximum length of a number; longer texts are rejected. */
const LONGEST = 30

type Sign = '.' | ','

const plainOf = (whole: string, broken = '') => {
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  return broken === '' ? digits : `${digits}.${broken}`
}

/**
 * Converts digits with the given decimal sign to a plain number; undefined when the other sign does
 * not group thousands.
 */
function split(text: string, decimalSign: Sign): string | undefined {
  const other: Sign = decimalSign === '.' ? ',' : '.'
  const at = text.indexOf(decimalSign)
  const whole = at < 0 ? text : text.slice(0, at)
  const broken = at < 0 ? '' : text.slice(at + 1)
  if (at >= 0 && !/^\d+$/.test(broken)) return undefined
  if (/^\d+$/.test(whole) || GROUPED[other].test(whole)) return plainOf(whole, broken)
  return undefined
}

/**
 * Reads a number with one kind of sign, which groups thousands or marks decimals; `ambiguous` when
 * both are possible.
 */
function readBySign(text: string, sign: Sign): { plain: string } | 'ambiguous' | undefined {
  const [whole = '', ...rest] = text.split(sign)
  if (rest.length > 1) return GROUPED[sign].test(text) ? { plain: plainOf(text) } : undefined
  const [broken = ''] = rest
  if (broken === '') return undefined
  const canBeGroup = broken.length === 3 && whole.length <= 3 && !whole.startsWith('0')
  return canBeGroup ? 'ambiguous' : { plain: plainOf(whole, broken) }
}

function readFreely(text: string): { plain: string } | 'ambiguous' | undefined {
  const [point, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  if (point < 0 && comma < 0) return { plain: plainOf(text) }
  if (point >= 0 && comma >= 0) {
    const plain = split(text, point > comma ? '.' : ',')
    return plain === undefined ? undefined : { plain }
  }
  return readBySign(text, point >= 0 ? '.' : ',')
}

const EXAMPLES = { point: '1,250,000.50', comma: '1.250.000,50' } as const

/**
 * Reads a number as users and spreadsheets write it and returns plain digits with a point. With two
 * kinds of sign the last one is decimal; a repeated sign groups thousands. Unless the file's style
 * was chosen, 1.250 and 1,250 are refused as ambiguous.
 */
export function readNumber(cell: string, style: NumberStyle): ReadNumber {
  const found = cut(cell, LONGEST)
  const given = cell.replace(SPACES, ' ').trim()
  const text = given.replace(CURRENCY_MARKS, '').trim()
  if (SCIENTIFIC.test(text)) return { text: lineErrors.scientific, values: { found } }
  const noNumber = { text: lineErrors.noNumber, values: { found } }
  // A space groups thousands under the same rule as a point.
  const joined = /^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/.test(text) ? text.replaceAll(' ', '') : text
  const [, minus = '', digits = ''] = DIGITS.exec(joined) ?? []
  if (digits === '' || digits.length > LONGEST) return noNumber
  if (style !== 'read') {
    const plain = split(digits, style === 'point' ? '.' : ',')
    if (plain !== undefined) return { plain: minus + plain }
    return { text: lineErrors.otherStyle, values: { found, example: EXAMPLES[style] } }
  }
  const read = readFreely(digits)
  if (read === undefined) return noNumber
  if (read === 'ambiguous' && IS_RUPIAH.test(given) && digits.includes('.'))
    return { plain: minus + digits.replaceAll('.', '') }
  if (read !== 'ambiguous') return { plain: minus + read.plain }
  const values = {
    found,
    whole: minus + digits.replace(/[.,]/, ''),
    broken: minus + digits.replace('.', ',').replace(/,?0+$/, ''),
  }
  return { text: lineErrors.ambiguous, values }
}

/**
 * Writes a plain number so that spreadsheets of that language and `readNumber` read it back: three
 * decimals get a fourth, so that they cannot be read as thousands.
 */
export function writeNumber(plain: string, sign: Sign): string {
  const [whole = '', broken = ''] = plain.split('.')
  const digits = broken.replace(/0+$/, '')
  if (digits === '') return whole
  return `${whole}${sign}${digits.length === 3 ? `${digits}0` : digits}`
}
