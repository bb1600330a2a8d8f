import type { UserData } from '@pasok/domain/team/team.contract'
import { readStored, removeStored, writeStored } from './browser-storage'
import { decryptJson, encryptJson, findKey, forgetKey, getKey } from './session.crypto'
import { rememberAddress } from './session.resume'
import { createStore } from './store'

/** Spec 1 §3, Session: who is signed in, the tokens, and when it began. */
export interface Session extends UserData {
  access_token: string
  id_token: string
  /** Seconds from the sign-in. */
  expires_in: number
  /** ISO time of the sign-in. */
  login_start_date: string
}

/** Why a session is over; all but `logout` are the system's doing, and said on the sign-in page. */
export type EndReason = 'logout' | 'idle' | 'lifetime' | 'refused'

const SESSION = 'pasok.session'
const END = 'pasok.session-end'
const canEncrypt = () => typeof crypto !== 'undefined' && 'subtle' in crypto

export const sessionStore = createStore<Session | null>(null)

function isSession(value: unknown): value is Session {
  return (
    typeof value === 'object' &&
    value !== null &&
    'access_token' in value &&
    'id_token' in value &&
    'login_start_date' in value &&
    'modules' in value
  )
}

async function readSession(): Promise<Session | null> {
  const sealed = readStored(SESSION)
  if (sealed === null || !canEncrypt()) return null
  try {
    const key = await findKey()
    const opened = key ? await decryptJson(sealed, key) : null
    return isSession(opened) ? opened : null
  } catch {
    // Made with a key that is gone, or touched: as good as none.
    return null
  }
}

/** Takes up the session of this browser, if there is one. */
export async function loadSession(): Promise<void> {
  const session = await readSession()
  if (session) sessionStore.set(session)
  else if (readStored(SESSION) !== null) removeStored(SESSION)
}

/**
 * Keeps a session for this and every other tab. Where the browser offers no encryption (plain http
 * on another host than localhost) or no IndexedDB, it is kept in this page's memory only, never in
 * the clear.
 */
export async function saveSession(session: Session): Promise<void> {
  removeStored(END)
  try {
    if (canEncrypt()) writeStored(SESSION, await encryptJson(session, await getKey()))
  } catch {
    removeStored(SESSION)
  }
  sessionStore.set(session)
}

function drop(reason: EndReason): void {
  const session = sessionStore.get()
  if (!session) return
  if (reason !== 'logout') rememberAddress(reason, session.auth_id)
  sessionStore.set(null)
}

/** True when another tab has ended the session and this one hasn't heard of it yet. */
export function isEndedElsewhere(): boolean {
  return readStored(END) !== null
}

/** Ends the session in every tab at once and wipes it and its key. */
export function endSession(reason: EndReason): void {
  writeStored(END, reason)
  removeStored(SESSION)
  drop(reason)
  // The key of a session that is gone opens nothing; failing to remove it does no harm.
  if (canEncrypt()) forgetKey().catch(() => undefined)
}

const endReasonOf = (text: string | null): EndReason =>
  text === 'idle' || text === 'lifetime' || text === 'refused' ? text : 'logout'

/** Follows what other tabs do: sign in, change, end. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // `key` is null when the whole storage is cleared.
    if (key !== SESSION && key !== null) return
    if (newValue === null) return drop(endReasonOf(readStored(END)))
    void readSession().then((session) => {
      const before = sessionStore.get()
      if (!session) return
      // Somebody else signed in: nothing of the other person may stay on the screen.
      if (before && before.auth_id !== session.auth_id) window.location.assign('/dashboard')
      else sessionStore.set(session)
    })
  })
}
