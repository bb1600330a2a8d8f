import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a ref to the value of the latest commit, for code that runs later: key handlers, timers,
 * the router. A layout effect writes it, because a key can be pressed before passive effects run.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
