import { useState } from 'react'
import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { toastMissing } from '../lib/toast'
import { BellButton } from './bell-button'
import type { BellMenuProps } from './bell-menu'

// Loaded after the first screen is shown, like the user menu.
const BellMenu = lazyPiece(async () => (await import('./bell-menu')).BellMenu)

/** The notification bell of a shell (Spec 1 §2). */
export function Bell({ list }: Pick<BellMenuProps, 'list'>) {
  const [isRequested, setRequested] = useState(false)
  const request = () => {
    setRequested(true)
    BellMenu.load().catch((error: unknown) => {
      setRequested(false)
      toastMissing(error)
    })
  }
  return (
    <LazyBoundary
      late
      optional
      fallback={<BellButton unread={0} aria-haspopup="dialog" onClick={request} />}
    >
      <BellMenu list={list} defaultOpened={isRequested} />
    </LazyBoundary>
  )
}
