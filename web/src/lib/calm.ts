import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore } from './store'

/** Ms without a read after which a screen has what it shows: what it shows may ask for more. */
const QUIET = 150
/** Ms after which nobody waits any longer, whatever is still read. */
const MOST = 2_000

/** The first screen has what it shows, or takes long: what nobody waits for may come. */
export const calmStore = createStore(false)

/** Says when it is calm. */
export function CalmWatch(): null {
  const isReading = useIsFetching() > 0
  useEffect(() => {
    if (isReading) return undefined
    const timer = setTimeout(() => calmStore.set(true), QUIET)
    return () => clearTimeout(timer)
  }, [isReading])
  useEffect(() => {
    const timer = setTimeout(() => calmStore.set(true), MOST)
    return () => clearTimeout(timer)
  }, [])
  return null
}
