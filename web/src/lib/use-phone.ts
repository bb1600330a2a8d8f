import { useSyncExternalStore } from 'react'

/**
 * Below this width tables become cards and the menu is at the bottom; the same value is in `ui/*.module.css`.
 */
const PHONE = '(max-width: 47.99em)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** True on screens narrower than 768 px. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches)
}

/**
 * Size of a touch target; does not grow with the text. Written as `calc`, because Mantine would convert a plain
 * value to rem.
 */
export const THUMB = 'calc(44px)'
