import { z } from 'zod'
import { actionsShape } from '../kernel/shapes'
import type { Text } from '../kernel/texts'
import { PRODUCT_FIELDS, type ProductField } from './catalog.desk.constants'
import {
  IMPORT_FIELDS,
  type ImportField,
  type TOLD_ENCODINGS,
  NUMBER_STYLES,
} from './catalog.import.constants'
import { IMPORT_STATES } from './catalog.import.states'

/** What a file was written in. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]
export type ToldEncoding = (typeof TOLD_ENCODINGS)[number]
export type NumberStyle = (typeof NUMBER_STYLES)[number]
export const IMPORT_DELIMITERS = [',', ';', '\t'] as const
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number]

/** A text with its values put in, in every language: whoever reads it later reads their own. */
export type SaidText = Text

/** What is wrong with a line; without a field it is the line itself. */
export interface LineProblem {
  field: ImportField | null
  text: SaidText
}

/** Whether there is no such product yet, one that changes, or one that is so already. */
const LINE_KINDS = ['new', 'changed', 'same'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** What an import made of a product's fields: before and after; of a new product what it was given. */
export type ProductChange = Partial<Record<ProductField, readonly (string | readonly string[])[]>>

/** A good line as it will be, each field as people write it. */
export interface SampleLine {
  line: number
  kind: LineKind
  values: Partial<Record<ProductField, string>>
  /** What changes. */
  changed: ProductField[]
  /** The same as it is now, where it is something. */
  before: Partial<Record<ProductField, string>>
}

const words = z.partialRecord(z.enum(PRODUCT_FIELDS), z.string())

const IMPORT_ACTIONS = ['start', 'cancel'] as const

export const importRowShape = z.object({
  _id: z.string(),
  state: z.enum(IMPORT_STATES),
  file_name: z.string(),
  /** Bytes. */
  size: z.number(),
  /** In the file, heading and empty lines left out; null until it was read to its end. */
  lines: z.number().nullable(),
  lines_checked: z.number(),
  /** How far the import has come, bad lines included. */
  lines_imported: z.number(),
  good: z.number(),
  bad: z.number(),
  /** As checked. */
  new_lines: z.number(),
  changed_lines: z.number(),
  /** As imported: good lines, of those products that were made, and that changed. */
  imported: z.number(),
  created: z.number(),
  changed: z.number(),
  /** Why it failed, in the reader's language; empty: it didn't. */
  failure: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  started_by: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** The file and the bad lines are there no more. */
  is_swept: z.boolean(),
  actions: actionsShape(IMPORT_ACTIONS),
})
export type ImportRow = z.output<typeof importRowShape>

export const importShape = importRowShape.extend({
  encoding: z.enum(IMPORT_ENCODINGS).or(z.literal('')),
  numbers: z.enum(NUMBER_STYLES),
  /** What stands between the cells; empty: not known yet. */
  delimiter: z.string(),
  /** What the file calls each field that was found in its first line. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  /** Columns of the file that mean nothing here. */
  unknown_columns: z.array(z.string()),
  sample: z.array(
    z.object({
      line: z.number(),
      kind: z.enum(LINE_KINDS),
      values: words,
      changed: z.array(z.enum(PRODUCT_FIELDS)),
      before: words,
    }),
  ),
})
export type ProductImport = z.output<typeof importShape>

/** A bad line: where it stands in a spreadsheet, its SKU, and what is wrong by column. */
export const badLineShape = z.object({
  line: z.number(),
  sku: z.string(),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type BadLine = z.output<typeof badLineShape>
