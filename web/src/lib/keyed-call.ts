import { callReply, type CallInput, type CallName } from './api'
import { createCallKey } from './use-call-key'

/**
 * Calls that move something as it was looked at, by its version. One that is tried again, because its
 * answer was lost, is the same call: none is meant twice.
 */
export function createKeyedCall() {
  const keyOf = createCallKey()
  return <Name extends CallName>(name: Name, input: CallInput<Name>) =>
    callReply(name, { ...input, idempotencyKey: keyOf([name, input]) })
}
