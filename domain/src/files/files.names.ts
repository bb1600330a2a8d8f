import { cleanName } from '../kernel/clean-name'
import { cut } from '../kernel/cut'
import { LONGEST_FILE_NAME, TEXT_TYPES, type FileType } from './files.constants'

/** The file extensions of each type; the first is added to a name that has none of them. */
const ENDINGS: Readonly<Record<FileType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
}

/**
 * Spaces (Spec 1 §9), control and invisible characters, and characters with a meaning in file
 * systems or shells.
 */
const UNWANTED = /[\s\p{C}\p{Z}"'`<>:|?*&;$%#]/gu
const ENDING = /\.([A-Za-z0-9]{1,5})$/
/** Empty, or only punctuation. */
const NAMELESS = /^\p{P}*$/u

/** Control and invisible characters, including unpaired surrogates. */
const UNSEEN = /\p{C}/gu

const lastPart = (path: string): string => /([^/\\]*)[/\\]*$/.exec(path)?.[1] ?? ''

const endingOf = (name: string): string | undefined => ENDING.exec(name)?.[1]?.toLowerCase()

/** The extensions of files that can be attached to a message, in the order of `FileType`. */
export const MESSAGE_FILE_ENDINGS: readonly string[] = Object.values(ENDINGS).flat()

/** Returns the type of a text file from its extension; undefined for other extensions. */
export const findTextType = (name: string): (typeof TEXT_TYPES)[number] | undefined =>
  TEXT_TYPES.find((type) => ENDINGS[type].some((ending) => ending === endingOf(name.trim())))

/**
 * Returns a name for display, at most 150 characters; longer names are cut at the start, because
 * the end identifies the file.
 */
export const shownFileName = (name: string): string =>
  Array.from(lastPart(cleanName(name)).replace(UNSEEN, ''))
    .slice(-LONGEST_FILE_NAME)
    .join('')
    .trim()

/**
 * Returns a file name as stored (Spec 1 §5, §9): the last part of a path without spaces and special
 * characters, at most 150 characters, with an extension that matches the content.
 */
export function cleanFileName(name: string, type: FileType): string {
  const plain = lastPart(name.normalize('NFC'))
    .replace(UNWANTED, '')
    .replace(/^\.+|\.+$/g, '')
  const ending = endingOf(plain)
  const endings = ENDINGS[type]
  const chosen = ending !== undefined && endings.includes(ending) ? ending : endings[0]
  const stem = plain.replace(ENDING, '')
  const room = LONGEST_FILE_NAME - chosen.length - 1
  const base = NAMELESS.test(stem) ? 'file' : cut(stem, room)
  return `${base}.${chosen}`
}
