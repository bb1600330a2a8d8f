import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { requestFromCart } from '@pasok/domain/requests/requests.from-cart'
import type { CartDatabase } from '../../../../features/cart/cart.database'
import { hasUnsaved, type PendingSave } from '../../../../features/cart/cart.marker'
import { ownCart } from '../../../../features/cart/cart.owner'
import {
  markRefused,
  markSaved,
  readCart,
  readMarker,
  writeMarker,
} from '../../../../features/cart/cart.store'
import { call, freshKey } from '../../../../lib/api'
import { ApiError } from '../../../../lib/api-error'
import { tx } from '../../../../lib/texts'
import { rememberDraftArea } from './draft-area'
import { saveCart, type SavedDraft, type SaveStep } from './save-cart'

const offline = () =>
  new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })

/** Lines and marker of one moment become the save, kept with them until it is answered. */
async function begin(cart: CartDatabase, addressId: string): Promise<SaveStep> {
  return cart.change(async () => {
    const [lines, marker] = [await readCart(cart), await readMarker(cart)]
    if (marker.pending) return { marker, pending: marker.pending, isReplay: true }
    // Another tab was faster, or the save just answered was of this very cart.
    if (!hasUnsaved(marker, lines.length)) return { marker, isReplay: false }
    // Not even sent: once connected again, what the cart is by then is saved, and only that.
    if (!navigator.onLine) throw offline()
    const { id, version, revision, departmentId = null } = marker
    const pending: PendingSave = {
      key: freshKey(),
      revision,
      over: id === undefined ? null : { id, version },
      body: requestFromCart(lines, { departmentId, addressId }),
    }
    await writeMarker(cart, { ...marker, pending })
    return { marker, pending, isReplay: false }
  })
}

async function send({ key, over, body }: PendingSave) {
  const draft = over
    ? await call('updateRequest', { body: { ...body, ...over }, idempotencyKey: key })
    : { ...(await call('saveRequest', { body, idempotencyKey: key })), changes: [] }
  const { _id: id, code_pr: code, version, total, changes } = draft
  return { id, code, version, total, changes }
}

async function save(addressId: string): Promise<SavedDraft> {
  // Whoever signs in while the answer is on its way has another cart.
  const cart = ownCart()
  return saveCart({
    begin: () => begin(cart, addressId),
    send,
    readMarker: () => readMarker(cart),
    markSaved: async (draft, mark, { body }) => {
      const isOurs = await markSaved(draft, mark, cart)
      if (isOurs) rememberDraftArea(draft.id, body.address._id)
      return isOurs
    },
    markRefused: (mark) => markRefused(mark, cart),
  })
}

/**
 * Saves the cart: as a new draft, or over the one that it belongs to. Tabs take turns, so that two
 * of them never save one cart twice.
 * @throws ApiError with what the server says.
 */
export async function saveDraft(addressId: string): Promise<SavedDraft> {
  // Missing on plain http on another host than localhost; the key and the version then keep tabs
  // apart.
  if (!('locks' in navigator)) return save(addressId)
  return navigator.locks.request('pasok-save-request', () => save(addressId))
}
