import { readStored, removeStored, storedKeys, writeStored } from './browser-storage'
import { formerCompanyKeyOf, formerOwnerKeyOf, type SignedIn } from './session.kinds'

const OURS = 'pasok.'

/** The key with the owner's present name, if it has the former one as a part of its own. */
function renamed(key: string, former: string, signedIn: SignedIn): string | undefined {
  const at = key.indexOf(former)
  const end = at + former.length
  if (!key.startsWith(OURS) || !['.', '/'].includes(key.charAt(at - 1))) return undefined
  // After a super admin's own name the dot is followed by a company's.
  const isPart = ['', '/', ...(signedIn.kind === 'buyer' ? ['.'] : [])].includes(key.charAt(end))
  return isPart ? key.slice(0, at) + signedIn.storage_id + key.slice(end) : undefined
}

/** Renames what an earlier release stored of this person: those names said who had been here. */
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
