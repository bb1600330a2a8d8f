import { readStored, removeStored, storedKeys, writeStored } from './browser-storage'
import { decryptJson, encryptJson, findKey, forgetKey, getKey } from './session.crypto'
import {
  formerCompanyKeyOf,
  formerOwnerKeyOf,
  homeOf,
  isSignedIn,
  ownerKeyOf,
  type Session,
  type SignedIn,
} from './session.kinds'
import { forgetResume, rememberAddress } from './session.resume'
import { createStore } from './store'
import { forgetUnsent } from './unsent-work'

const OURS = 'pasok.'

/**
 * Returns the storage key with the user's present owner key, or undefined if it does not contain the former
 * one.
 */
function renamed(key: string, former: string, signedIn: SignedIn): string | undefined {
  const at = key.indexOf(former)
  const end = at + former.length
  if (!key.startsWith(OURS) || !['.', '/'].includes(key.charAt(at - 1))) return undefined
  // A super admin's former key is followed by a dot and the company's id.
  const isPart = ['', '/', ...(signedIn.kind === 'buyer' ? ['.'] : [])].includes(key.charAt(end))
  return isPart ? key.slice(0, at) + signedIn.storage_id + key.slice(end) : undefined
}

/** Renames data that an earlier release stored for this user under names that revealed the user's id. */
export function adoptStoredKeys(signedIn: SignedIn): void {
  if (signedIn.storage_id === undefined) return
  const company = signedIn.kind === 'buyer' ? [formerCompanyKeyOf(signedIn)] : []
  for (const former of [...company, formerOwnerKeyOf(signedIn)])
    for (const key of storedKeys()) {
      const name = renamed(key, former, signedIn)
      if (name === undefined) continue
      if (readStored(name) === null) writeStored(name, readStored(key) ?? '')
      removeStored(key)
    }
}

/** Why a session ended; all reasons except `logout` are shown on the sign-in page. */
type EndReason = 'logout' | 'idle' | 'lifetime' | 'refused' | 'deactivated'
const BY_SYSTEM: readonly (string | null)[] = ['idle', 'lifetime', 'refused', 'deactivated']

const SESSION = 'pasok.session'
const END = 'pasok.session-end'
const canEncrypt = () => typeof crypto !== 'undefined' && 'subtle' in crypto

/** The signed-in user of any portal. */
export const sessionStore = createStore<SignedIn | null>(null)

/** Returns the session of a signed-in buyer, otherwise null. */
export function findBuyer(): Session | null {
  const signedIn = sessionStore.get()
  return signedIn?.kind === 'buyer' ? signedIn : null
}

/** @throws when the key storage fails; a later attempt may succeed. */
async function readSession(): Promise<SignedIn | null> {
  const sealed = readStored(SESSION)
  if (sealed === null || !canEncrypt()) return null
  const key = await findKey()
  if (!key) return null
  try {
    const opened = await decryptJson(sealed, key)
    return isSignedIn(opened) ? opened : null
  } catch {
    // Encrypted with a lost key, or modified: treated as no session.
    return null
  }
}

/** Restores the session of this browser; removes one that cannot be decrypted. */
export async function loadSession(): Promise<void> {
  try {
    const session = await readSession()
    if (session) sessionStore.set(session)
    else removeStored(SESSION)
  } catch {
    // Only reading failed: a reload of the page finds the session again.
  }
}

/**
 * Stores a session for all tabs. Without encryption (plain HTTP outside localhost) or IndexedDB, it is stored
 * in this page's memory only and never stored unencrypted.
 */
export async function saveSession(session: SignedIn): Promise<void> {
  removeStored(END)
  try {
    if (canEncrypt()) writeStored(SESSION, await encryptJson(session, await getKey()))
  } catch {
    removeStored(SESSION)
  }
  adoptStoredKeys(session)
  sessionStore.set(session)
}

function clearSession(reason: EndReason): void {
  const session = sessionStore.get()
  if (!session) return
  if (reason === 'logout') forgetResume()
  else rememberAddress(reason, ownerKeyOf(session))
  sessionStore.set(null)
}

/** Returns true when another tab has ended the session and this tab has not received the event yet. */
export function isEndedElsewhere(): boolean {
  return readStored(END) !== null
}

/** Unsent input is deleted, because the user does not return to it. */
const isForGood = (reason: EndReason) => reason === 'logout' || reason === 'deactivated'

/** Ends the session in all tabs immediately and deletes it with its key. */
export function endSession(reason: EndReason): void {
  writeStored(END, reason)
  removeStored(SESSION)
  const signedIn = sessionStore.get()
  if (signedIn && isForGood(reason)) forgetUnsent(signedIn)
  clearSession(reason)
  // The key without its session is useless, so a failed deletion is harmless.
  if (canEncrypt()) forgetKey().catch(() => undefined)
}

const isBySystem = (text: string | null): text is Exclude<EndReason, 'logout'> =>
  BY_SYSTEM.includes(text)
const endReasonOf = (text: string | null): EndReason => (isBySystem(text) ? text : 'logout')

/** Follows the session changes of other tabs. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    // `key` is null when the whole storage is cleared.
    if (key !== SESSION && key !== null) return
    // Reads the current value, because the event may arrive after the next sign-in.
    if (readStored(SESSION) === null) return clearSession(endReasonOf(readStored(END)))
    const readAgain = readSession().catch(() => null)
    void readAgain.then((session) => {
      const before = sessionStore.get()
      if (!session) return
      // Another user or company: a full page load removes everything that belonged to the previous one.
      if (before && ownerKeyOf(before) !== ownerKeyOf(session))
        window.location.assign(homeOf(session))
      else sessionStore.set(session)
    })
  })
}
