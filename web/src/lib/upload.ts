import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { sendFile } from './send-file'

/** Returns the file under a name without spaces (Spec 1 §5, Spec 2 §5). */
export function withoutSpaces(file: File): File {
  const name = file.name.replace(/\s/g, '')
  return name === file.name ? file : new File([file], name, { type: file.type })
}

interface UploadInput {
  file: File
  prefix: FilePrefix
  imagesOnly?: boolean
  /** The same for every attempt of an upload, so that a retry is not stored twice. */
  idempotencyKey: string
  signal: AbortSignal
  /** Called with the share of the file sent, 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The server requires the fields before the file, in this order. */
function formOf({ file, prefix, imagesOnly }: UploadInput): FormData {
  const form = new FormData()
  form.append('prefix', prefix)
  if (imagesOnly) form.append('only', 'image')
  form.append('file', file, file.name)
  return form
}

/**
 * Uploads a file to `POST /files`. @throws ApiError with the server's message; DOMException `AbortError` when
 * aborted.
 */
export const upload = (input: UploadInput): Promise<Upload> =>
  sendFile('uploadFile', { ...input, form: formOf(input) })
