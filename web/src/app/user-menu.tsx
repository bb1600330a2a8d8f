import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useSignedIn } from '../lib/session'
import { toastMissing } from '../lib/toast'
import { UserButton } from './user-button'

// Loaded after the first screen is shown.
const UserMenuList = lazyPiece(async () => (await import('./user-menu-list')).UserMenuList)

/** User menu (Spec 1 §2): the user's name and, below, role, language, color scheme and Logout. */
export function UserMenu() {
  const signedIn = useSignedIn()
  const [isAsked, setAsked] = useState(false)
  if (!signedIn) return null
  // If the background load failed, pressing the button loads the menu again.
  const ask = () => {
    setAsked(true)
    UserMenuList.load().catch((error: unknown) => {
      setAsked(false)
      toastMissing(error)
    })
  }
  return (
    <LazyBoundary
      late
      optional
      fallback={<UserButton fullname={signedIn.fullname} aria-haspopup="menu" onClick={ask} />}
    >
      <UserMenuList signedIn={signedIn} defaultOpened={isAsked} />
    </LazyBoundary>
  )
}
