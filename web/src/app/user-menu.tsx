import { lazy, Suspense, useState } from 'react'
import { useSignedIn, type SignedIn } from '../lib/session'
import { UserButton } from './user-button'

/** Where the network failed, the next look at the menu loads the page, and the menu with it. */
function Unreached({ signedIn }: { signedIn: SignedIn }) {
  return <UserButton fullname={signedIn.fullname} onClick={() => window.location.reload()} />
}

// Comes once the screen stands: nobody looks for Logout first.
const UserMenuList = lazy(() =>
  import('./user-menu-list').then(
    ({ UserMenuList: Loaded }) => ({ default: Loaded }),
    () => ({ default: Unreached }),
  ),
)

/** Spec 1 §2: the person's name; under it the role, the language, the colour scheme, Logout. */
export function UserMenu() {
  const signedIn = useSignedIn()
  const [isWanted, setWanted] = useState(false)
  if (!signedIn) return null
  const waiting = (
    <UserButton fullname={signedIn.fullname} aria-haspopup="menu" onClick={() => setWanted(true)} />
  )
  return (
    <Suspense fallback={waiting}>
      <UserMenuList signedIn={signedIn} defaultOpened={isWanted} />
    </Suspense>
  )
}
