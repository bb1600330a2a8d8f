import { callReply, type CallInput, type CallName } from './api'
import { createCallKey } from './use-call-key'

/**
 * Returns a function that sends requests with an idempotency key derived from their input, so that a retry
 * after a lost response acts once.
 */
export function createKeyedCall() {
  const keyOf = createCallKey()
  return <Name extends CallName>(name: Name, input: CallInput<Name>) =>
    callReply(name, { ...input, idempotencyKey: keyOf([name, input]) })
}
