import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import type { Answer, CallName } from './api'
import { ApiError } from './api-error'
import { readReply } from './api-reply'
import { CALLS } from './calls'
import { languageStore } from './language'
import { endSession, sessionStore } from './session.store'
import { tx } from './texts'

interface SendInput {
  /** Form fields in the order in which the server reads them: the file last. */
  form: FormData
  /** The same for every attempt of an upload, so that a retry is not stored twice. */
  idempotencyKey: string
  signal: AbortSignal
  /** Called with the share of the file sent, 0 to 1. */
  onProgress: (fraction: number) => void
}

const offline = () =>
  new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const header of ['X-Request-Id', 'Retry-After']) {
    const value = request.getResponseHeader(header)
    if (value !== null) headers.set(header, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}

/** Uses XMLHttpRequest, because `fetch` does not report upload progress. */
function send(name: CallName, input: SendInput, token: string): Promise<Response> {
  const { form, signal, onProgress, idempotencyKey } = input
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const [method, path] = CALLS[name]
    request.open(method, path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Accept-Language', languageStore.get())
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    const canceled = () => reject(new DOMException('The upload was canceled', 'AbortError'))
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
      canceled()
    })
    if (signal.aborted) return canceled()
    signal.addEventListener('abort', abort)
    request.send(form)
  })
}

/**
 * Uploads a file and reports the progress. @throws ApiError with the server's message; DOMException
 * `AbortError` when aborted.
 */
export async function sendFile<Name extends CallName>(
  name: Name,
  input: SendInput,
): Promise<Answer<Name>> {
  const token = sessionStore.get()?.access_token
  if (token === undefined)
    throw new ApiError({
      status: 401,
      code: 'unauthenticated',
      message: tx(shellTexts.signInFirst),
    })
  const { reply, failure } = await readReply(await send(name, input, token))
  if (!failure) return reply.data as Answer<Name>
  if (failure.status === 401 && sessionStore.get()?.access_token === token)
    endSession(failure.code === 'deactivated' ? 'deactivated' : 'refused')
  throw failure
}

/** Returns true when a retry with the same file may succeed. */
export const mayPassLater = (reason: unknown): boolean =>
  reason instanceof ApiError &&
  (reason.code === 'offline' || reason.status === 429 || reason.status >= 500)

/**
 * Returns false for a file moved or deleted since it was selected, which would otherwise fail like a lost
 * connection.
 */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
