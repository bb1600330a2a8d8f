import type { Notification as Told } from '@pasok/domain/notifications/notifications.model'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { ownerKeyOf } from '../../lib/session.kinds'
import { sessionStore } from '../../lib/session.store'
import { createStore, type Store } from '../../lib/store'

/**
 * Native browser notifications on this device. Enabled by the user, and shown only while no tab of the app is
 * visible.
 */
const isOffered = () => typeof Notification === 'function'

/** `refused`: the user has blocked notifications in the browser, which does not show its prompt again. */
type AlertState = 'on' | 'off' | 'refused' | 'not-offered'

const keyOf = (): string | undefined => {
  const signedIn = sessionStore.get()
  return signedIn ? `pasok.alerts.${ownerKeyOf(signedIn)}` : undefined
}

function stateNow(): AlertState {
  if (!isOffered()) return 'not-offered'
  if (Notification.permission === 'denied') return 'refused'
  const key = keyOf()
  const isOn = key !== undefined && readStored(key) === '1'
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

let store: Store<AlertState> | undefined

/** State for the current user. */
export function alertStore(): Store<AlertState> {
  if (!store) {
    store = createStore(stateNow())
    // The setting is per user.
    sessionStore.subscribe(updateState)
  }
  return store
}

const updateState = () => store?.set(stateNow())

/** Enables notifications, with the browser's permission prompt, or disables them. */
export async function turnAlerts(isOn: boolean): Promise<void> {
  const key = keyOf()
  if (key === undefined || !isOffered()) return
  if (!isOn) removeStored(key)
  else if ((await Notification.requestPermission()) === 'granted') writeStored(key, '1')
  updateState()
}

/** Shared lock of all visible tabs. */
const IN_SIGHT = 'pasok.in-sight'

/** Notifies the other tabs whether this one is visible. @returns a function that ends this. */
export function holdSight(): () => void {
  if (!('locks' in navigator)) return () => undefined
  let letGo: (() => void) | undefined
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      letGo?.()
      letGo = undefined
      return
    }
    if (letGo) return
    const released = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void navigator.locks.request(IN_SIGHT, { mode: 'shared' }, () => released)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    letGo?.()
  }
}

async function isOutOfSight(): Promise<boolean> {
  if (document.visibilityState !== 'hidden') return false
  if (!('locks' in navigator)) return true
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === IN_SIGHT)
}

/** Shows a notification on the device; its tag prevents duplicates from several tabs. */
export async function alertOnDevice(notification: Told, onOpen: () => void): Promise<void> {
  if (stateNow() !== 'on' || !(await isOutOfSight())) return
  try {
    const alert = new Notification('Pasok', { body: notification.message, tag: notification._id })
    alert.addEventListener('click', () => {
      window.focus()
      alert.close()
      onOpen()
    })
  } catch {
    // Some phones support this in service workers only.
  }
}
