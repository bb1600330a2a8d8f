import { useEffect, useRef, type RefObject } from 'react'
import { createStore } from './store'

const PRODUCT = 'Pasok'
/** How long a page may take to show its title and still be given the focus; ms. */
const FOCUS_PATIENCE = 3_000
/** When a dialog that closes is gone for sure; ms. */
const DIALOG_CLOSES = 400

/** The title of the screen, also the last breadcrumb of a page inside a module. */
export const titleStore = createStore('')

let shown: HTMLElement | null = null
let askedAt = Number.NEGATIVE_INFINITY

function focus(element: HTMLElement): void {
  askedAt = Number.NEGATIVE_INFINITY
  element.focus({ preventScroll: true })
}

/** The reader has gone on by themselves meanwhile: their focus is left alone. */
const isFree = () => {
  const active = document.activeElement
  return active === null || active === document.body || active.id === 'content'
}

function giveFocus(): void {
  if (shown) focus(shown)
  else askedAt = performance.now()
}

/**
 * Puts the focus on the page's title, at once or as soon as there is one. A dialog in which somebody
 * is keeps it: one that led here is about to close, another was opened meanwhile.
 */
export function askTitleFocus(): void {
  const dialog = document.activeElement?.closest('[role="dialog"]')
  if (!dialog) giveFocus()
  else setTimeout(() => !dialog.isConnected && isFree() && giveFocus(), DIALOG_CLOSES)
}

/**
 * Names the browser's tab and the last breadcrumb; the element of the returned ref is given the
 * focus when the page opens. `PageHead` does it by itself.
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
    if (element && performance.now() - askedAt < FOCUS_PATIENCE && isFree()) focus(element)
    return () => {
      if (shown === element) shown = null
      titleStore.set('')
    }
  }, [])
  return ref
}
