export interface SentFile {
  content: Buffer
  name?: string
  /** The claimed media type. */
  type?: string
}

export type SentPart = readonly [field: string, value: string | SentFile]

const BOUNDARY = 'pasok-test-boundary'
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

function headOf(field: string, value: string | SentFile): string {
  const disposition = `Content-Disposition: form-data; name="${field}"`
  if (typeof value === 'string') return `${disposition}\r\n\r\n`
  const { name = 'file', type = 'application/octet-stream' } = value
  return `${disposition}; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
}

/** Returns the bytes of a form without correcting unusual parts. */
export function multipartOf(parts: readonly SentPart[]): Buffer {
  const pieces = parts.flatMap(([field, value]) => [
    Buffer.from(`--${BOUNDARY}\r\n${headOf(field, value)}`),
    typeof value === 'string' ? Buffer.from(value) : value.content,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
