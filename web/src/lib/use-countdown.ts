import { useEffect, useEffectEvent, useState } from 'react'

/** Returns the whole seconds left of `delay` milliseconds, and then calls `onOver` once. */
export function useCountdown(delay: number, onOver: () => void): number {
  const [left, setLeft] = useState(Math.ceil(delay / 1000))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const end = Date.now() + delay
    const timer = setTimeout(() => over(), delay)
    const clock = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))),
      1000,
    )
    return () => {
      clearTimeout(timer)
      clearInterval(clock)
    }
  }, [delay])
  return left
}
