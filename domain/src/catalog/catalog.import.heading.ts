import { shorten } from '../kernel/cut'
import type { Text, WordedValues } from '../kernel/texts'
import { columnName, IMPORT_COLUMNS } from './catalog.import.columns'
import { IMPORT_FIELDS, MOST_IMPORT_COLUMNS, type ImportField } from './catalog.import.constants'
import { importErrors } from './catalog.import.errors'
import { IMPORT_DELIMITERS, type ImportDelimiter } from './catalog.import.model'
import { badFileTexts } from './catalog.import.texts'
import { factorOf, partHeading } from './catalog.import.units'

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
