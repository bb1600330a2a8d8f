import { decimal } from '../kernel/decimal'

/** A line of a pasted list: what is wanted, by SKU or in words, and how much of it. */
interface PastedLine {
  /** In the text, from 1. */
  line: number
  wanted: string
  /** Digits with a point; null where none was read. */
  quantity: string | null
}

/** Longer than any SKU or name, and than any line that has one. */
const LONGEST_WANTED = 200
const LONGEST_LINE = 1_000

/** What a list begins its lines with: `-`, `•`, `3.`, `3)`. */
const BULLET = /^(?:[-*•–—·▪>]+|\d{1,3}[.)])\s+/u
/** What goods are counted in, in English and Indonesian; it says nothing of how many. */
const UNIT =
  '(?:pcs?|pieces?|units?|ea|each|sets?|packs?|pck|pak|box(?:es)?|dus|karton|cartons?|rim|reams?|rolls?|buah|bh|btl|botol|lembar|lbr|kg|sak|kaleng|pail|galon|unit)\\.?'
const NUMBER = String.raw`\d[\d.,]*`
const COUNT = String.raw`(?:${NUMBER})(?:\s*${UNIT})?`
const TIMES = '[x×*@]'

/** `2 x ABC-1`, `2x ABC-1`, `2 pcs ABC-1`. */
const COUNT_FIRST = new RegExp(
  String.raw`^(${NUMBER})\s*(?:${TIMES}\s+|${TIMES}(?=[^\d\s])|${UNIT}\s+)(.+)$`,
  'iu',
)
/** `ABC-1 x 2`, `ABC-1 - 2 pcs`, `ABC-1: 2`, `ABC-1 = 2`, `ABC-1 (2)`, `ABC-1 2`. */
const COUNT_LAST = new RegExp(
  String.raw`^(.+?)(?:\s*[:=]\s*|\s+[-–—]\s+|\s+${TIMES}\s*|\s*\(\s*|\s+)(${COUNT})\s*\)?$`,
  'iu',
)
/** `2 ballpoint black`, as in a chat message; `80 gsm paper` is how heavy it is, not how many. */
const COUNT_ALONE = new RegExp(
  String.raw`^(${NUMBER})\s+(?!(?:g|gr|gsm|mg|kg|ml|cc|l|ltr|liter|mm|cm|m|inch|in|watt|w|v|volt|k|gb|tb|mb|ply)\b)(\p{L}.+)$`,
  'iu',
)
/** `ABC-1 0`, `ABC-1 -4`: how many was said, and can't be. */
const COUNT_IMPOSSIBLE = /^(.+?)\s*(?:[\s:=]|\s[x×*])\s*(?:[-−]\d[\d.,]*|0+(?:[.,]0+)?)$/iu
const ONLY_COUNT = new RegExp(String.raw`^${TIMES}?\s*(${COUNT})$`, 'iu')
const HEADING =
  /^(?:no\.?\W+)?(?:sku|kode|code|product|produk|item|barang)\b.*\b(?:qty|quantity|jumlah|kuantitas)\b/iu

/**
 * A quantity as people write it: `1.000` and `1,000` are thousands, `2,5` and `2.5` a half, at most
 * two decimals. @returns digits with a point, or null when it is none.
 */
export function readQuantity(text: string): string | null {
  const digits = text.replace(/[^\d.,]/g, '')
  const isThousands = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(digits)
  const plain = isThousands ? digits.replace(/[.,]/g, '') : digits.replace(',', '.')
  if (!/^\d{1,7}(?:\.\d{1,2})?$/.test(plain)) return null
  const quantity = decimal(plain)
  return quantity.gt(0) ? quantity.toFixed() : null
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^["']|["']$/g, '')
    .trim()

/** The cells of a line of a spreadsheet: between tabs, or semicolons. */
function cellsOf(text: string): readonly string[] | null {
  const between = text.includes('\t') ? '\t' : ';'
  const cells = text.split(between).map(tidy).filter(Boolean)
  return cells.length > 1 ? cells : null
}

type Parts = Omit<PastedLine, 'line'>

/** Of cells, the last that is a number alone is how many; the first of the others is what. */
function readCells(cells: readonly string[]): Parts | null {
  const at = cells.findLastIndex((cell) => ONLY_COUNT.test(cell))
  const quantity = at < 0 ? null : readQuantity(ONLY_COUNT.exec(cells[at] ?? '')?.[1] ?? '')
  const others = cells.filter((_, index) => index !== at)
  // A column that numbers the lines is no SKU.
  const wanted = others.find((cell) => !/^\d{1,3}[.)]?$/.test(cell)) ?? others[0]
  return wanted === undefined ? null : { wanted, quantity }
}

function readWords(text: string): Parts {
  const first = COUNT_FIRST.exec(text)
  if (first) {
    const quantity = readQuantity(first[1] ?? '')
    if (quantity !== null) return { wanted: tidy(first[2] ?? ''), quantity }
  }
  const last = COUNT_LAST.exec(text.replace(/,\s+(?=\d[\d.,]*\s*\S*$)/u, ' '))
  if (last) {
    const quantity = readQuantity(last[2] ?? '')
    if (quantity !== null)
      return { wanted: tidy((last[1] ?? '').replace(/[,:=-]+$/u, '')), quantity }
  }
  const alone = COUNT_ALONE.exec(text)
  const quantity = alone && readQuantity(alone[1] ?? '')
  if (alone && quantity) return { wanted: tidy(alone[2] ?? ''), quantity }
  const impossible = COUNT_IMPOSSIBLE.exec(text)
  return { wanted: tidy(impossible?.[1] ?? text), quantity: null }
}

/**
 * The lines of a list as it was copied from a spreadsheet or a chat message; empty lines and a
 * heading are passed over.
 */
export function parsePastedList(text: string): PastedLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const whole = raw.trim().slice(0, LONGEST_LINE)
    const cells = cellsOf(whole)
    const plain = tidy(whole.replace(BULLET, ''))
    if (plain === '' || (index === 0 && HEADING.test(plain))) return []
    const parts = cells ? readCells(cells) : readWords(plain)
    if (!parts || parts.wanted === '') return []
    return [{ line: index + 1, ...parts, wanted: parts.wanted.slice(0, LONGEST_WANTED) }]
  })
}
