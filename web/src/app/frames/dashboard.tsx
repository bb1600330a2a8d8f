import { useEffect, useState } from 'react'
import { WIZARD_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { useLocation, useRouter } from '@tanstack/react-router'
import { homeOf } from '../../lib/session.kinds'
import { isAllowed } from '../../lib/session.paths'
import { useSignedIn, type SignedIn } from '../../lib/session'
import { NotFoundScreen } from '../../screens/not-found'
import { useFreshPermissions } from '../fresh-permissions'
import { Shell } from '../shell'

const HOME = '/dashboard'
const WIZARD = '/register/step'

const plain = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/**
 * Returns true once the wizard is finished, here or in another tab. The wizard stays visible for a second, then
 * the dashboard opens (Spec 1 §4, §9).
 */
function useWizardEnd(signedIn: SignedIn | null, path: string): boolean {
  const router = useRouter()
  const [wasFirstTime] = useState(signedIn?.kind === 'buyer' && signedIn.isFirstTime)
  const isOver =
    wasFirstTime && signedIn?.kind === 'buyer' && !signedIn.isFirstTime && path === WIZARD
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => {
      void router.navigate({ to: HOME, replace: true })
    }, WIZARD_REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isOver, router])
  return isOver
}

/**
 * Redirects users whose home is not the dashboard (no company, or wizard not finished), and users past the
 * wizard from its address to the dashboard, also after the browser's Back. @returns true while redirecting.
 */
function useOwnHome(signedIn: SignedIn | null, path: string, isWizardOver: boolean): boolean {
  const router = useRouter()
  const home = signedIn && homeOf(signedIn)
  const isLanding =
    path === HOME || (path === WIZARD && signedIn?.kind === 'buyer' && !isWizardOver)
  const isAway = isLanding && home !== null && home !== path
  useEffect(() => {
    if (isAway && home) void router.navigate({ to: home, replace: true })
  }, [isAway, home, router])
  return isAway
}

/** Shows a buyer's screen to users who may open it; all others see "not found" (Spec 1 §2). */
export default function DashboardFrame() {
  const signedIn = useSignedIn()
  const path = plain(useLocation({ select: ({ pathname }) => pathname }))
  const [wasSignedIn] = useState(signedIn !== null)
  const isWizardOver = useWizardEnd(signedIn, path)
  const isRedirecting = useOwnHome(signedIn, path, isWizardOver)
  useFreshPermissions()
  // The session has just ended and the router is opening the sign-in page.
  if (!signedIn && wasSignedIn) return null
  if (isRedirecting) return null
  if (signedIn?.kind !== 'buyer') return <NotFoundScreen />
  return isWizardOver || isAllowed(signedIn, path) ? <Shell /> : <NotFoundScreen />
}
