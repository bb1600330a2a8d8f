import {
  PATIENCE_SECONDS,
  send,
  handleFailure,
  tokenOf,
  type CallInput,
  type CallName,
  type LooseInput,
} from './api'
import { readReply } from './api-reply'

/**
 * Requests a file; resolves as soon as the response starts, with its body unread (`lib/download`). @throws
 * ApiError with the server's message.
 */
export async function callFile<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Response> {
  const loose: LooseInput = input
  const token = loose.token ?? tokenOf(name)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_SECONDS * 1000)
  const response = await send(name, loose, token, patience.signal).finally(() =>
    clearTimeout(timer),
  )
  if (response.ok) return response
  const { failure } = await readReply(response)
  if (failure) handleFailure(failure, token)
  throw failure ?? new Error(`${name} answers ${response.status} without a failure`)
}
