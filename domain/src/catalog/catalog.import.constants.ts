import type { Rate } from '../kernel/contract'
import { PRODUCT_FIELDS } from './catalog.desk.constants'

/** What a column can be about: beside the fields of a product, the stock there was at the export. */
export const IMPORT_FIELDS = [...PRODUCT_FIELDS, 'stock_seen'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Bytes (30 MB). */
export const LARGEST_IMPORT = 30 * 1024 * 1024
/** Below the heading. */
export const MOST_IMPORT_LINES = 100_000
/** Characters of one line, with all that stands in quotes. */
export const LONGEST_IMPORT_LINE = 100_000
/** Cells of a heading. */
export const MOST_IMPORT_COLUMNS = 200
/** Lines of one transaction. */
export const IMPORT_BATCH = 500
/** Good lines that are shown as they will be. */
export const IMPORT_SAMPLE = 20
export const IMPORTS_PAGE_SIZE = 25
export const IMPORT_PROBLEMS_PAGE_SIZE = 50
/** How often a running import is asked for, in milliseconds. */
export const IMPORT_POLL_MS = 1_000
/** The file and the bad lines are kept for so many days; the counts stay. */
export const IMPORT_KEPT_DAYS = 30
/** An upload that did not arrive whole is removed after so many hours. */
export const IMPORT_UNSTORED_HOURS = 1
export const IMPORT_RATE: Rate = { name: 'import', per: 'person', most: 20, seconds: 60 }
/** What a file chooser offers; what counts is the content. */
export const IMPORT_ACCEPT = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values'

/** What may be told of it; `read`: it is found in the file. */
export const TOLD_ENCODINGS = ['read', 'utf-8', 'utf-16', 'windows-1252'] as const

/** Digits behind a point, digits behind a comma, or read from each number. */
export const NUMBER_STYLES = ['read', 'point', 'comma'] as const
