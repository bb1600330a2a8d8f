import { removeStored, storedKeys } from './browser-storage'
import { formerOwnerKeyOf, ownerKeyOf, superAdminOf, type SignedIn } from './session.kinds'

const WRITTEN = 'pasok.written'

/**
 * Where a person's own words are kept in this browser: messages begun or not sent yet, what was
 * searched for. They outlive a reload and a session that has run out, and are gone with Logout, as
 * the browser may be others' too. Work that the next sign-in goes on with (cart, wizard, what is
 * received) is kept elsewhere, and stays.
 */
export const writtenKey = (owner: string, kind: string, name = '') =>
  `${WRITTEN}/${owner}/${kind}/${name}`

/** Where the words of a person are; of a super admin for whatever company they acted. */
function keysOf(signedIn: SignedIn): string[] {
  const superAdmin = superAdminOf(signedIn)
  const own = superAdmin ? [ownerKeyOf(superAdmin), formerOwnerKeyOf(superAdmin)] : []
  return storedKeys().filter((key) => {
    const [kind, owner = ''] = key.split('/')
    const isTheirs =
      owner === ownerKeyOf(signedIn) || own.some((one) => owner.startsWith(`${one}.`))
    return kind === WRITTEN && isTheirs
  })
}

/** How many of one kind `forgetWritten` would take along. */
export const countWritten = (signedIn: SignedIn, kind: string): number =>
  keysOf(signedIn).filter((key) => key.split('/')[2] === kind).length

/** Forgets the words of a person. */
export function forgetWritten(signedIn: SignedIn): void {
  for (const key of keysOf(signedIn)) removeStored(key)
}
