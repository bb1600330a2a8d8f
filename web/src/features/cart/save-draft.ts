import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type {
  Draft,
  Failure,
  PendingSave,
  ServerVersion,
} from '@pasok/domain/cart/draft/draft.model'
import { nextSave } from '@pasok/domain/cart/draft/draft.rules'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { freshKey } from '../../lib/api'
import { ApiError, messageOf, messagesOf } from '../../lib/api-error'

import { tx } from '../../lib/texts'
import type { DraftDecision, DraftStore } from './draft-store'

interface SaveAnswer {
  server: ServerVersion
  /** Changes since the previous save; the server reports them only once. */
  changes: readonly LineChange[]
  /** True when the server may have saved other prices than the cart shows. */
  isRepriced: boolean
  message: string
}

/** Saves documents of one kind. */
export interface DraftServer {
  /** Delivery address in the request body. */
  addressId?: string
  bodyOf: (draft: Draft) => object
  /** @throws ApiError when the server refuses the save. */
  send: (save: PendingSave) => Promise<SaveAnswer>
}

/** Errors after which the save has not happened and never will under this key. */
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
 * Returns true when the save has certainly not happened. An internal error may occur after the save was done;
 * if it occurs again for the same key, it was not.
 */
export function isRefusal(error: unknown, isReplay: boolean): boolean {
  if (!(error instanceof ApiError)) return false
  const isOwnFailure = error.code === 'internal' && error.issues.length > 0
  return REFUSALS.has(error.code) || (isReplay && isOwnFailure)
}

function kindOf(error: unknown): Failure['kind'] {
  if (!(error instanceof ApiError)) return 'refused'
  const { status, code, issues } = error
  if (code === 'offline') return 'offline'
  if (status === 429 || status >= 500) return 'away'
  if (code === 'stale_version') return 'stale'
  if (code === 'illegal_move') return 'closed'
  // `id` is the document itself, and not a product, address or department in it.
  if (code === 'not_found' && issues.every(({ path = 'id' }) => path === 'id')) return 'closed'
  return 'refused'
}

export const failureOf = (error: unknown): Failure => ({
  kind: kindOf(error),
  message: messageOf(error),
  messages: messagesOf(error),
})

interface StartedSave {
  cartId: string
  save: PendingSave | undefined
  isReplay: boolean
}

/** Stores the save with the draft before it is sent; returns none when the server is up to date. */
async function begin(cart: DraftStore, { bodyOf, addressId }: DraftServer): Promise<StartedSave> {
  const key = freshKey()
  return cart.act((draft): DraftDecision<StartedSave> => {
    const { cartId, revision, id, version } = draft.marker
    const step = nextSave(draft)
    if (step.kind === 'nothing') return { outcome: { cartId, save: undefined, isReplay: false } }
    if (step.kind === 'repeat') return { outcome: { cartId, save: step.save, isReplay: true } }
    // Not started while offline: after reconnecting, the cart is saved in its state by then.
    if (!navigator.onLine)
      throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
    const over = id === undefined ? null : { id, version }
    const save = { key, revision, over, body: bodyOf(draft) }
    return {
      event: { type: 'save-prepared', save, addressId },
      outcome: { cartId, save, isReplay: false },
    }
  })
}

/** Result of saving; `error` when the server does not have the cart. */
export interface SaveResult {
  cartId: string
  isRepriced: boolean
  message: string
  error?: unknown
}

async function sendSave(
  cart: DraftStore,
  server: DraftServer,
  { cartId, save, isReplay }: StartedSave & { save: PendingSave },
): Promise<SaveResult> {
  const mark = { cartId, key: save.key }
  const nothing = { cartId, isRepriced: false, message: '' }
  try {
    const { server: version, changes, isRepriced, message } = await server.send(save)
    const savedAt = new Date().toISOString()
    const isOurs = await cart.act(({ marker }) => ({
      event: { type: 'save-accepted', mark, server: version, savedAt, changes },
      outcome: marker.cartId === cartId && marker.pending?.key === save.key,
    }))
    return isOurs ? { cartId, isRepriced, message } : nothing
  } catch (error) {
    const isOver = isRefusal(error, isReplay)
    const isOther = await cart.act(({ marker }) => ({
      event: isOver ? { type: 'save-refused', mark } : undefined,
      outcome: marker.cartId !== cartId,
    }))
    // After a refused repetition, `saveAll` saves the current cart instead.
    return isOther || (isOver && isReplay) ? nothing : { ...nothing, error }
  }
}

/** Saves until the server has the current cart. */
async function saveAll(cart: DraftStore, server: DraftServer): Promise<SaveResult> {
  const started = await begin(cart, server)
  const { cartId, save, isReplay } = started
  if (!save) return { cartId, isRepriced: false, message: '' }
  const first = await sendSave(cart, server, { ...started, save })
  if (!isReplay || 'error' in first) return first
  const later = await saveAll(cart, server)
  return {
    ...later,
    isRepriced: first.isRepriced || later.isRepriced,
    message: later.message === '' ? first.message : later.message,
  }
}

/** Runs `work` in one tab at a time, so that two tabs never save the same cart twice. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Locks are missing on plain HTTP outside localhost; there, idempotency key and version separate the tabs.
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request(`save-${name}`, work) : work()
}

async function run(cart: DraftStore, server: DraftServer): Promise<SaveResult> {
  const { cartId: atStart } = cart.get().marker
  cart.note({ type: 'save-round-started' })
  const result = await inTurn(cart.name, () => saveAll(cart, server)).catch(
    (error: unknown): SaveResult => ({ cartId: atStart, isRepriced: false, message: '', error }),
  )
  const { cartId } = result
  const ended = { type: 'save-round-ended', cartId } as const
  const failure = 'error' in result ? failureOf(result.error) : null
  await cart
    .dispatch({ ...ended, failure })
    // The local database itself may have failed.
    .catch(() => cart.note({ ...ended, failure: null }))
  return result
}

const running = new Map<DraftStore, Promise<SaveResult>>()

/**
 * Saves the cart as a new document, or as a new version of its document. Waits for a save already running in
 * this tab instead of starting another.
 */
export function saveDraft(
  cart: DraftStore,
  server: DraftServer,
  onSaved: (result: SaveResult) => void,
): Promise<SaveResult> {
  const known = running.get(cart)
  if (known) return known
  const saving = run(cart, server).finally(() => running.delete(cart))
  running.set(cart, saving)
  return saving.then((result) => {
    if (!('error' in result)) onSaved(result)
    return result
  })
}
