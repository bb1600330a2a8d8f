import { useSyncExternalStore } from 'react'

/** Below this width tables are cards and the menu is at the bottom; also in `ui/*.module.css`. */
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

/** The room of a thumb: it does not grow with the text. Said as a sum, or Mantine would make rem of it. */
export const THUMB = 'calc(44px)'
