import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../lib/browser-storage'
import { createStore, useStore } from '../lib/store'
import { look } from '../ui/look'
import classes from './menu.module.css'

export const ENTRY = `${look('row', 'gap-sm', 'rounded-md', 'no-underline', 'relative', 'focus-inside')} ${classes.entry}`
export const NAME = `${look('grow', 'line-clamp-2', 'fade')} ${classes.fading}`

/** Classes of a phone's bottom bar, of its entries and names, and of the entries in the "More" drawer. */
export const BAR = `${look('flex', 'surface', 'border-t', 'paper-hidden')} ${classes.bar}`
export const PLACE = `${look('stack', 'align-center', 'min-w-0', 'no-underline', 'relative', 'focus-inside')} ${classes.place}`
export const PLACE_NAME = `${look('line-clamp-2', 'max-w-full', 'text-center')} ${classes.label}`
export const DRAWER_ENTRY = `${look('row', 'gap-sm', 'color-text', 'no-underline', 'focus-inside', 'phone-touch')} ${classes.drawerEntry}`

const KEY = 'pasok.menu-pinned'

/** 1,440 px, or more with larger text: wide enough for the menu's names beside the page. */
const ROOMY = '(min-width: 90em)'

/** Returns the user's own choice; undefined until they press the button. */
function readChoice(): boolean | undefined {
  const stored = readStored(KEY)
  return stored === null ? undefined : stored === 'yes'
}

const choice = createStore(readChoice())

function setPinned(next: boolean): void {
  writeStored(KEY, next ? 'yes' : 'no')
  choice.set(next)
}

function subscribeToRoom(listener: () => void): () => void {
  const query = window.matchMedia(ROOMY)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const hasRoom = () => window.matchMedia(ROOMY).matches

/** Whether the side menu stays open: as the user chose, otherwise when the window is wide enough. */
export function usePinned(): [boolean, (next: boolean) => void] {
  const isRoomy = useSyncExternalStore(subscribeToRoom, hasRoom)
  return [useStore(choice) ?? isRoomy, setPinned]
}
