import { z } from 'zod'
import { actionsShape } from '../../kernel/shapes'
import type { Text } from '../../kernel/texts'
import { PRODUCT_FIELDS, type ProductField } from '../portal/portal.constants'
import {
  IMPORT_FIELDS,
  type ImportField,
  type SHOWN_ENCODINGS,
  NUMBER_STYLES,
} from './imports.constants'
import { IMPORT_STATES } from './imports.states'

export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]
export type ShownEncoding = (typeof SHOWN_ENCODINGS)[number]
export type NumberStyle = (typeof NUMBER_STYLES)[number]
export const IMPORT_DELIMITERS = [',', ';', '\t'] as const
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number]

/** A text with its values filled in, in every language, because readers may use different languages. */
export type MessageText = Text

/** An error in a line; without a field it concerns the whole line. */
export interface LineProblem {
  field: ImportField | null
  text: MessageText
}

const LINE_KINDS = ['new', 'changed', 'same'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** The changes an import made to a product: values before and after; for a new product the given values. */
export type ProductChange = Partial<Record<ProductField, readonly (string | readonly string[])[]>>

/** A valid line as it will be imported, with its fields formatted for display. */
export interface SampleLine {
  line: number
  kind: LineKind
  values: Partial<Record<ProductField, string>>
  changed: ProductField[]
  /** The current values of the changed fields, where not empty. */
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
  /** Lines without heading and empty lines; null until the whole file has been read. */
  lines: z.number().nullable(),
  lines_checked: z.number(),
  /** Lines processed by the import, bad lines included. */
  lines_imported: z.number(),
  good: z.number(),
  bad: z.number(),
  /** Counts from the check. */
  new_lines: z.number(),
  changed_lines: z.number(),
  /** Counts from the import: valid lines, products created and products changed. */
  imported: z.number(),
  created: z.number(),
  changed: z.number(),
  /** The error in the current user's language; empty unless the import failed. */
  failure: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  started_by: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** The file and the bad lines have been deleted. */
  is_swept: z.boolean(),
  actions: actionsShape(IMPORT_ACTIONS),
})
export type ImportRow = z.output<typeof importRowShape>

export const importShape = importRowShape.extend({
  encoding: z.enum(IMPORT_ENCODINGS).or(z.literal('')),
  numbers: z.enum(NUMBER_STYLES),
  /** The delimiter between cells; empty until detected. */
  delimiter: z.string(),
  /** The file's column name for each field in its heading. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
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

export const badLineShape = z.object({
  line: z.number(),
  sku: z.string(),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
})
export type BadLine = z.output<typeof badLineShape>
