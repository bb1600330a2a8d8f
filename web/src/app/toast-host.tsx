import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { loadToasts, toastsWantedStore } from '../lib/toast'
import { usePhone } from '../lib/use-phone'

const Notifications = lazyPiece(async () => (await loadToasts()).Notifications)

/** The app comes first; after that, what says how things went. Milliseconds. */
const AFTER_FIRST_LOAD = 3_000

/** Where toasts are shown; read out as they come. */
export function ToastHost() {
  const wanted = useStore(toastsWantedStore)
  const phone = usePhone()
  useEffect(() => {
    // So that the first toast needs no network: it may be the one that says there is none.
    const timer = setTimeout(Notifications.preload, AFTER_FIRST_LOAD)
    return () => clearTimeout(timer)
  }, [])
  if (!wanted) return null
  return (
    <LazyBoundary optional>
      <Notifications position={phone ? 'bottom-center' : 'bottom-right'} limit={4} />
    </LazyBoundary>
  )
}
