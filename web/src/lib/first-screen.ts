import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore, useStore } from './store'

/** Milliseconds without a running query after which a screen counts as loaded; one query may start another. */
const QUIET_MS = 150
/** Milliseconds after which the screen counts as loaded in any case. */
const MAX_WAIT_MS = 2_000

/** True once the first screen has loaded or takes long: less important code may load. */
export const firstScreenLoadedStore = createStore(false)

/** Number of running requests that are not queries. */
const othersStore = createStore(0)

/** Returns the response of a request that is not a query; the first screen is not loaded before it arrives. */
export async function partOfFirstScreen<Response>(request: Promise<Response>): Promise<Response> {
  othersStore.set(othersStore.get() + 1)
  try {
    return await request
  } finally {
    othersStore.set(othersStore.get() - 1)
  }
}

/** Sets `firstScreenLoadedStore`. */
export function FirstScreenWatch(): null {
  const isReading = useIsFetching() + useStore(othersStore) > 0
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
