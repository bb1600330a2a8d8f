import { useEffect, useEffectEvent } from 'react'

/** Milliseconds in which focus and visibility events count once. */
const ONCE_IN_MS = 1_000

/** Calls `look` whenever the user returns to the tab, or to its window if that was visible all the time. */
export function useLookedAtAgain(look: () => void): void {
  const onLook = useEffectEvent(look)
  useEffect(() => {
    let last = -Infinity
    const notify = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < ONCE_IN_MS) return
      last = performance.now()
      onLook()
    }
    window.addEventListener('focus', notify)
    document.addEventListener('visibilitychange', notify)
    return () => {
      window.removeEventListener('focus', notify)
      document.removeEventListener('visibilitychange', notify)
    }
  }, [])
}
