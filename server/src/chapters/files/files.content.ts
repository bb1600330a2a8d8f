import { UPLOAD_TYPES, type UploadType } from '@pasok/domain/files/files.constants'
import { fileTypeFromBuffer } from 'file-type'
import { isSound } from './files.soundness'

/** Types are told by a content's beginning; a longer look could be made to take long. */
const BEGINNING = 64 * 1024
const PDF_HEAD = Buffer.from('%PDF-')

/** The type of a content that is accepted, by what it is and never by what it says to be. */
export async function findMediaType(content: Buffer): Promise<UploadType | undefined> {
  const beginning = content.subarray(0, BEGINNING)
  const found = await fileTypeFromBuffer(beginning)
  const type = UPLOAD_TYPES.find((known) => known === found?.mime)
  // Readers of PDF look for its head anywhere; what begins as something else is something else, too.
  if (type === 'application/pdf' && !beginning.subarray(0, PDF_HEAD.length).equals(PDF_HEAD))
    return undefined
  return type && isSound(type, content) ? type : undefined
}
