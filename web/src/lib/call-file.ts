import type { Contract } from '@pasok/domain/kernel/contract'
import { PATIENCE, send, takeIn, tokenOf, type CallInput, type LooseInput } from './api'
import { readReply } from './api-reply'

/**
 * Asks for a file and gives the answer once it begins, its body still to be read (`lib/download`).
 * @throws ApiError with the server's message, like every call.
 */
export async function callFile<C extends Contract>(
  contract: C,
  input: CallInput<C>,
): Promise<Response> {
  const loose: LooseInput = input
  const token = loose.token ?? tokenOf(contract.token)
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE * 1000)
  const response = await send(contract, loose, token, patience.signal).finally(() =>
    clearTimeout(timer),
  )
  if (response.ok) return response
  const { failure } = await readReply(response)
  if (failure) takeIn(failure, token)
  throw failure ?? new Error(`${contract.name} answers ${response.status} without a failure`)
}
