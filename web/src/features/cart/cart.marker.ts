import type { CartPayload } from '@pasok/domain/cart/cart.model'

/** A save on its way: key and body as sent, so that asking again is the same call. */
export interface PendingSave {
  key: string
  /** Of the cart as it was sent. */
  revision: number
  /** The draft that is saved over, in the version known then; a creation has none. */
  over: { id: string; version: number | undefined } | null
  body: CartPayload
}

/** Spec 1 §3, Local PR marker: is the cart saved, did it change, and which draft is it. */
export interface CartMarker {
  saved: boolean
  change: boolean
  /** Of the draft that the cart was loaded from or saved as. */
  id?: string
  code?: string
  version?: number
  /** ISO time of the draft's last save. */
  savedAt?: string
  /** The department chosen for the draft; nothing chosen is null. */
  departmentId?: string | null
  /** How a loaded draft calls it: whoever opens it may belong to others. */
  departmentName?: string
  /** Of a template, as typed. */
  name?: string
  /** Another one whenever other lines take the place of the cart's. */
  cartId: string
  /** Counts every change of the cart: what was saved is what had this number. */
  revision: number
  /** Kept with the cart, not in the page: a reload or another tab asks again, not anew. */
  pending?: PendingSave
}

export const EMPTY_MARKER: CartMarker = { saved: false, change: false, cartId: '', revision: 0 }

/** Is there work in a cart of so many lines that the server doesn't have? So is a draft emptied. */
export const hasUnsaved = ({ saved, id }: CartMarker, lines: number): boolean =>
  !saved && (lines > 0 || id !== undefined)

/** What whoever replaces the cart says of it. */
export type GivenMarker = Partial<Omit<CartMarker, 'revision' | 'cartId'>>

/** A draft as the server has it. */
export interface DraftMark {
  id: string
  code: string
  version: number
}

/** Which save an answer belongs to; without a key it is a look at the draft, and settles any save. */
export interface SaveMark {
  cartId: string
  revision: number
  key?: string
}

/** After one more change of the cart. */
export function changedMarker(marker: CartMarker): CartMarker {
  return { ...marker, saved: false, change: true, revision: marker.revision + 1 }
}

/** Of another cart: nothing of the one before stays, neither its draft nor a save on its way. */
export function replacedMarker(before: CartMarker, given: GivenMarker, cartId: string): CartMarker {
  return { ...EMPTY_MARKER, ...given, cartId, revision: before.revision + 1 }
}

/** Is it still what was looked at: the same cart, or the same draft, read anew? */
export const isSameDocument = (marker: CartMarker, before: CartMarker): boolean =>
  marker.cartId === before.cartId || (marker.id !== undefined && marker.id === before.id)

const isOf = (marker: CartMarker, { cartId, key }: SaveMark): boolean =>
  marker.cartId === cartId && (key === undefined || marker.pending?.key === key)

function settledMarker({ pending: _settled, ...marker }: CartMarker): CartMarker {
  return marker
}

/**
 * After the answer to a save; changes made since it was sent stay unsaved. Nothing when the answer
 * is of another cart, or another tab took it already.
 */
export function savedMarker(
  marker: CartMarker,
  draft: DraftMark,
  mark: SaveMark,
  savedAt: string,
): CartMarker | undefined {
  if (!isOf(marker, mark)) return undefined
  const upToDate = marker.revision === mark.revision
  const { id, code, version } = draft
  const last = { id, code, version, savedAt }
  return { ...settledMarker(marker), ...last, saved: upToDate, change: !upToDate }
}

/** After a save that the server refused; nothing when it was of another cart. */
export function refusedMarker(marker: CartMarker, mark: SaveMark): CartMarker | undefined {
  return isOf(marker, mark) ? settledMarker(marker) : undefined
}
