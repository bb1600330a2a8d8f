import { decimal } from '../kernel/decimal'

/** How many a text says: one quantity, several that it can mean, or none. */
export interface Quantity {
  /** Digits with a point; null where none was read, or several are possible. */
  quantity: string | null
  /** What the text can mean, to be asked about; empty where there is nothing to ask. */
  readings: readonly string[]
}

export const NO_QUANTITY: Quantity = { quantity: null, readings: [] }

const one = (quantity: string | null): Quantity => ({ quantity, readings: [] })

/** A quantity where there is one reading; all of them to be asked about otherwise. */
export function oneOf(readings: readonly string[]): Quantity {
  const [only, ...others] = new Set(readings)
  if (only === undefined) return NO_QUANTITY
  return others.length === 0 ? one(only) : { quantity: null, readings: [only, ...others] }
}

const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/
/** A thousand or one: nobody but the person who wrote it knows. */
const UNCLEAR = /^[1-9]\d{0,2}[.,]\d{3}$/

/** `1.250,50` and `1,250.50`: the last sign is the fraction's. */
const BOTH_SIGNS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,2}|(?:,\d{3})+\.\d{1,2})$/
const withPoint = (digits: string) =>
  digits
    .replace(/[.,](?=\d{1,2}$)/, ';')
    .replace(/[.,]/g, '')
    .replace(';', '.')

/**
 * A quantity as people write it: `1.250.000` has thousands, `2,5` and `2.5` are a half, at most two
 * decimals. `1.000` can be a thousand or one, as in the field for a quantity.
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

/** What goods are counted in, in English and Indonesian. */
const PIECES =
  'pcs?|pieces?|units?|ea|each|sets?|packs?|pck|pak|pasang|psg|pairs?|box(?:es)?|kotak|dus|dos|karton|cartons?|ctn|rim|reams?|rolls?|rol|gulung|buah|bh|biji|butir|btl|botol|bottles?|lembar|lbr|sheets?|sak|zak|karung|kaleng|pail|galon|jerigen|drum|tabung|tube|batang|btg|lonjor|keping|potong|ikat|bungkus|bks|sachet|slop|bal|strip|ampul'
/** What some goods are bought by, and the size of a pack of others: `Gula 10 kg`, `Semen 50 kg`. */
export const MEASURE = '(?:kg|kilo|kilogram|ton|l|lt|ltr|liter|m|mtr|meter|m2|m²|m3|m³|kubik)'
export const UNIT = `(?:${PIECES}|${Object.keys(DOZENS).join('|')})\\.?`

/** How many pieces a unit stands for. */
export const piecesOf = (unit: string | undefined): number =>
  DOZENS[(unit ?? '').trim().toLowerCase().replace('.', '')] ?? 1
