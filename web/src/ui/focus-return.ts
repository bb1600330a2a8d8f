import { useEffect, useState } from 'react'

/** What stays: an item of a menu goes with it, the menu's button does not. */
function lastingOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * Gives the focus back to what had it, once a dialog goes that exists only while it is open: Mantine's
 * own way needs one that was there before, closed.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => lastingOf(document.activeElement))
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
