import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { refusedStore } from '../lib/api'
import { renewSession } from '../lib/session'
import { isTakenByRole } from '../lib/session.paths'
import { findBuyer, sessionStore } from '../lib/session.store'
import { tx } from '../lib/texts'
import { toastError } from '../lib/toast'

/** What was asked a moment ago isn't asked again by the next click; ms. */
const MOMENT = 1_000

let asking = false
/** Whoever has just come in has just been asked about. */
let askedAt = performance.now()

/** Asks in the background what this person may now; one question at a time. */
function renew(): void {
  if (asking) return
  asking = true
  renewSession(true)
    .catch(() => undefined)
    .finally(() => {
      asking = false
      askedAt = performance.now()
    })
}

const renewUnlessJustDone = () => {
  if (performance.now() - askedAt > MOMENT) renew()
}

const featuresNow = () => findBuyer()?.features.join() ?? ''

/**
 * A role counts from the next call on (`docs/domain.md` §3), so the screen asks whenever something
 * is refused, another screen is opened, or the person comes back to the tab: menus and buttons
 * follow. What each record offers is asked again when the permissions are others.
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
    const endRefused = refusedStore.subscribe(renew)
    const endSession = sessionStore.subscribe(() => {
      const now = featuresNow()
      const next = findBuyer()
      if (isTakenByRole(person, next, window.location.pathname))
        toastError(tx(shellTexts.roleChanged), 'role-changed')
      person = next
      if (now === before) return
      before = now
      void queries.invalidateQueries()
    })
    window.addEventListener('focus', renewUnlessJustDone)
    return () => {
      endRefused()
      endSession()
      window.removeEventListener('focus', renewUnlessJustDone)
    }
  }, [queries])
}
