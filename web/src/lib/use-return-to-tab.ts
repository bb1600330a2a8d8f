import { useEffect, useEffectEvent } from 'react'

/** Milliseconds in which focus and visibility events count once. */
const ONCE_IN_MS = 1_000

/** Calls `onReturn` whenever the user returns to the tab, or to its window if that was visible all the time. */
export function useReturnToTab(onReturn: () => void): void {
  const notifyReturn = useEffectEvent(onReturn)
  useEffect(() => {
    let last = -Infinity
    const notify = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < ONCE_IN_MS) return
      last = performance.now()
      notifyReturn()
    }
    window.addEventListener('focus', notify)
    document.addEventListener('visibilitychange', notify)
    return () => {
      window.removeEventListener('focus', notify)
      document.removeEventListener('visibilitychange', notify)
    }
  }, [])
}
