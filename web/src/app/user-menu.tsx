import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useSignedIn } from '../lib/session'
import { toastMissing } from '../lib/toast'
import { UserButton } from './user-button'

// Comes once the screen stands: nobody looks for Logout first.
const UserMenuList = lazyPiece(async () => (await import('./user-menu-list')).UserMenuList)

/** Spec 1 §2: the person's name; under it the role, the language, the colour scheme, Logout. */
export function UserMenu() {
  const signedIn = useSignedIn()
  const [isAsked, setAsked] = useState(false)
  if (!signedIn) return null
  // Where the network failed, it is fetched again when it is asked for.
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
