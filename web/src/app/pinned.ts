import { readStored, writeStored } from '../lib/browser-storage'
import { createStore, useStore } from '../lib/store'

const KEY = 'pasok.menu-pinned'
const pinned = createStore(readStored(KEY) === 'yes')

function setPinned(next: boolean): void {
  writeStored(KEY, next ? 'yes' : 'no')
  pinned.set(next)
}

/** Whether the side menu stays open; remembered. */
export function usePinned(): [boolean, (next: boolean) => void] {
  return [useStore(pinned), setPinned]
}
