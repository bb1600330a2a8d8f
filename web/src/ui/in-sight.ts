import { useEffect, useRef, type RefObject } from 'react'
import classes from './in-sight.module.css'

/** Brings an element in sight as soon as it is there: what was pressed may stand a screen away. */
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
