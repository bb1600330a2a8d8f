import { useEffect, useEffectEvent, useRef } from 'react'
import { connectionStore, checkConnection } from '../lib/connection'
import { useStore } from '../lib/store'

/**
 * Milliseconds between connection checks. The connection banner may itself be not loaded yet, so this hook
 * checks too.
 */
const POLL_MS = 3_000

/** Calls `onBack` when the server can be reached again. @returns true while disconnected. */
export function useAway(onBack: () => void): boolean {
  const isAway = useStore(connectionStore) === 'disconnected'
  const wasAway = useRef(isAway)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isAway) {
      if (wasAway.current) back()
      wasAway.current = false
      return undefined
    }
    wasAway.current = true
    const timer = setInterval(() => void checkConnection(), POLL_MS)
    return () => clearInterval(timer)
  }, [isAway])
  return isAway
}
