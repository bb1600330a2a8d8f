import type { Rate } from '../../kernel/contract'
import { PRODUCT_FIELDS } from '../portal/portal.constants'

export const IMPORT_FIELDS = [...PRODUCT_FIELDS, 'stock_seen'] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Bytes (30 MB). */
export const LARGEST_IMPORT = 30 * 1024 * 1024
/** Maximum number of lines below the heading. */
export const MAX_IMPORT_LINES = 100_000
/** Maximum length of one line in characters, including quoted line breaks. */
export const LONGEST_IMPORT_LINE = 100_000
/** Maximum number of columns in the heading. */
export const MAX_IMPORT_COLUMNS = 200
/** Number of lines imported in one transaction. */
export const IMPORT_BATCH = 500
/** Number of valid lines shown in the preview. */
export const IMPORT_SAMPLE = 20
export const IMPORTS_PAGE_SIZE = 25
export const IMPORT_PROBLEMS_PAGE_SIZE = 50
/** Interval between status requests for a running import, in milliseconds. */
export const IMPORT_POLL_MS = 1_000
/** Days after which the file and the bad lines are deleted; the counts remain. */
export const IMPORT_LIFETIME_DAYS = 30
/** Hours after which an incomplete upload is deleted. */
export const IMPORT_UNSTORED_HOURS = 1
export const IMPORT_RATE: Rate = { name: 'import', per: 'person', max: 20, seconds: 60 }
/** Types offered by the file chooser; the server checks the content. */
export const IMPORT_ACCEPT = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values'

/** Encodings that the user can choose; `read`: detected from the file. */
export const SHOWN_ENCODINGS = ['read', 'utf-8', 'utf-16', 'windows-1252'] as const

/** Decimal point, decimal comma, or detected number by number. */
export const NUMBER_STYLES = ['read', 'point', 'comma'] as const
