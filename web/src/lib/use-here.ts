import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether what asks is still on the screen: whoever has gone elsewhere before an answer came is not
 * led away from there.
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
