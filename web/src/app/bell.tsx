import { useState } from 'react'
import { Fetched, pieceOf } from '../lib/fetched'
import { tellMissing } from '../lib/tell-missing'
import { BellButton } from './bell-button'
import type { BellMenuProps } from './bell-menu'

// Comes once the screen stands, like the menu beside it.
const bellMenu = pieceOf<BellMenuProps>(async () => (await import('./bell-menu')).BellMenu)

/** The notification bell of a shell (Spec 1 §2). */
export function Bell({ list }: Pick<BellMenuProps, 'list'>) {
  const [isAsked, setAsked] = useState(false)
  const ask = () => {
    setAsked(true)
    bellMenu.fetch().catch((error: unknown) => {
      setAsked(false)
      tellMissing(error)
    })
  }
  return (
    <Fetched
      late
      piece={bellMenu}
      props={{ list, defaultOpened: isAsked }}
      fallback={<BellButton unread={0} aria-haspopup="dialog" onClick={ask} />}
    />
  )
}
