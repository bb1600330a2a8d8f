import { useEffect, useState } from 'react'

/** Returns the element to focus later: for a menu item the menu's button, because the item disappears. */
function lastingOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

/**
 * Returns the focus when a dialog unmounts. Mantine only does this for dialogs that were rendered closed
 * before.
 */
export function useFocusReturn(): void {
  const [before] = useState(() => lastingOf(document.activeElement))
  useEffect(
    () => () => {
      // Runs after the dialog's element, which still has the focus here, has been removed.
      setTimeout(() => {
        const { activeElement } = document
        const isFree = activeElement === null || activeElement === document.body
        if (isFree && before instanceof HTMLElement) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
