import type { Notification as Told } from '@pasok/domain/notifications/notifications.model'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { ownerKeyOf } from '../../lib/session.kinds'
import { sessionStore } from '../../lib/session.store'
import { createStore, type Store } from '../../lib/store'

/**
 * The browser's own notifications, on this device alone: asked for by a press of the person, and
 * told only while no tab of the app is in sight.
 */
const isOffered = () => typeof Notification === 'function'

/** `refused`: the person said no to the browser, which never asks again by itself. */
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

/** How it stands for who is signed in. */
export function alertStore(): Store<AlertState> {
  if (!store) {
    store = createStore(stateNow())
    // Another person has their own switch.
    sessionStore.subscribe(tellState)
  }
  return store
}

const tellState = () => store?.set(stateNow())

/** Turns them on, which asks the person in the browser's own words, or off. */
export async function turnAlerts(isOn: boolean): Promise<void> {
  const key = keyOf()
  if (key === undefined || !isOffered()) return
  if (!isOn) removeStored(key)
  else if ((await Notification.requestPermission()) === 'granted') writeStored(key, '1')
  tellState()
}

/** Held by each tab as long as it is in sight. */
const IN_SIGHT = 'pasok.in-sight'

/** Says to the other tabs whether this one is in sight. @returns a way to stop. */
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
    const gone = new Promise<void>((resolve) => {
      letGo = resolve
    })
    void navigator.locks.request(IN_SIGHT, { mode: 'shared' }, () => gone)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    letGo?.()
  }
}

/** Whether the person has none of the app's tabs before them. */
async function isOutOfSight(): Promise<boolean> {
  if (document.visibilityState !== 'hidden') return false
  if (!('locks' in navigator)) return true
  const { held = [] } = await navigator.locks.query()
  return !held.some(({ name }) => name === IN_SIGHT)
}

/** Tells it on the device; several tabs that do so are one, by its id. */
export async function alertOnDevice(told: Told, onOpen: () => void): Promise<void> {
  if (stateNow() !== 'on' || !(await isOutOfSight())) return
  try {
    const alert = new Notification('Pasok', { body: told.message, tag: told._id })
    alert.addEventListener('click', () => {
      window.focus()
      alert.close()
      onOpen()
    })
  } catch {
    // Some phones offer it to workers alone.
  }
}
