import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns a check whether the component is still mounted, so that a late response does not navigate away from
 * another page.
 */
export function useHere(): () => boolean {
  const isHere = useRef(true)
  useLayoutEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useState(() => () => isHere.current)[0]
}
