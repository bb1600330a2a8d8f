import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type {
  CartMarker,
  DraftMark,
  PendingSave,
  SaveMark,
} from '../../../../features/cart/cart.marker'
import { followChanges } from '../../../../features/requests/line-differences'
import { ApiError } from '../../../../lib/api-error'

export interface SavedDraft {
  /** Of the cart, that the server now has. */
  revision: number
  /** The server may have saved other figures than the cart shows. */
  repriced: boolean
  /** What differs from the save before; this is the only time that it is told. */
  changes: readonly LineChange[]
}

/** What is to be sent for the cart as it is; without `pending` there is nothing to save. */
export interface SaveStep {
  marker: CartMarker
  pending?: PendingSave
  /** It was sent before, and the answer never came. */
  isReplay: boolean
}

/** What saving a cart needs of the browser and the server. */
export interface SavePorts {
  /** The save without an answer, else a new one, written down before it is sent. */
  begin: () => Promise<SaveStep>
  send: (
    pending: PendingSave,
  ) => Promise<DraftMark & { total: number; changes: readonly LineChange[] }>
  readMarker: () => Promise<CartMarker>
  /** False when the cart is another one by now. */
  markSaved: (draft: DraftMark, mark: SaveMark, pending: PendingSave) => Promise<boolean>
  markRefused: (mark: SaveMark) => Promise<boolean>
}

/** The server looked at the save and said no: it did not happen, and never will by this key. */
const REFUSALS: ReadonlySet<string> = new Set([
  'bad_request',
  'not_found',
  'conflict',
  'illegal_move',
  'stale_version',
  'changed',
  'rule',
  'idempotency_mismatch',
  'payload_too_large',
  'unsupported_media_type',
])

/**
 * True when asking again can't find that the save happened after all. A failure of the server's own
 * may have struck after it was done; when the same key fails so again, it wasn't.
 */
export function isRefusal(error: unknown, isReplay: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  const isOwnFailure = error.code === 'internal' && error.issues.length > 0
  return REFUSALS.has(error.code) || (isReplay && isOwnFailure)
}

type Told = Pick<SavedDraft, 'repriced' | 'changes'>
const NOTHING_TOLD: Told = { repriced: false, changes: [] }

/** Sends one save; what comes back for a cart that is gone is nobody's concern any more. */
async function send(ports: SavePorts, step: SaveStep, pending: PendingSave): Promise<Told> {
  const { revision, key } = pending
  const mark: SaveMark = { cartId: step.marker.cartId, revision, key }
  try {
    const { total, changes, ...draft } = await ports.send(pending)
    const isOurs = await ports.markSaved(draft, mark, pending)
    if (!isOurs) return NOTHING_TOLD
    // Of a first save the server knows no figures before it: the cart's are held against them.
    const isFirst = pending.over === null
    return { repriced: isFirst || changes.length > 0 || total !== pending.body.total, changes }
  } catch (error) {
    const isOver = isRefusal(error, step.isReplay)
    if (isOver) await ports.markRefused(mark)
    const { cartId } = await ports.readMarker()
    // What was refused of before goes on with the cart as it is now.
    if (cartId !== mark.cartId || (isOver && step.isReplay)) return NOTHING_TOLD
    throw error
  }
}

/**
 * Saves the cart. A save whose answer was lost goes first, with the same key and body: the server
 * then tells what became of it, and a cart never becomes two requests, nor stale to itself. Then
 * goes what changed since.
 * @throws ApiError with what the server says.
 */
export async function saveCart(ports: SavePorts): Promise<SavedDraft> {
  const step = await ports.begin()
  const { marker, pending } = step
  if (!pending) return { revision: marker.revision, ...NOTHING_TOLD }
  const told = await send(ports, step, pending)
  if (!step.isReplay) return { revision: pending.revision, ...told }
  const later = await saveCart(ports)
  return {
    revision: later.revision,
    repriced: told.repriced || later.repriced,
    changes: followChanges(told.changes, later.changes),
  }
}
