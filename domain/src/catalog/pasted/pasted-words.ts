import {
  MEASURE,
  NO_QUANTITY,
  piecesOf,
  type Quantity,
  readQuantity,
  UNIT,
} from './pasted-quantity'

const NUMBER = String.raw`\d[\d.,]*`
const TIMES = '[x×*]'
const THOUSANDS = String.raw`(?:\s*(?:k|rb|ribu|jt|juta)\b)`

/** `@ 55.000`, `(Rp 55.000,-)`, `@ 55rb = 550rb`: prices, which are removed before the quantity is read. */
const PRICE = new RegExp(
  String.raw`\(?(?:@\s*(?:Rp\.?|IDR)?|\b(?:Rp\.?|IDR))\s*\d+(?:[.,]\d+)*(?![\d.,]*\d)${THOUSANDS}?(?:,?-)?(?!\s*(?:${UNIT})(?![\p{L}\d]))(?:\s*(?:\/|\bper\b)\s*\p{L}+)?\)?`,
  'giu',
)
/** `10 x 55.000 = 550.000`: the price and the total after the quantity. */
const SUM = new RegExp(
  String.raw`(?:\s*${TIMES}\s*(?:Rp\.?\s*)?${NUMBER})?\s*=\s*(?:Rp\.?\s*)?\d{1,3}(?:[.,]\d{3})+(?:,-)?$`,
  'iu',
)
/** `5 (lima) rim`: the number repeated in words. */
const IN_WORDS = /(\d)\s*\([\p{L}\s]+\)/gu
/** `isi 12`, `(isi 24)`, `@ 12 pcs`: the contents of a pack. */
const PACK = new RegExp(
  String.raw`\s*\(?\s*(?:@|\bisi|\bcontents?)\s*(${NUMBER})\s*(?:${UNIT})?\s*\)?$`,
  'iu',
)

/** `2 x ABC-1`, `2x ABC-1`, `2 pcs ABC-1`, `2 lusin ABC-1`. */
const COUNT_FIRST = new RegExp(
  String.raw`^(${NUMBER})\s*(?:${TIMES}\s+|${TIMES}(?=[^\d\s])|(${UNIT})\s+)(?!\d+\s*(?:$|${TIMES}))(.+)$`,
  'iu',
)
/** `ABC-1 x 2`, `ABC-1 - 2 pcs`, `ABC-1: 2`, `ABC-1 = 2`, `ABC-1 (2)`, `ABC-1 2`. */
const COUNT_LAST = new RegExp(
  String.raw`^(.+?)(\s*[:=]\s*|\s+[-–—]\s+|\s+${TIMES}\s*|\s*\(\s*|\s+)(${NUMBER})(?:\s*(${UNIT}))?\s*\)?$`,
  'iu',
)
/** `2 ballpoint black`, as in a chat message; in `80 gsm paper` the number is a weight, not a quantity. */
const COUNT_BEFORE = new RegExp(
  String.raw`^(${NUMBER})\s+(?!(?:g|gr|gsm|mg|ml|cc|${MEASURE}|mm|cm|inch|in|watt|w|v|volt|k|gb|tb|mb|ply|x|×)(?![\p{L}\d]))(\p{L}.+)$`,
  'iu',
)
/** `ABC-1 0`, `ABC-1 -4`: a quantity that is not possible. */
const COUNT_IMPOSSIBLE = /^(.+?)\s*(?:[\s:=]|\s[x×*])\s*(?:[-−]\d[\d.,]*|0+(?:[.,]0+)?)$/iu
/** `5 rim` and `10 kg` anywhere in a line: possible quantities. */
const COUNTED = new RegExp(
  String.raw`(?<![\d.,/x×*\p{L}-])(${NUMBER})\s*(${UNIT}|${MEASURE})(?![\p{L}\d/])`,
  'giu',
)
/** `ABC-1,5`: two cells that a spreadsheet joined with a comma. */
const TWO_CELLS = /^([^\s,]*\p{L}[^\s,]*),(\d{1,6})$/u
/** The end of a size: `M8`, `2`, `20 cm`, but not the `A4` of paper. */
const SIZE_BEFORE =
  /(?:^|[\s(])(?:M|Ø)?\d+(?:[.,/]\d+)?\s*(?:mm|cm|m|mtr|meter|inch|inci|in|"|″)?$/iu
/** Numbers that start with 0 are codes: `Tinta Epson 003`. */
const CODE = /^0\d/
/** `Kalender 2026`, `3 in 1`: numbers that are part of a name. */
const YEAR = /^(?:19[5-9]|20\d)\d$/
const BEFORE_OF_NAME = /\d\s+in$/i
/** Words and signs between the product and the quantity. */
const LABEL_BEFORE =
  /(?:[\s,:=>→|-]|(?<!\.)\.{2,}(?!\.)|\s(?:qty|quantity|jumlah|jml|sebanyak|banyaknya))+$/iu
const LABEL_FIRST = /^(?:sku|kode(?: barang)?|item|barang)\s*:\s*/i

/** Removes repeated spaces and surrounding quotation marks, and replaces typographic dashes by hyphens. */
export const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(["'])(.*?)\1(?=\s|$)/, '$2')
    .replace(/^["']|(?<!\p{N})["']$/gu, '')
    .replace(/(\S)[\u2010-\u2015\u2212](?=\S)/g, '$1-')
    .trim()

type Parts = Quantity & { wanted: string }

const isKnown = ({ quantity, readings }: Quantity) => quantity !== null || readings.length > 0

const valuesOf = ({ quantity, readings }: Quantity): readonly string[] =>
  quantity === null ? readings : [quantity]

/** Returns readings that the user must confirm, even if there is only one. */
const partsOf = (wanted: string, readings: readonly string[]): Parts => ({
  wanted,
  quantity: null,
  readings: [...new Set(readings)],
})

/** Splits a line of text into the product and its quantity. */
export function readWords(given: string): Parts {
  const text =
    tidy(
      given
        .replace(IN_WORDS, '$1')
        .replace(PRICE, ' ')
        .trim()
        .replace(SUM, '')
        .replace(LABEL_FIRST, ''),
    )
      .replace(/[,;:=-]+$/u, '')
      .trim() || given
  return readPacks(text) ?? readPlain(text)
}

function readPlain(text: string): Parts {
  const counted = [...text.matchAll(COUNTED)]
  if (counted.length > 1 && counted.filter(isOfPieces).length > 1)
    return partsWithCount(text, counted)
  return (
    readFirst(text) ??
    readLast(text) ??
    readCountFirst(text) ??
    readTwoCells(text) ??
    (counted.length > 0
      ? partsWithCount(text, counted)
      : { wanted: tidy(COUNT_IMPOSSIBLE.exec(text)?.[1] ?? text), ...NO_QUANTITY })
  )
}

const UNIT_ONLY = new RegExp(`^${UNIT}$`, 'iu')
const isOfPieces = ([, , unit = '']: readonly string[]) => UNIT_ONLY.test(unit)

/** `5 rim kertas, 2 lusin pulpen`, `Gula 10 kg`: the user must choose the quantity. */
const partsWithCount = (text: string, counted: readonly (readonly string[])[]): Parts =>
  partsOf(
    tidy(text),
    counted.flatMap(([, number = '', unit]) => valuesOf(readQuantity(number, piecesOf(unit)))),
  )

/** `2 dus isi 12` may mean 2 or 24; `Baterai isi 4` has no quantity. */
function readPacks(text: string): Parts | undefined {
  const pack = PACK.exec(text)
  if (!pack) return undefined
  const before = tidy(text.slice(0, pack.index))
  if (before === '') return undefined
  const { wanted, ...many } = readPlain(before)
  const [each] = valuesOf(readQuantity(pack[1] ?? ''))
  if (many.quantity === null || each === undefined) return { wanted: tidy(text), ...NO_QUANTITY }
  return partsOf(wanted, [many.quantity, ...valuesOf(readQuantity(each, Number(many.quantity)))])
}

function readFirst(text: string): Parts | undefined {
  const [, number, unit, wanted = ''] = COUNT_FIRST.exec(text) ?? []
  if (number === undefined || CODE.test(number)) return undefined
  const quantity = readQuantity(number, piecesOf(unit))
  return isKnown(quantity) ? { wanted: tidy(wanted), ...quantity } : undefined
}

function readLast(text: string): Parts | undefined {
  const [, wanted = '', sign = '', number, unit] =
    COUNT_LAST.exec(text.replace(/,\s+(?=\d[\d.,]*\s*\S*$)/u, ' ')) ?? []
  if (number === undefined) return undefined
  const isBare = sign.trim() === '' && unit === undefined
  const isSize = /[x×*]/i.test(sign) && SIZE_BEFORE.test(wanted) && unit === undefined
  // In `M8 x 20` both numbers belong to the size.
  const isOfName = isBare && (CODE.test(number) || BEFORE_OF_NAME.test(wanted))
  if (isSize || isOfName) return { wanted: tidy(text), ...NO_QUANTITY }
  if (isBare && YEAR.test(number)) return partsOf(tidy(text), [number])
  const quantity = readQuantity(number, piecesOf(unit))
  const named = tidy(wanted.replace(LABEL_BEFORE, ''))
  return isKnown(quantity) && named !== '' ? { wanted: named, ...quantity } : undefined
}

function readCountFirst(text: string): Parts | undefined {
  const [, number, wanted = ''] = COUNT_BEFORE.exec(text) ?? []
  if (number === undefined || CODE.test(number)) return undefined
  if (YEAR.test(number)) return partsOf(tidy(text), [number])
  const quantity = readQuantity(number)
  return isKnown(quantity) ? { wanted: tidy(wanted), ...quantity } : undefined
}

function readTwoCells(text: string): Parts | undefined {
  const [, wanted, number = ''] = TWO_CELLS.exec(text) ?? []
  return wanted === undefined ? undefined : partsOf(wanted, valuesOf(readQuantity(number)))
}
