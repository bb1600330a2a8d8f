import { uploadFile } from '@pasok/domain/files/files.contract'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { sendFile, type Sending } from '../../lib/send-file'

interface UploadInput extends Sending {
  file: File
  prefix: FilePrefix
}

/**
 * Sends a file to `POST /files`: the prefix before the file, as the server reads them.
 * @throws ApiError with the server's message; DOMException `AbortError` once the signal says so.
 */
export function upload({ file, prefix, ...sending }: UploadInput): Promise<Upload> {
  const form = new FormData()
  form.append('prefix', prefix)
  form.append('file', file, file.name)
  return sendFile(uploadFile, form, sending)
}
