import { cleanName } from '../kernel/clean-name'
import { cut } from '../kernel/cut'
import { LONGEST_FILE_NAME, TEXT_TYPES, type FileType } from './files.constants'

/** The endings that go with a content; the first is given to a name that has none of them. */
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

/** Spaces (Spec 1 §9), control and invisible characters, and what a file system or a shell reads. */
const UNWANTED = /[\s\p{C}\p{Z}"'`<>:|?*&;$%#]/gu
const ENDING = /\.([A-Za-z0-9]{1,5})$/
/** Nothing, or dots and dashes alone. */
const NAMELESS = /^\p{P}*$/u

/** Control and invisible characters, halves of others among them. */
const UNSEEN = /\p{C}/gu

const lastPart = (path: string): string => /([^/\\]*)[/\\]*$/.exec(path)?.[1] ?? ''

const endingOf = (name: string): string | undefined => ENDING.exec(name)?.[1]?.toLowerCase()

/** The endings of what may be attached to a message, in the order of `FileType`. */
export const MESSAGE_FILE_ENDINGS: readonly string[] = Object.values(ENDINGS).flat()

/** The type of a text by the ending of its name; undefined when the ending is of no text. */
export const findTextType = (name: string): (typeof TEXT_TYPES)[number] | undefined =>
  TEXT_TYPES.find((type) => ENDINGS[type].some((ending) => ending === endingOf(name.trim())))

/** A name as it is told of a file that is read and not handed on: its end, on which it is known. */
export const shownFileName = (name: string): string =>
  Array.from(lastPart(cleanName(name)).replace(UNSEEN, ''))
    .slice(-LONGEST_FILE_NAME)
    .join('')
    .trim()

/**
 * A name as it is kept and shown (Spec 1 §5, §9): the last part of a path, without spaces and signs
 * that mean something elsewhere, of at most 150 characters, its ending that of the content.
 */
export function cleanFileName(name: string, type: FileType): string {
  const plain = lastPart(name.normalize('NFC'))
    .replace(UNWANTED, '')
    .replace(/^\.+|\.+$/g, '')
  const ending = endingOf(plain)
  const endings = ENDINGS[type]
  const kept = ending !== undefined && endings.includes(ending) ? ending : endings[0]
  const stem = plain.replace(ENDING, '')
  const room = LONGEST_FILE_NAME - kept.length - 1
  const base = NAMELESS.test(stem) ? 'file' : cut(stem, room)
  return `${base}.${kept}`
}
