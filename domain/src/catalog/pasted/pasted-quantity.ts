import { decimal } from '../../kernel/decimal'

/** The quantity in a text: one, several possible ones, or none. */
export interface Quantity {
  /** Digits with a point; null when there is none or several are possible. */
  quantity: string | null
  /** The possible quantities for the user to choose from; empty when there is no choice. */
  readings: readonly string[]
}

export const NO_QUANTITY: Quantity = { quantity: null, readings: [] }

const one = (quantity: string | null): Quantity => ({ quantity, readings: [] })

/** Returns the quantity when there is only one reading, otherwise all readings for the user to choose from. */
export function oneOf(readings: readonly string[]): Quantity {
  const [only, ...others] = new Set(readings)
  if (only === undefined) return NO_QUANTITY
  return others.length === 0 ? one(only) : { quantity: null, readings: [only, ...others] }
}

const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
/** `1.000` may be a thousand or one. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/

/** `1.250,50` and `1,250.50`: the last sign is the decimal one. */
const BOTH_SIGNS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2})$/
const withPoint = (digits: string) =>
  digits
    .replace(/[.,](?=\d{1,2}$)/, ';')
    .replace(/[.,]/g, '')
    .replace(';', '.')

/**
 * Reads a quantity of at most two decimals: `1.250.000` is grouped, `2,5` and `2.5` are decimal.
 * `1.000` may be a thousand or one, as in the quantity field.
 */
export function readQuantity(text: string, times = 1): Quantity {
  const digits = text.replace(/[^\d.,]/g, '')
  if (BOTH_SIGNS.test(digits)) return one(plainOf(withPoint(digits), times))
  const grouped = GROUPED.test(digits) ? plainOf(digits.replace(/[.,]/g, ''), times) : null
  if (grouped === null) return one(plainOf(digits.replace(',', '.'), times))
  if (!UNCLEAR.test(digits)) return one(grouped)
  const small = plainOf(Number(digits.replace(',', '.')).toString(), times)
  return oneOf(small === null ? [grouped] : [grouped, small])
}

function plainOf(plain: string, times: number): string | null {
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const quantity = decimal(plain).times(times)
  return quantity.gt(0) && quantity.lt(10_000_000) ? quantity.toFixed() : null
}

/** Units that stand for several pieces. */
const DOZENS: Readonly<Record<string, number>> = {
  lusin: 12,
  lsn: 12,
  dozen: 12,
  dozens: 12,
  doz: 12,
  dz: 12,
  kodi: 20,
  gross: 144,
  gros: 144,
}

const PIECES =
  'pcs?|pieces?|units?|ea|each|sets?|packs?|pck|pak|pasang|psg|pairs?|box(?:es)?|kotak|dus|dos|karton|cartons?|ctn|rim|reams?|rolls?|rol|gulung|buah|bh|biji|butir|btl|botol|bottles?|lembar|lbr|sheets?|sak|zak|karung|kaleng|pail|galon|jerigen|drum|tabung|tube|batang|btg|lonjor|keping|potong|ikat|bungkus|bks|sachet|slop|bal|strip|ampul'
/** Measuring units: the quantity of some goods, but the pack size of others: `Gula 10 kg`, `Semen 50 kg`. */
export const MEASURE = '(?:kg|kilo|kilogram|ton|l|lt|ltr|liter|m|mtr|meter|m2|m²|m3|m³|kubik)'
export const UNIT = `(?:${PIECES}|${Object.keys(DOZENS).join('|')})\\.?`

/** Returns the number of pieces in a unit; 1 for all units except dozens, scores and grosses. */
export const piecesOf = (unit: string | undefined): number =>
  DOZENS[(unit ?? '').trim().toLowerCase().replace('.', '')] ?? 1
