import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore } from './store'

/** Milliseconds without a running query after which a screen counts as loaded; one query may start another. */
const QUIET_MS = 150
/** Milliseconds after which the screen counts as loaded in any case. */
const MAX_WAIT_MS = 2_000

/** True once the first screen has loaded or takes long: less important code may load. */
export const firstScreenLoadedStore = createStore(false)

/** Sets `firstScreenLoadedStore`. */
export function FirstScreenWatch(): null {
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (isReading) return undefined
    const timer = setTimeout(() => firstScreenLoadedStore.set(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isReading])
  useEffect(() => {
    const timer = setTimeout(() => firstScreenLoadedStore.set(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
