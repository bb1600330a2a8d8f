import type { Rate } from '../kernel/contract'

/** Bytes (10 MB). */
export const LARGEST_UPLOAD = 10 * 1024 * 1024
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
/** What a file chooser offers. */
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',')
/** Seconds for which a link to a file opens it. */
export const FILE_LINK_SECONDS = 15 * 60
/** Of a link that is mailed. */
export const MAILED_FILE_LINK_SECONDS = 30 * 24 * 60 * 60
/** An upload that nothing was made of is removed after so many days. */
export const UNATTACHED_DAYS = 7
export const UPLOAD_RATE: Rate = { name: 'upload', per: 'person', most: 60, seconds: 60 }
