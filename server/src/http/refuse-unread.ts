import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { failure } from '@pasok/domain/kernel/errors'
import { newId } from '../db/ids'
import { envelopeOf } from './refuse'

/** What Node says of a request that it could not read; all else is a request written wrong. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** An answer that is on its way would only be spoiled. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
  )
}

/** The envelope for one whose request never became one: by hand, as nothing else is there yet. */
export function refuseUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy()
    return
  }
  const id = newId()
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = JSON.stringify(envelopeOf(failure('bad_request'), 'en', id))
  const answer = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ]
  socket.end(answer.join('\r\n'), () => socket.destroy())
}
