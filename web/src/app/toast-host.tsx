import { useEffect } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useStore } from '../lib/store'
import { loadToasts, toastsWantedStore } from '../lib/toast'
import { usePhone } from '../lib/use-phone'

const Notifications = lazyPiece(async () => (await loadToasts()).Notifications)

/** Delay before the toast code is loaded, in milliseconds, so that the app itself loads first. */
const AFTER_FIRST_LOAD = 3_000

/** Renders toasts; screen readers announce them. */
export function ToastHost() {
  const wanted = useStore(toastsWantedStore)
  const phone = usePhone()
  useEffect(() => {
    // Loaded in advance, because the first toast may report that the network is down.
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
