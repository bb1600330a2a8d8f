import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { refusedStore } from '../lib/api'
import { renewSession } from '../lib/session'
import { isRemovedByRole } from '../lib/session.paths'
import { findBuyer, sessionStore } from '../lib/session.store'
import { tx } from '../lib/texts'
import { toastError } from '../lib/toast'

/** Minimum time between two permission checks, in milliseconds. */
const MOMENT = 1_000

let isRenewing = false
/** Permissions have just been loaded when the app starts. */
let renewedAt = performance.now()

/** Reloads the user's permissions in the background, one request at a time. */
function renew(): void {
  if (isRenewing) return
  isRenewing = true
  renewSession(true)
    .catch(() => undefined)
    .finally(() => {
      isRenewing = false
      renewedAt = performance.now()
    })
}

const renewUnlessJustDone = () => {
  if (performance.now() - renewedAt > MOMENT) renew()
}

const featuresNow = () => findBuyer()?.features.join() ?? ''

/**
 * Reloads the user's permissions after a refused request, on every screen change and when the tab gets the
 * focus, because a role change counts from the next request on (`docs/domain.md` §3). Changed permissions
 * reload all queries, as every record's `actions` depend on them.
 */
export function useFreshPermissions(): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const queries = useQueryClient()
  useEffect(() => {
    renewUnlessJustDone()
  }, [path])
  useEffect(() => {
    let before = featuresNow()
    let person = findBuyer()
    const unsubscribeRefused = refusedStore.subscribe(renew)
    const unsubscribeSession = sessionStore.subscribe(() => {
      const now = featuresNow()
      const next = findBuyer()
      if (isRemovedByRole(person, next, window.location.pathname))
        toastError(tx(shellTexts.roleChanged), 'role-changed')
      person = next
      if (now === before) return
      before = now
      void queries.invalidateQueries()
    })
    window.addEventListener('focus', renewUnlessJustDone)
    return () => {
      unsubscribeRefused()
      unsubscribeSession()
      window.removeEventListener('focus', renewUnlessJustDone)
    }
  }, [queries])
}
