import type { Rate } from '../kernel/contract'
import type { FilePrefix } from './files.model'

/** Bytes (10 MB). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024
/** Maximum width times height of a picture, read from its header. */
export const MAX_PIXELS = 40_000_000
/** Prefixes that each side may upload to; order PDFs (`emailPO`) are created by the server. */
export const PREFIXES_BY_SIDE = {
  buyer: ['buyer', 'chat'],
  vendor: ['products', 'vendor', 'chat'],
  provider: ['provider'],
  account: [],
} as const satisfies Readonly<Record<string, readonly FilePrefix[]>>
/** Maximum length of a file name, in characters. */
export const LONGEST_FILE_NAME = 150
/**
 * Accepted media types, detected from the content: PDF and images (Spec 1 §9), without types that
 * can contain scripts.
 */
export const UPLOAD_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',')

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Office documents, detected from the content; documents with macros have other types. */
export const OFFICE_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
] as const
/** Text files are distinguished only by their extension, because their content does not show the type. */
export const TEXT_TYPES = ['text/csv', 'text/plain'] as const
/** Types that can be attached to a message besides PDF and images. Browsers only download them. */
export const DOCUMENT_TYPES = [...OFFICE_TYPES, ...TEXT_TYPES] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type FileType = UploadType | DocumentType
/** Minimum lifetime of a file link. */
export const FILE_LINK_SECONDS = 15 * 60
/**
 * Links expire at multiples of this interval, so that a file's address stays the same for a
 * while: browsers can cache pictures, and repeated lists are identical.
 */
export const FILE_LINK_STEP_SECONDS = 5 * 60
/** Time after which a page requests a new link, well before the old one expires. */
export const FILE_LINK_RENEWAL_MS = (FILE_LINK_SECONDS * 1000 * 2) / 3
/** Lifetime of a link in an email. */
export const MAILED_FILE_LINK_SECONDS = 30 * 24 * 60 * 60
/** Time after which an unused upload is deleted. */
export const UNATTACHED_DAYS = 7
export const UPLOAD_RATE: Rate = { name: 'upload', per: 'person', max: 60, seconds: 60 }
/** Time after which an upload without content is deleted. */
export const UNSTORED_HOURS = 1
/** Maximum number of uploads that one process reads concurrently; each briefly needs up to twice its 10 MB. */
export const UPLOADS_AT_ONCE = 10
/** Maximum number of concurrent uploads per user and per company, so that slow ones do not block the others. */
export const UPLOADS_AT_ONCE_OF_ONE = 4
export const UPLOADS_AT_ONCE_OF_COMPANY = 5
/** Maximum number of waiting uploads; further ones are refused and must be retried. */
export const UPLOADS_WAITING = 100
/** Maximum number of waiting uploads per user and per company. */
export const UPLOADS_WAITING_OF_ONE = 20
export const UPLOADS_WAITING_OF_COMPANY = 50
/** How long an upload waits for its turn. */
export const UPLOAD_PATIENCE_SECONDS = 20
/** Time without data after which an upload is aborted, because others wait for its place. */
export const UPLOAD_SILENCE_SECONDS = 10
/** Minimum average speed, that of a bad mobile connection; slower uploads are aborted. */
export const UPLOAD_MIN_BYTES_PER_SECOND = 4_000
/** Time before the minimum speed applies, because connections start slowly. */
export const UPLOAD_GRACE_SECONDS = 10
/** Maximum duration of an upload: 10 MB at 0.5 Mbit/s. */
export const UPLOAD_SECONDS = 180
/** Maximum duration of a streamed upload of 30 MB. */
export const LARGE_UPLOAD_SECONDS = 540

/** Maximum number and total size of a company's unused uploads. */
export const MAX_UNATTACHED = { files: 200, bytes: 500 * 1024 * 1024 } as const
/** Delay before the upload of a proof begins (Spec 2 §4, §9). */
export const UPLOAD_STARTS_AFTER_MS = 1_000
