import { LARGEST_UPLOAD, UPLOAD_TYPES } from '@pasok/domain/files/files.constants'
import { MESSAGE_FILE_ENDINGS } from '@pasok/domain/files/files.names'
import { filesTexts } from '@pasok/domain/files/files.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

export interface FileProblem {
  text: Text
  values: Values
}

/** Accepted image types for a file input (Spec 2 §5). */
const IMAGES: readonly string[] = UPLOAD_TYPES.filter((type) => type.startsWith('image/'))
export const IMAGE_ACCEPT = IMAGES.join(',')

const MEGABYTE = 1024 * 1024
/** Fallback for browsers that report no media type. */
const ENDINGS = /\.(pdf|png|jpe?g|webp|gif)$/i

/** Checked by file extension, because systems report different media types: a CSV may be an Excel file. */
const isForMessage = ({ name }: Pick<File, 'name'>) =>
  MESSAGE_FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`))

/** Accepted files for messages, for a file input. */
export const MESSAGE_ACCEPT = MESSAGE_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')

/** First bytes of the accepted image formats. */
const IMAGE_BEGINNINGS = [/^\x89PNG/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF.{4}WEBP/s]
const LONGEST_BEGINNING = 12

const isAccepted = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type === '' ? ENDINGS.test(name) : UPLOAD_TYPES.some((accepted) => accepted === type)

/** Rounded up, so that a file slightly over the limit is not shown as 10 MB. */
const megabytes = (bytes: number) => Math.ceil((bytes / MEGABYTE) * 10) / 10

const problemOfSize = ({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null =>
  size > LARGEST_UPLOAD
    ? { text: filesTexts.tooLarge, values: { file: name, size: megabytes(size) } }
    : null

/**
 * Returns the error of a file that can be detected before uploading (Spec 1 §5, §9). The server also checks the
 * content.
 */
export function problemOfFile(file: Pick<File, 'name' | 'size' | 'type'>): FileProblem | null {
  const values = { file: file.name }
  if (file.size === 0) return { text: filesTexts.empty, values }
  if (!isAccepted(file)) return { text: filesTexts.wrongKind, values }
  return problemOfSize(file)
}

/** Returns the error of a message's file, which may also be a document or text. */
export function problemOfMessageFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
): FileProblem | null {
  const problem = problemOfFile(file)
  if (problem?.text !== filesTexts.wrongKind) return problem
  const values = { file: file.name }
  if (!isForMessage(file)) return { text: filesTexts.wrongMessageKind, values }
  return problemOfSize(file)
}

/** Returns the error of a file that must be an image; also checks its first bytes. */
export async function findImageProblem(file: File): Promise<FileProblem | null> {
  const values = { file: file.name }
  const problem = problemOfFile(file)
  if (problem && problem.text !== filesTexts.wrongKind) return problem
  try {
    const beginning = new Uint8Array(await file.slice(0, LONGEST_BEGINNING).arrayBuffer())
    const text = String.fromCharCode(...beginning)
    const isImage = !problem && IMAGE_BEGINNINGS.some((one) => one.test(text))
    return isImage ? null : { text: filesTexts.noImage, values }
  } catch {
    return { text: filesTexts.unreadable, values }
  }
}
