import { removeStored, storedKeys } from './browser-storage'
import { formerOwnerKeyOf, ownerKeyOf, superAdminOf, type SignedIn } from './session.kinds'

const UNSENT = 'pasok.written'

/**
 * Returns the storage key of a user's unsent messages and searches. These survive a reload and an expired
 * session, but Logout deletes them, as the browser may be shared. Work to be continued after the next sign-in
 * (cart, wizard, receipts) has other keys.
 */
export const unsentKey = (owner: string, kind: string, name = '') =>
  `${UNSENT}/${owner}/${kind}/${name}`

/** Returns the storage keys of a user; for a super admin, of all companies. */
function keysOf(signedIn: SignedIn): string[] {
  const superAdmin = superAdminOf(signedIn)
  const own = superAdmin ? [ownerKeyOf(superAdmin), formerOwnerKeyOf(superAdmin)] : []
  return storedKeys().filter((key) => {
    const [kind, owner = ''] = key.split('/')
    const isOfUser =
      owner === ownerKeyOf(signedIn) || own.some((one) => owner.startsWith(`${one}.`))
    return kind === UNSENT && isOfUser
  })
}

/** Returns how many entries of a kind `forgetUnsent` would delete. */
export const countUnsent = (signedIn: SignedIn, kind: string): number =>
  keysOf(signedIn).filter((key) => key.split('/')[2] === kind).length

/** Deletes the user's entries. */
export function forgetUnsent(signedIn: SignedIn): void {
  for (const key of keysOf(signedIn)) removeStored(key)
}
