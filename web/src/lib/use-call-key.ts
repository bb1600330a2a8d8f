import { useCallback, useRef } from 'react'
import { freshKey } from './api'

/** The same content tried again is the same call, and has its key; other content is another call. */
export function useCallKey(): (body: unknown) => string {
  const tried = useRef({ content: '', key: '' })
  return useCallback((body: unknown) => {
    const content = JSON.stringify(body)
    if (content !== tried.current.content) tried.current = { content, key: freshKey() }
    return tried.current.key
  }, [])
}
