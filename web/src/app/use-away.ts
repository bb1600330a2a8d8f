import { useEffect, useEffectEvent, useRef } from 'react'
import { connectionStore, lookForServer } from '../lib/connection'
import { useStore } from '../lib/store'

/** Ms between looks for the server, as the shell that looks for it may be missing, too. */
const LOOK_AGAIN = 3_000

/** Calls `onBack` when the server can be reached again. @returns true while it can't be. */
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
    const timer = setInterval(() => void lookForServer(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isAway])
  return isAway
}
