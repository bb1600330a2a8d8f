import { useState } from 'react'
import { freshKey } from './api'

interface CallKey {
  (body: unknown): string
  /** The same content is another call from now on: that it is refused was the answer to the last. */
  forget: () => void
}

/** The same content tried again is the same call, and has its key; other content is another call. */
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

/** One that lasts as long as the form that tries. */
export const useCallKey = (): CallKey => useState(createCallKey)[0]
