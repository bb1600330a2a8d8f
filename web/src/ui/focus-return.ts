import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it, once a dialog goes that exists only while it is open: Mantine's
 * own way needs one that was there before, closed.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog's own element, which still has the focus here, is gone.
      setTimeout(() => {
        const { activeElement } = document
        const isFree = activeElement === null || activeElement === document.body
        if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
