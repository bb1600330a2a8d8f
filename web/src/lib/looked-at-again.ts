import { useEffect, useEffectEvent } from 'react'

/** Two signs of the same look count once, milliseconds. */
const ONCE_IN = 1_000

/**
 * Whenever the person comes back to the page: to its tab, or to its window beside others, which was
 * in sight all the time.
 */
export function useLookedAtAgain(look: () => void): void {
  const onLook = useEffectEvent(look)
  useEffect(() => {
    let last = -Infinity
    const tell = () => {
      if (document.visibilityState === 'hidden' || performance.now() - last < ONCE_IN) return
      last = performance.now()
      onLook()
    }
    window.addEventListener('focus', tell)
    document.addEventListener('visibilitychange', tell)
    return () => {
      window.removeEventListener('focus', tell)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
}
