import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { sendFile } from './send-file'

interface UploadInput {
  file: File
  prefix: FilePrefix
  /** An image, and no other file. */
  imagesOnly?: boolean
  /** The same for each try of one upload, so that none of them is kept twice. */
  idempotencyKey: string
  signal: AbortSignal
  /** Fraction of the file that has left, 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The fields before the file: the server reads them in this order. */
function formOf({ file, prefix, imagesOnly }: UploadInput): FormData {
  const form = new FormData()
  form.append('prefix', prefix)
  if (imagesOnly) form.append('only', 'image')
  form.append('file', file, file.name)
  return form
}

/**
 * Sends a file to `POST /files`.
 * @throws ApiError with the server's message; DOMException `AbortError` once the signal says so.
 */
export const upload = (input: UploadInput): Promise<Upload> =>
  sendFile('uploadFile', { ...input, form: formOf(input) })
