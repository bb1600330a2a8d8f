import { useState } from 'react'
import { freshKey } from './api'

/** The same content tried again is the same call, and has its key; other content is another call. */
export function createCallKey(): (body: unknown) => string {
  let tried = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (content !== tried.content) tried = { content, key: freshKey() }
    return tried.key
  }
}

/** One that lasts as long as the form that tries. */
export const useCallKey = (): ((body: unknown) => string) => useState(createCallKey)[0]
