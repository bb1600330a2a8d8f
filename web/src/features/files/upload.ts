import { uploadFile } from '@pasok/domain/files/files.contract'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { ApiError } from '../../lib/api-error'
import { readReply } from '../../lib/api-reply'
import { languageStore } from '../../lib/language'
import { endSession, sessionStore } from '../../lib/session.store'
import { tx } from '../../lib/texts'

interface UploadInput {
  file: File
  prefix: FilePrefix
  /** The same for each try of one upload, so that none of them is kept twice. */
  idempotencyKey: string
  signal: AbortSignal
  /** Fraction of the file that has left, 0 to 1. */
  onProgress: (fraction: number) => void
}

const offline = () =>
  new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })

/** The prefix before the file: the server reads them in this order. */
function formOf({ file, prefix }: UploadInput): FormData {
  const form = new FormData()
  form.append('prefix', prefix)
  form.append('file', file, file.name)
  return form
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}

/** An XMLHttpRequest, as `fetch` can't tell how much of a body has left. */
function send(input: UploadInput, token: string): Promise<Response> {
  const { signal, onProgress, idempotencyKey } = input
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadFile.method, `/${uploadFile.host}${uploadFile.path}`)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', languageStore.get())
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    const cancelled = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    const abort = () => request.abort()
    const over = () => signal.removeEventListener('abort', abort)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      over()
      if (request.status >= 200) resolve(answerOf(request))
      else reject(offline())
    })
    request.addEventListener('error', () => {
      over()
      reject(offline())
    })
    request.addEventListener('abort', () => {
      over()
      cancelled()
    })
    if (signal.aborted) return cancelled()
    signal.addEventListener('abort', abort)
    request.send(formOf(input))
  })
}

/**
 * Sends a file to `POST /files`.
 * @throws ApiError with the server's message; DOMException `AbortError` once the signal says so.
 */
export async function upload(input: UploadInput): Promise<Upload> {
  const token = sessionStore.get()?.access_token
  if (token === undefined)
    throw new ApiError({
      status: 401,
      code: 'unauthenticated',
      message: tx(shellTexts.signInFirst),
    })
  const { reply, failure } = await readReply(await send(input, token))
  if (!failure) return reply.data as Upload
  if (failure.status === 401 && sessionStore.get()?.access_token === token)
    endSession(failure.code === 'deactivated' ? 'deactivated' : 'refused')
  throw failure
}
