import type { BodyIn } from '@pasok/domain/kernel/contract'
import { requestFromCart } from '@pasok/domain/requests/requests.from-cart'
import { saveRequest, updateRequest } from '@pasok/domain/requests/requests.contract'
import { ownCart } from '../../../features/cart/cart.owner'
import {
  markSaved,
  readCart,
  readMarker,
  type CartMarker,
  type StoredLine,
} from '../../../features/cart/cart.store'
import { call, freshKey } from '../../../lib/api'
import { ApiError } from '../../../lib/api-error'

export interface SavedDraft {
  /** Of the cart, that the server now has. */
  revision: number
  /** The server came to another total than the cart: a price has changed since it was added. */
  repriced: boolean
}

interface Creation {
  /** Whose cart it was. */
  owner: string
  key: string
  body: BodyIn<typeof saveRequest>
  revision: number
}

/**
 * A creation whose answer never came: it is asked for again with the same key and body before
 * anything else is saved, so that one cart never becomes two requests.
 */
let unanswered: Creation | null = null

/** The cart is for another request from here on. */
export function forgetCreation(): void {
  unanswered = null
}

const neverAnswered = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

async function create(creation: Creation): Promise<number> {
  unanswered = creation
  try {
    const draft = await call(saveRequest, { body: creation.body, idempotencyKey: creation.key })
    const { _id: id, code_pr: code, version } = draft
    await markSaved({ id, code, version }, creation.revision)
    unanswered = null
    return draft.total
  } catch (error) {
    if (!neverAnswered(error)) unanswered = null
    throw error
  }
}

async function update(
  body: BodyIn<typeof saveRequest>,
  { id, version, revision }: CartMarker & { id: string },
): Promise<number> {
  const draft = await call(updateRequest, { body: { ...body, id, version } })
  await markSaved({ id: draft._id, code: draft.code_pr, version: draft.version }, revision)
  return draft.total
}

/** Lines and marker of one moment. */
async function snapshot(): Promise<{ lines: StoredLine[]; marker: CartMarker }> {
  const cart = ownCart()
  return cart.change(async () => ({ lines: await readCart(cart), marker: await readMarker(cart) }))
}

async function save(addressId: string, owner: string): Promise<SavedDraft> {
  if (unanswered?.owner === owner) await create(unanswered)
  const { lines, marker } = await snapshot()
  // Another tab was faster, or the creation just answered was of this very cart.
  if (marker.saved || lines.length === 0) return { revision: marker.revision, repriced: false }
  const body = requestFromCart(lines, { departmentId: marker.departmentId ?? null, addressId })
  const total =
    marker.id === undefined
      ? await create({ owner, key: freshKey(), body, revision: marker.revision })
      : await update(body, { ...marker, id: marker.id })
  return { revision: marker.revision, repriced: total !== body.total }
}

/**
 * Saves the cart: as a new draft, or over the one that it belongs to. Tabs take turns, so that two
 * of them never save one cart twice.
 * @throws ApiError with what the server says.
 */
export async function saveDraft(addressId: string, owner: string): Promise<SavedDraft> {
  // Missing on plain http on another host than localhost; the version then keeps tabs apart.
  if (!('locks' in navigator)) return save(addressId, owner)
  return navigator.locks.request('pasok-save-request', () => save(addressId, owner))
}
