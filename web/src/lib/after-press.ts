let isPressed = false

if (typeof window !== 'undefined') {
  const listen = (name: string, next: boolean) =>
    window.addEventListener(name, () => void (isPressed = next), { capture: true })
  listen('pointerdown', true)
  listen('pointerup', false)
  listen('pointercancel', false)
}

/**
 * Does something once the press that is under way has become a click. A field that is left by pressing
 * something else shows what is wrong with it only then: shown earlier it moves the form away from under
 * the pointer, and the click is lost.
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
