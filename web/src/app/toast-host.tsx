import { lazy, Suspense, useEffect } from 'react'
import { useStore } from '../lib/store'
import { loadToasts, toastsWantedStore } from '../lib/toast'
import { usePhone } from '../lib/use-phone'

const Notifications = lazy(async () => ({ default: (await loadToasts()).Notifications }))

/** The app comes first; after that, what says how things went. Milliseconds. */
const AFTER_FIRST_LOAD = 3_000

/** Where toasts are shown; read out as they come. */
export function ToastHost() {
  const wanted = useStore(toastsWantedStore)
  const phone = usePhone()
  useEffect(() => {
    // So that the first toast needs no network: it may be the one that says there is none.
    const timer = setTimeout(() => {
      loadToasts().catch(() => undefined)
    }, AFTER_FIRST_LOAD)
    return () => clearTimeout(timer)
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <Notifications position={phone ? 'bottom-center' : 'bottom-right'} limit={4} />
    </Suspense>
  )
}
