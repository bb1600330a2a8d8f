import { useState } from 'react'
import { Fetched, pieceOf } from '../lib/fetched'
import { useSignedIn } from '../lib/session'
import { tellMissing } from '../lib/tell-missing'
import { UserButton } from './user-button'

// Comes once the screen stands: nobody looks for Logout first.
const userMenuList = pieceOf(async () => (await import('./user-menu-list')).UserMenuList)

/** Spec 1 §2: the person's name; under it the role, the language, the colour scheme, Logout. */
export function UserMenu() {
  const signedIn = useSignedIn()
  const [isAsked, setAsked] = useState(false)
  if (!signedIn) return null
  // Where the network failed, it is fetched again when it is asked for.
  const ask = () => {
    setAsked(true)
    userMenuList.fetch().catch((error: unknown) => {
      setAsked(false)
      tellMissing(error)
    })
  }
  return (
    <Fetched
      late
      piece={userMenuList}
      props={{ signedIn, defaultOpened: isAsked }}
      fallback={<UserButton fullname={signedIn.fullname} aria-haspopup="menu" onClick={ask} />}
    />
  )
}
