import { shorten } from '../../kernel/cut'
import type { Text, WordedValues } from '../../kernel/texts'
import { columnName, IMPORT_COLUMNS } from './imports.columns'
import { IMPORT_FIELDS, type ImportField, MAX_IMPORT_COLUMNS } from './imports.constants'
import { importErrors } from './imports.errors'
import { IMPORT_DELIMITERS, type ImportDelimiter } from './imports.model'
import { badFileTexts } from './imports.texts'

/** The factor from the heading's unit to the stored unit. */
type Factors = Readonly<Record<string, string>>

const KILOGRAMS: Factors = {
  kg: '1',
  kilogram: '1',
  kilo: '1',
  g: '0.001',
  gr: '0.001',
  gram: '0.001',
  grams: '0.001',
  ton: '1000',
}
const CENTIMETRES: Factors = {
  cm: '1',
  centimeter: '1',
  sentimeter: '1',
  mm: '0.1',
  milimeter: '0.1',
  millimeter: '0.1',
  m: '100',
  meter: '100',
  in: '2.54',
  inch: '2.54',
  inci: '2.54',
}
const DAYS: Factors = { hari: '1', days: '1', day: '1', minggu: '7', weeks: '7', week: '7' }
const PERCENT: Factors = { '%': '1', persen: '1', percent: '1' }
/** Factors to rupiah: `Harga (ribu)`, `Price (x1000)`, `Harga (Rp.000)`. */
const THOUSANDS: Factors = {
  ribu: '1000',
  ribuan: '1000',
  rb: '1000',
  k: '1000',
  thousand: '1000',
  thousands: '1000',
  '000': '1000',
  x1000: '1000',
  juta: '1000000',
  jutaan: '1000000',
  jt: '1000000',
  million: '1000000',
  millions: '1000000',
}
const DOZENS: Factors = { lusin: '12', lsn: '12', dozen: '12', kodi: '20', gross: '144' }

/** Notes on the price of several pieces: `Harga (per lusin)`; `Price (gross)` may be the price of one. */
const FOR_SEVERAL = /(?:\b(?:lusin|lsn|dozen|kodi)|(?:\bper|\/|\d)\s*gross)\b/i

interface Measured {
  factors: Factors
  /** The stored unit, named in the error about another unit. */
  unit: string
  /** Recognises words for another unit, which are refused; by default every unknown word is refused. */
  isOther?: (word: string) => boolean
}

const isMoney = (word: string) => RUPIAH.test(word) || CURRENCY.test(word)
const isLongTime = (word: string) => /^(?:bulan|bln|months?|tahun|thn|years?)$/.test(word)

const LENGTH: Measured = { factors: CENTIMETRES, unit: 'cm' }
const UNITS: Partial<Record<ImportField, Measured>> = {
  weight: { factors: KILOGRAMS, unit: 'kg' },
  width: LENGTH,
  height: LENGTH,
  length: LENGTH,
  payment_term: { factors: DAYS, unit: 'hari/days', isOther: isLongTime },
  discount_product: { factors: PERCENT, unit: '%', isOther: isMoney },
  tax_percentage: { factors: PERCENT, unit: '%', isOther: isMoney },
}

const RUPIAH = /^(?:rp|idr|rupiah)$/
/** Currencies by sign or code; other words in a price's heading are not read as a currency. */
const CURRENCY =
  /^(?:us\$?|s\$|a\$|rm|[$€£¥₹]|usd|eur|gbp|jpy|sgd|myr|aud|cny|rmb|thb|hkd|inr|krw|php|vnd|dollars?|dolar|euro|yen|yuan|ringgit)$/
/** Words that describe the price without changing its amount. */
const PER = /^(?:pcs?|piece|unit|buah|net|nett)$/
/** Notes on prices that include tax; the application would add the tax a second time. */
const WITH_TAX =
  /^(?:sudah )?(?:termasuk|incl(?:uding|usive|\.)?|inkl\w*|plus|\+)\b.*(?:ppn|pajak|tax|vat)/

interface UnitFailure {
  text: Text
  values: { column: string; unit: string }
}

interface NamedColumn {
  /** The name without units. */
  label: string
  /** The units in the name, in brackets or as its last word: `g`, `Rp`. */
  notes: readonly string[]
}

const BRACKETS = /[([]([^()[\]]*)[)\]]/g
const SIGNS = /[$€£¥₹%]/g
/** Separates a column's name from its unit: `Berat/gr`, `Harga - USD`, `Price in USD`. */
const LAST_WORD = /^(.+?)(?:\s*[/,:-]\s*|\s+(?:(?:dalam|in|per)\s+)?)(\S+)$/i

const isUnitWord = (word: string) =>
  [KILOGRAMS, CENTIMETRES, DAYS, PERCENT, THOUSANDS].some((all) => Object.hasOwn(all, word)) ||
  RUPIAH.test(word) ||
  CURRENCY.test(word) ||
  PER.test(word)

const plainWord = (word: string) => word.toLowerCase().replace(/\.$/, '')

function partHeading(given: string): NamedColumn {
  const name = given.normalize('NFKC')
  const bare = name.replace(BRACKETS, ' ')
  const notes = [
    ...[...name.matchAll(BRACKETS)].map(([, note = '']) => note.trim()),
    ...(bare.match(SIGNS) ?? []),
  ].filter(Boolean)
  const label = bare.replace(SIGNS, ' ').replace(/[*:]/g, ' ').trim()
  const [, first, last] = LAST_WORD.exec(label) ?? []
  if (first === undefined || last === undefined || !isUnitWord(plainWord(last)))
    return { label, notes }
  return { label: first, notes: [...notes, last] }
}

/** Returns the words of a note; only the unit before "per" counts: `kg/pcs`, `g per pack`. */
const wordsOf = (note: string): string[] =>
  (note.toLowerCase().split(/\/|\bper\b/)[0] ?? '')
    .replace(/\b(?:rp|idr)\.?(?=0|\s|$)/g, ' rp ')
    .split(/[\s,]+/)
    .map(plainWord)
    .filter(Boolean)

/**
 * Returns the factor for a column's numbers, from the unit in its name: `Weight (g)`. @returns
 * undefined when no conversion is needed; an error for an unknown unit.
 */
function factorOf(field: ImportField | null, name: string): string | UnitFailure | undefined {
  if (field === null) return undefined
  const { notes } = partHeading(name)
  if (field === 'retail_price') return factorOfPrice(name, notes)
  const words = notes.flatMap(wordsOf)
  if (field === 'stock') return words.map((word) => DOZENS[word]).find(Boolean)
  const known = UNITS[field]
  if (!known || words.length === 0) return undefined
  const factor = words.map((word) => known.factors[word]).find(Boolean)
  if (factor !== undefined) return factor === '1' ? undefined : factor
  return words.some(known.isOther ?? (() => true))
    ? { text: importErrors.unknownUnit, values: { column: name, unit: known.unit } }
    : undefined
}

function factorOfPrice(column: string, notes: readonly string[]): string | UnitFailure | undefined {
  const words = notes.flatMap(wordsOf)
  const unit = words.find((word) => CURRENCY.test(word))
  if (unit !== undefined) {
    const note = notes.find((one) => wordsOf(one).includes(unit)) ?? unit
    return { text: importErrors.otherCurrency, values: { column, unit: note } }
  }
  const taxed = notes.find((note) => WITH_TAX.test(note.toLowerCase().trim()))
  if (taxed !== undefined) return { text: importErrors.withTax, values: { column, unit: taxed } }
  const several = notes.find((note) => FOR_SEVERAL.test(note))
  if (several !== undefined)
    return { text: importErrors.forSeveral, values: { column, unit: several } }
  return words.map((word) => THOUSANDS[word]).find(Boolean)
}

/** The file's column names and the field each one means; `null` for an unknown column. */
export interface Heading {
  names: readonly string[]
  fields: readonly (ImportField | null)[]
  /** The factor for each column's numbers; undefined when its unit is the stored one. */
  factors: readonly (string | undefined)[]
  unknown: readonly string[]
}

interface HeadingFailure {
  text: Text
  values: WordedValues
}

/** Reduces a name to letters and digits, without text in brackets: `Harga_Eceran (Rp)` becomes hargaeceran. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[([][^()[\]]*[)\]]/g, '')
    .replace(/[^a-z0-9]/g, '')

/** Columns of the file of bad lines, which users correct and import again. */
const PASSED_OVER = new Set(
  [badFileTexts.line, badFileTexts.problems].flatMap((text) => [plain(text.en), plain(text.id)]),
)

/** Returns whether this is a column that the export of bad lines added. */
export const isPassedOver = (name: string): boolean => PASSED_OVER.has(plain(name))

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_COLUMNS.flatMap(({ field, aliases }) => {
    const { en, id } = columnName(field)
    return [field, en, id, ...aliases].map((name) => [plain(name), field] as const)
  }),
)

/** Longer cells are no column names, and matching takes time proportional to the square of their length. */
const LONGEST_NAME = 500

/** Returns the field of a column, with or without a unit at the end of its name: `Harga`, `Harga Rp`. */
const fieldOf = (name: string): ImportField | undefined =>
  name.length > LONGEST_NAME
    ? undefined
    : (FIELDS.get(plain(name)) ?? FIELDS.get(plain(partHeading(name).label)))

const MAX_HEADING_LENGTH = 120

const joinNames = (names: readonly string[]): string =>
  shorten(names.filter(Boolean).join(' · '), MAX_HEADING_LENGTH)

/** Returns the number of known columns in a heading, used to choose its delimiter. */
export const countKnown = (names: readonly string[]): number =>
  new Set(names.flatMap((name) => fieldOf(name) ?? [])).size

/**
 * Reads the heading, in English or Indonesian, columns in any order (`docs/domain.md` §5). @returns an error
 * when the SKU column is missing, no other column is known, a field occurs twice or a unit is unknown.
 */
export function readHeading(names: readonly string[]): Heading | HeadingFailure {
  if (names.length > MAX_IMPORT_COLUMNS)
    return {
      text: importErrors.tooManyColumns,
      values: { count: names.length, most: MAX_IMPORT_COLUMNS },
    }
  const fields = names.map((name) => fieldOf(name) ?? null)
  const found = { found: joinNames(names) }
  if (fields.every((field) => field === null))
    return { text: importErrors.noHeading, values: found }
  if (!fields.includes('sku')) return { text: importErrors.noSku, values: found }
  for (const field of IMPORT_FIELDS) {
    const [first, second] = names.filter((_, at) => fields[at] === field)
    if (first !== undefined && second !== undefined) {
      const values = { column: columnName(field), first, second }
      return { text: importErrors.twoColumns, values }
    }
  }
  if (new Set(fields).size < (fields.includes(null) ? 3 : 2))
    return { text: importErrors.nothingBesideSku, values: found }
  const unknown = names.filter(
    (name, at) => fields[at] === null && name !== '' && !isPassedOver(name),
  )
  const units = fields.map((field, at) => factorOf(field, names[at] ?? ''))
  const failure = units.find((unit) => typeof unit === 'object')
  if (failure) return failure
  const factors = units.map((unit) => (typeof unit === 'string' ? unit : undefined))
  return { names, fields, factors, unknown }
}

/** Returns the delimiter that gives the most known columns, then the most cells. */
export function chooseDelimiter(split: (delimiter: ImportDelimiter) => readonly string[]) {
  const [best] = IMPORT_DELIMITERS.map((delimiter) => {
    const names = split(delimiter)
    return { delimiter, known: countKnown(names), cells: names.length }
  }).toSorted((a, b) => b.known - a.known || b.cells - a.cells)
  return best?.delimiter ?? IMPORT_DELIMITERS[0]
}
