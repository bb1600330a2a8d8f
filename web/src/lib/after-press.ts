let isPressed = false

if (typeof window !== 'undefined') {
  const listen = (name: string, next: boolean) =>
    window.addEventListener(name, () => void (isPressed = next), { capture: true })
  listen('pointerdown', true)
  listen('pointerup', false)
  listen('pointercancel', false)
}

/**
 * Runs `act` after the press in progress has become a click. A validation error shown on blur moves the form:
 * shown earlier, it would move the pressed button away and lose the click.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) return act()
  const wait = new AbortController()
  const { signal } = wait
  const go = () => {
    wait.abort()
    setTimeout(act)
  }
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, go, { signal })
}
