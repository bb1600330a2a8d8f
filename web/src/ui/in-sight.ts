import { useEffect, useRef, type RefObject } from 'react'
import classes from './in-sight.module.css'

/** Scrolls an element into view when it appears, because the button that caused it may be a screen away. */
export function useInSight(block: ScrollLogicalPosition): {
  ref: RefObject<HTMLDivElement | null>
  className: string | undefined
} {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView({ block })
  }, [block])
  return { ref, className: classes.place }
}
