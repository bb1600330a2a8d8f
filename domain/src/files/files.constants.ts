import type { Rate } from '../kernel/contract'
import type { FilePrefix } from './files.model'

/** Bytes (10 MB). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024
/** Width times height of a picture, as its own beginning says. */
export const MOST_PIXELS = 40_000_000
/** What each side uploads; order PDFs (`emailPO`) are the platform's own. */
export const PREFIXES_BY_SIDE = {
  buyer: ['buyer', 'chat'],
  vendor: ['products', 'vendor', 'chat'],
  provider: ['provider'],
  account: [],
} as const satisfies Readonly<Record<string, readonly FilePrefix[]>>
/** Of a file's name, in characters. */
export const LONGEST_FILE_NAME = 150
/** Media types by content: PDF and images (Spec 1 §9), without those that can carry scripts. */
export const UPLOAD_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]
/** What a file chooser offers. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',')

/** Spreadsheets: those that Pasok makes, and those that are attached to a message. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Office documents by their content; those with macros have other types. */
export const OFFICE_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const
/** A text says of itself only that it is one: its ending says which. */
export const TEXT_TYPES = ['text/csv', 'text/plain'] as const
/** What may be attached to a message, beside PDF and images. Browsers only save them. */
export const DOCUMENT_TYPES = [...OFFICE_TYPES, ...TEXT_TYPES] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
/** All types that are stored. */
export type FileType = UploadType | DocumentType
/** Seconds for which a link to a file opens it, at least. */
export const FILE_LINK_SECONDS = 15 * 60
/**
 * Links end at whole multiples of these seconds, so that one file keeps one address for a while: a
 * browser shows a picture that it has, and lists asked for again are the same.
 */
export const FILE_LINK_STEP = 5 * 60
/** Milliseconds after which a page asks for a link again: well before it ends. */
export const FILE_LINK_RENEWAL = (FILE_LINK_SECONDS * 1000 * 2) / 3
/** Of a link that is mailed. */
export const MAILED_FILE_LINK_SECONDS = 30 * 24 * 60 * 60
/** An upload that nothing was made of is removed after so many days. */
export const UNATTACHED_DAYS = 7
export const UPLOAD_RATE: Rate = { name: 'upload', per: 'person', most: 60, seconds: 60 }
/** An upload whose content did not arrive is removed after so many hours. */
export const UNSTORED_HOURS = 1
/** Uploads that one process reads at a time: each takes up to twice its 10 MB for a moment. */
export const UPLOADS_AT_ONCE = 10
/** Of these, by one person, and by one company: others find a place beside the slowest. */
export const UPLOADS_AT_ONCE_OF_ONE = 4
export const UPLOADS_AT_ONCE_OF_COMPANY = 5
/** Uploads that wait for their turn; beyond that they are told to come back. */
export const UPLOADS_WAITING = 100
/** Of these, of one person, and of one company. */
export const UPLOADS_WAITING_OF_ONE = 20
export const UPLOADS_WAITING_OF_COMPANY = 50
/** Seconds that an upload waits for its turn. */
export const UPLOAD_PATIENCE = 20
/** Seconds without a byte after which an upload is given up: others wait for its place. */
export const UPLOAD_SILENCE = 10
/** Bytes a second that must have come on average, else an upload is given up: a bad mobile line. */
export const UPLOAD_SLOWEST = 4_000
/** Seconds before that is asked for: lines wake up slowly. */
export const UPLOAD_GRACE = 10
/** Seconds in which an upload must have been sent: 10 MB at 0.5 Mbit/s. */
export const UPLOAD_SECONDS = 180
/** The same of one that is handed on as it comes: 30 MB. */
export const LARGE_UPLOAD_SECONDS = 540

/** What a company may keep at once of uploads that nothing was made of yet. */
export const MOST_UNATTACHED = { files: 200, bytes: 500 * 1024 * 1024 } as const
/** Milliseconds before the upload of a proof begins (Spec 2 §4, §9). */
export const UPLOAD_STARTS_AFTER = 1_000
