import { useEffect, useRef, type RefObject } from 'react'

/** How far below the screen counts as reached already, so that nobody sees the end come. */
const AHEAD = '600px'

/** Calls `onReached` whenever the element comes near the screen, as long as `active`. */
export function useReached(
  active: boolean,
  onReached: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(onReached)
  useEffect(() => {
    latest.current = onReached
  })
  useEffect(() => {
    const watched = element.current
    if (!active || !watched) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [active])
  return element
}
