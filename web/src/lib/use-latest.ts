import { useLayoutEffect, useRef } from 'react'

/**
 * The value of the newest rendering, from the moment that is on the screen. What answers a key, a
 * timer or the router reads it here: an effect runs a moment later, and a key may come in between.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
