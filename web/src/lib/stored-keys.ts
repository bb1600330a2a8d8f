import { readStored, removeStored, storedKeys, writeStored } from './browser-storage'
import { formerCompanyKeyOf, formerOwnerKeyOf, type SignedIn } from './session.kinds'

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
