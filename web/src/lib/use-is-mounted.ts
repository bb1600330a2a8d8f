import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns a check whether the component is still mounted, so that a late response does not navigate away from
 * another page.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useState(() => () => isMounted.current)[0]
}
