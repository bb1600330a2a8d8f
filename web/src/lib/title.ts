import { useEffect, useRef, type RefObject } from 'react'
import { createStore } from './store'

const PRODUCT = 'Pasok'
/** Milliseconds within which a page's title must appear to receive the focus. */
const FOCUS_PATIENCE_MS = 3_000
/** Milliseconds after which a closing dialog has certainly been removed. */
const DIALOG_CLOSES_MS = 400

/** Title of the screen, also the last breadcrumb of a page inside a module. */
export const titleStore = createStore('')

let shown: HTMLElement | null = null
let requestedAt = Number.NEGATIVE_INFINITY

function focus(element: HTMLElement): void {
  requestedAt = Number.NEGATIVE_INFINITY
  element.focus({ preventScroll: true })
}

/** False when the user has focused something else meanwhile. */
const isFree = () => {
  const active = document.activeElement
  return active === null || active === document.body || active.id === 'content'
}

function giveFocus(): void {
  if (shown) focus(shown)
  else requestedAt = performance.now()
}

/**
 * Focuses the page's title, as soon as it is rendered. If the focus is in a dialog, waits for it to close; a
 * dialog that stays open retains the focus.
 */
export function requestTitleFocus(): void {
  const dialog = document.activeElement?.closest('[role="dialog"]')
  if (!dialog) giveFocus()
  else setTimeout(() => !dialog.isConnected && isFree() && giveFocus(), DIALOG_CLOSES_MS)
}

/**
 * Sets the tab's title and the last breadcrumb. The element of the returned ref is focused when the page opens.
 * `PageHead` calls this itself.
 */
export function usePageTitle<Element extends HTMLElement = HTMLElement>(
  title: string,
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT
    titleStore.set(title)
  }, [title])
  useEffect(() => {
    const element = ref.current
    shown = element
    if (element && performance.now() - requestedAt < FOCUS_PATIENCE_MS && isFree()) focus(element)
    return () => {
      if (shown === element) shown = null
      titleStore.set('')
    }
  }, [])
  return ref
}
