import type { Contract } from '@pasok/domain/kernel/contract'
import { callReply, type CallInput } from './api'
import { createCallKey } from './use-call-key'

/**
 * Calls that move something as it was looked at, by its version. One that is tried again, because its
 * answer was lost, is the same call: none is meant twice.
 */
export function createKeyedCall() {
  const keyOf = createCallKey()
  return <C extends Contract>(contract: C, input: CallInput<C>) =>
    callReply(contract, { ...input, idempotencyKey: keyOf([contract.name, input]) })
}
