import { shorten } from '../kernel/cut'
import type { Text, WordedValues } from '../kernel/texts'
import { columnName, IMPORT_COLUMNS } from './catalog.import.columns'
import { IMPORT_FIELDS, type ImportField, MOST_IMPORT_COLUMNS } from './catalog.import.constants'
import { importErrors } from './catalog.import.errors'
import { IMPORT_DELIMITERS, type ImportDelimiter } from './catalog.import.model'
import { badFileTexts } from './catalog.import.texts'

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
/** Of rupiah: `Harga (ribu)`, `Price (x1000)`, `Harga (Rp.000)`. */
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

/** `Harga (per lusin)` is not what one costs; `Price (gross)` may be. */
const FOR_SEVERAL = /(?:\b(?:lusin|lsn|dozen|kodi)|(?:\bper|\/|\d)\s*gross)\b/i

interface Measured {
  factors: Factors
  /** What is stored, as it is named where another unit is refused. */
  unit: string
  /** Without it every other word is refused; else those that are known to be another unit. */
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
/** Currencies by sign or code; other words beside a price say no currency. */
const CURRENCY =
  /^(?:us\$?|s\$|a\$|rm|[$€£¥₹]|usd|eur|gbp|jpy|sgd|myr|aud|cny|rmb|thb|hkd|inr|krw|php|vnd|dollars?|dolar|euro|yen|yuan|ringgit)$/
/** What a price is for; it changes no figure. */
const PER = /^(?:pcs?|piece|unit|buah|net|nett)$/
/** The vendor's price has its tax in it, which the app would add once more. */
const WITH_TAX =
  /^(?:sudah )?(?:termasuk|incl(?:uding|usive|\.)?|inkl\w*|plus|\+)\b.*(?:ppn|pajak|tax|vat)/

interface UnitFailure {
  text: Text
  values: { column: string; unit: string }
}

interface NamedColumn {
  /** The name without what it says of units. */
  label: string
  /** What it says of them, in brackets or as its last word: `g`, `Rp`. */
  notes: readonly string[]
}

const BRACKETS = /[([]([^()[\]]*)[)\]]/g
const SIGNS = /[$€£¥₹%]/g
/** What may part a name from its unit: `Berat/gr`, `Harga - USD`, `Price in USD`. */
const LAST_WORD = /^(.+?)(?:\s*[/,:-]\s*|\s+(?:(?:dalam|in|per)\s+)?)(\S+)$/i

const isUnitWord = (word: string) =>
  [KILOGRAMS, CENTIMETRES, DAYS, PERCENT, THOUSANDS].some((all) => Object.hasOwn(all, word)) ||
  RUPIAH.test(word) ||
  CURRENCY.test(word) ||
  PER.test(word)

const plainWord = (word: string) => word.toLowerCase().replace(/\.$/, '')

/** A column's name, parted from the units that it says. */
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

/** Words of a note; a unit counts before what it is of: `kg/pcs`, `g per pack`. */
const wordsOf = (note: string): string[] =>
  (note.toLowerCase().split(/\/|\bper\b/)[0] ?? '')
    .replace(/\b(?:rp|idr)\.?(?=0|\s|$)/g, ' rp ')
    .split(/[\s,]+/)
    .map(plainWord)
    .filter(Boolean)

/**
 * What the figures of a column are multiplied by, from the unit in its name: `Weight (g)`.
 * @returns undefined where there is nothing to convert; the failure for a unit that is not known here.
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

/** What a file calls its columns, and what is meant by each; `null`: nothing that is known here. */
export interface Heading {
  names: readonly string[]
  fields: readonly (ImportField | null)[]
  /** By column: what its figures are multiplied by, where its name has another unit than is kept. */
  factors: readonly (string | undefined)[]
  /** Of those, the names of columns that mean nothing here. */
  unknown: readonly string[]
}

interface HeadingFailure {
  text: Text
  values: WordedValues
}

/** Letters and digits alone, without what stands in brackets: `Harga_Eceran (Rp)` is hargaeceran. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[([][^()[\]]*[)\]]/g, '')
    .replace(/[^a-z0-9]/g, '')

/** Said by the file of bad lines, which is imported again. */
const PASSED_OVER = new Set(
  [badFileTexts.line, badFileTexts.problems].flatMap((text) => [plain(text.en), plain(text.id)]),
)

/** A column that we added to the file of bad lines ourselves. */
export const isPassedOver = (name: string): boolean => PASSED_OVER.has(plain(name))

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_COLUMNS.flatMap(({ field, aliases }) => {
    const { en, id } = columnName(field)
    return [field, en, id, ...aliases].map((name) => [plain(name), field] as const)
  }),
)

/** Longer cells are no names of columns, and reading one takes the square of its length. */
const LONGEST_NAME = 500

/** The field of a column, whether its name ends with a unit or not: `Harga`, `Harga Rp`. */
const fieldOf = (name: string): ImportField | undefined =>
  name.length > LONGEST_NAME
    ? undefined
    : (FIELDS.get(plain(name)) ?? FIELDS.get(plain(partHeading(name).label)))

const LONGEST_TOLD = 120

/** The cells of a heading as a person can recognise them. */
const told = (names: readonly string[]): string =>
  shorten(names.filter(Boolean).join(' · '), LONGEST_TOLD)

/** How many columns a heading has that are known here: what its delimiter is judged by. */
export const countKnown = (names: readonly string[]): number =>
  new Set(names.flatMap((name) => fieldOf(name) ?? [])).size

/**
 * What the first line says, in English or Indonesian, in any order (`docs/domain.md` §5).
 * @returns the failure where it names no SKU, nothing beside it, or a field twice.
 */
export function readHeading(names: readonly string[]): Heading | HeadingFailure {
  if (names.length > MOST_IMPORT_COLUMNS)
    return {
      text: importErrors.tooManyColumns,
      values: { count: names.length, most: MOST_IMPORT_COLUMNS },
    }
  const fields = names.map((name) => fieldOf(name) ?? null)
  const found = { found: told(names) }
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

/** The sign that makes the most of a heading: the most known columns, then the most cells. */
export function chooseDelimiter(split: (delimiter: ImportDelimiter) => readonly string[]) {
  const [best] = IMPORT_DELIMITERS.map((delimiter) => {
    const names = split(delimiter)
    return { delimiter, known: countKnown(names), cells: names.length }
  }).toSorted((a, b) => b.known - a.known || b.cells - a.cells)
  return best?.delimiter ?? IMPORT_DELIMITERS[0]
}
