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
  const [isRequested, setRequested] = useState(false)
  if (!signedIn) return null
  // If the background load failed, pressing the button loads the menu again.
  const request = () => {
    setRequested(true)
    UserMenuList.load().catch((error: unknown) => {
      setRequested(false)
      toastMissing(error)
    })
  }
  return (
    <LazyBoundary
      late
      optional
      fallback={<UserButton fullname={signedIn.fullname} aria-haspopup="menu" onClick={request} />}
    >
      <UserMenuList signedIn={signedIn} defaultOpened={isRequested} />
    </LazyBoundary>
  )
}
