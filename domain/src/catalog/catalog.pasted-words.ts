import { NO_QUANTITY, piecesOf, type Quantity, readQuantity, UNIT } from './catalog.pasted-quantity'

const NUMBER = String.raw`\d[\d.,]*`
const TIMES = '[x×*]'

/** `@ 55.000`, `Rp 55.000,-`: what one costs says nothing of how many. */
const PRICE =
  /(?:@\s*(?:Rp\.?|IDR)?|\b(?:Rp\.?|IDR))\s*\d+(?:[.,]\d+)*(?:,?-)?(?:\s*\/\s*\p{L}+)?/giu

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
/** `2 ballpoint black`, as in a chat message; `80 gsm paper` is how heavy it is, not how many. */
const COUNT_ALONE = new RegExp(
  String.raw`^(${NUMBER})\s+(?!(?:g|gr|gsm|mg|kg|ml|cc|l|ltr|liter|mm|cm|m|inch|in|watt|w|v|volt|k|gb|tb|mb|ply|x|×)\b)(\p{L}.+)$`,
  'iu',
)
/** `ABC-1 0`, `ABC-1 -4`: how many was said, and can't be. */
const COUNT_IMPOSSIBLE = /^(.+?)\s*(?:[\s:=]|\s[x×*])\s*(?:[-−]\d[\d.,]*|0+(?:[.,]0+)?)$/iu
/** The end of a size: `M8`, `2`, `20 cm`, but not the `A4` of paper. */
const SIZE_BEFORE =
  /(?:^|[\s(])(?:M|Ø)?\d+(?:[.,/]\d+)?\s*(?:mm|cm|m|mtr|meter|inch|inci|in|"|″)?$/iu
/** Codes begin with noughts: `Tinta Epson 003`. */
const CODE = /^0\d/

export const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^["']|["']$/g, '')
    .trim()

type Parts = Quantity & { wanted: string }

const isKnown = ({ quantity, readings }: Quantity) => quantity !== null || readings.length > 0

/** A line in words: what is wanted, and how many. */
export function readWords(given: string): Parts {
  const text =
    tidy(given.replace(PRICE, ' '))
      .replace(/[,;:=-]+$/u, '')
      .trim() || given
  return (
    readFirst(text) ??
    readLast(text) ??
    readAlone(text) ?? {
      wanted: tidy(COUNT_IMPOSSIBLE.exec(text)?.[1] ?? text),
      ...NO_QUANTITY,
    }
  )
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
  const isSize = /[x×*]/i.test(sign) && SIZE_BEFORE.test(wanted) && unit === undefined
  // `M8 x 20`: the number before the sign belongs to the size as well.
  const isCode = sign.trim() === '' && unit === undefined && CODE.test(number)
  if (isSize || isCode) return { wanted: tidy(text), ...NO_QUANTITY }
  const quantity = readQuantity(number, piecesOf(unit))
  return isKnown(quantity)
    ? { wanted: tidy(wanted.replace(/[,:=-]+$/u, '')), ...quantity }
    : undefined
}

function readAlone(text: string): Parts | undefined {
  const [, number, wanted = ''] = COUNT_ALONE.exec(text) ?? []
  if (number === undefined || CODE.test(number)) return undefined
  const quantity = readQuantity(number)
  return isKnown(quantity) ? { wanted: tidy(wanted), ...quantity } : undefined
}
