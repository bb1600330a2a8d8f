import { useState } from 'react'
import { type CallInput, type CallName, callReply, freshKey } from './api'

/**
 * Returns a function that sends requests with an idempotency key derived from their input, so that a retry
 * after a lost response acts once.
 */
export function createKeyedCall() {
  const keyOf = createCallKey()
  return <Name extends CallName>(name: Name, input: CallInput<Name>) =>
    callReply(name, { ...input, idempotencyKey: keyOf([name, input]) })
}

interface CallKey {
  (body: unknown): string
  /** Makes the next request with the same content a new one, after the last was refused. */
  forget: () => void
}

/**
 * Creates a function that returns an idempotency key: the same one while the content is unchanged, so that a
 * retry acts once.
 */
export function createCallKey(): CallKey {
  let tried = { content: '', key: '' }
  const keyOf = (body: unknown) => {
    const content = JSON.stringify(body)
    if (content !== tried.content) tried = { content, key: freshKey() }
    return tried.key
  }
  const forget = () => {
    tried = { content: '', key: '' }
  }
  return Object.assign(keyOf, { forget })
}

/** An idempotency key function for the lifetime of the component. */
export const useCallKey = (): CallKey => useState(createCallKey)[0]
