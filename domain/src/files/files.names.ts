import { cleanName } from '../kernel/clean-name'
import { cut } from '../kernel/cut'
import { LONGEST_FILE_NAME, type UploadType } from './files.constants'

/** The endings that go with a content; the first is given to a name that has none of them. */
const ENDINGS: Readonly<Record<UploadType, readonly [string, ...string[]]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
}

/** Spaces (Spec 1 §9), control and invisible characters, and what a file system or a shell reads. */
const UNWANTED = /[\s\p{C}\p{Z}"'`<>:|?*&;$%#]/gu
const ENDING = /\.([A-Za-z0-9]{1,5})$/
/** Nothing, or dots and dashes alone. */
const NAMELESS = /^\p{P}*$/u

/** Control and invisible characters, halves of others among them. */
const UNSEEN = /\p{C}/gu

const lastPart = (path: string): string => /([^/\\]*)[/\\]*$/.exec(path)?.[1] ?? ''

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
export function cleanFileName(name: string, type: UploadType): string {
  const plain = lastPart(name.normalize('NFC'))
    .replace(UNWANTED, '')
    .replace(/^\.+|\.+$/g, '')
  const ending = ENDING.exec(plain)?.[1]?.toLowerCase()
  const endings = ENDINGS[type]
  const kept = ending !== undefined && endings.includes(ending) ? ending : endings[0]
  const stem = plain.replace(ENDING, '')
  const room = LONGEST_FILE_NAME - kept.length - 1
  const base = NAMELESS.test(stem) ? 'file' : cut(stem, room)
  return `${base}.${kept}`
}
