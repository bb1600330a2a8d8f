import { readStored, writeStored } from '../../../../lib/browser-storage'

const KEY = 'pasok.draft-area'

/** Which address the server has for the draft in the cart: the delivery area may change elsewhere. */
export function rememberDraftArea(draftId: string, addressId: string): void {
  writeStored(KEY, JSON.stringify([draftId, addressId]))
}

/** True when the draft was saved with another address than the one that is chosen now. */
export function isAreaChanged(draftId: string, addressId: string): boolean {
  const stored = readStored(KEY)
  if (stored === null) return false
  return stored !== JSON.stringify([draftId, addressId]) && stored.startsWith(`["${draftId}",`)
}
