import {
  type DocumentType,
  OFFICE_TYPES,
  UPLOAD_TYPES,
  type UploadType,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { findTextType } from '@pasok/domain/files/files.names'
import { broken } from '@pasok/domain/kernel/errors'
import { fileTypeFromBuffer } from 'file-type'
import { isUtf8 } from 'node:buffer'
import { isSound } from './files.soundness'

/** Types are detected by a content's beginning; a longer look could be made to take long. */
const BEGINNING = 64 * 1024
const PDF_HEAD = Buffer.from('%PDF-')

/** The type of a PDF or an image, by what it is and never by what it says to be. */
export async function findMediaType(content: Buffer): Promise<UploadType | undefined> {
  const beginning = content.subarray(0, BEGINNING)
  const found = await fileTypeFromBuffer(beginning)
  const type = UPLOAD_TYPES.find((known) => known === found?.mime)
  // Readers of PDF look for its head anywhere; what begins as something else is something else, too.
  if (type === 'application/pdf' && !beginning.subarray(0, PDF_HEAD.length).equals(PDF_HEAD))
    return undefined
  return type && isSound(type, content) ? type : undefined
}

const ZIP_HEAD = Buffer.from('PK\x03\x04')
/** The list of a ZIP's entries ends so; at most a comment of 64 KB follows. */
const ZIP_END = Buffer.from('PK\x05\x06')
const ZIP_TAIL = 64 * 1024 + 22

/**
 * The type of an Office document: a whole ZIP whose `[Content_Types].xml` says so. That entry may be
 * the last one; `file-type` limits how much of a ZIP it reads.
 */
async function findOfficeType(content: Buffer): Promise<DocumentType | undefined> {
  if (!content.subarray(0, ZIP_HEAD.length).equals(ZIP_HEAD)) return undefined
  if (!content.subarray(-ZIP_TAIL).includes(ZIP_END)) return undefined
  const found = await fileTypeFromBuffer(content)
  return OFFICE_TYPES.find((known) => known === found?.mime)
}

/** Control characters but tab, line feed, form feed and carriage return: no text has them. */
const CONTROL = [0x09, 0x0a, 0x0c, 0x0d]
const isBinary = (content: Buffer): boolean =>
  content.some((byte) => byte < 0x20 && !CONTROL.includes(byte))

/**
 * The type of what is attached to a message and is neither a PDF nor an image. A text is known by its
 * ending: nothing in it says which kind it is, and browsers only save it.
 * @throws AppError `rule` for any other kind, and for a text in another encoding than UTF-8.
 */
export async function findDocumentType(name: string, content: Buffer): Promise<DocumentType> {
  const office = await findOfficeType(content)
  if (office) return office
  const text = findTextType(name)
  if (text === undefined || isBinary(content))
    throw broken(fileErrors.wrongMessageType, undefined, 'file')
  if (!isUtf8(content)) throw broken(fileErrors.notUtf8, undefined, 'file')
  return text
}
