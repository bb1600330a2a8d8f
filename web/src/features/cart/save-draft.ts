import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import type {
  Draft,
  Failure,
  PendingSave,
  ServerVersion,
} from '@pasok/domain/cart/cart.draft.model'
import { nextSave } from '@pasok/domain/cart/cart.draft.rules'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { freshKey } from '../../lib/api'
import { ApiError, messageOf } from '../../lib/api-error'
import { messagesOf } from '../../lib/messages-of'
import { tx } from '../../lib/texts'
import type { Decision, DraftStore } from './draft-store'

/** The server's answer to a save. */
interface SaveAnswer {
  server: ServerVersion
  /** What changed since the save before; the server reports it this once. */
  changes: readonly LineChange[]
  /** The server may have saved other figures than the cart shows. */
  isRepriced: boolean
  /** For the user. */
  message: string
}

/** How documents of a kind are saved. */
export interface DraftServer {
  /** The delivery address that the body holds. */
  addressId?: string
  bodyOf: (draft: Draft) => object
  /** @throws ApiError with the server's answer. */
  send: (save: PendingSave) => Promise<SaveAnswer>
}

/** The server looked at the save and rejected it: it did not happen, and never will under this key. */
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
 * True when repeating the save cannot find out that it happened after all. An internal error may have
 * struck after the save was done; when the same key fails so again, it was not.
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
  // Not a product, address or department in it: the document itself is gone.
  if (code === 'not_found' && issues.every(({ path = 'id' }) => path === 'id')) return 'closed'
  return 'refused'
}

export const failureOf = (error: unknown): Failure => ({
  kind: kindOf(error),
  message: messageOf(error),
  messages: messagesOf(error),
})

interface Begun {
  cartId: string
  save: PendingSave | undefined
  isReplay: boolean
}

/** The save to be sent, stored with the draft before it is; none when the server has everything. */
async function begin(cart: DraftStore, { bodyOf, addressId }: DraftServer): Promise<Begun> {
  const key = freshKey()
  return cart.act((draft): Decision<Begun> => {
    const { cartId, revision, id, version } = draft.marker
    const step = nextSave(draft)
    if (step.kind === 'nothing') return { outcome: { cartId, save: undefined, isReplay: false } }
    if (step.kind === 'repeat') return { outcome: { cartId, save: step.save, isReplay: true } }
    // Not even sent: once the connection is back, only the cart as it is by then is saved.
    if (!navigator.onLine)
      throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
    const over = id === undefined ? null : { id, version }
    const save = { key, revision, over, body: bodyOf(draft) }
    return {
      event: { type: 'save-begun', save, addressId },
      outcome: { cartId, save, isReplay: false },
    }
  })
}

/** What saving resulted in; `error` when the server does not have the cart. */
export interface SaveResult {
  cartId: string
  isRepriced: boolean
  message: string
  error?: unknown
}

async function sendSave(
  cart: DraftStore,
  server: DraftServer,
  { cartId, save, isReplay }: Begun & { save: PendingSave },
): Promise<SaveResult> {
  const mark = { cartId, key: save.key }
  const nothing = { cartId, isRepriced: false, message: '' }
  try {
    const { server: version, changes, isRepriced, message } = await server.send(save)
    const savedAt = new Date().toISOString()
    const isOurs = await cart.act(({ marker }) => ({
      event: { type: 'save-answered', mark, server: version, savedAt, changes },
      outcome: marker.cartId === cartId && marker.pending?.key === save.key,
    }))
    return isOurs ? { cartId, isRepriced, message } : nothing
  } catch (error) {
    const isOver = isRefusal(error, isReplay)
    const isOther = await cart.act(({ marker }) => ({
      event: isOver ? { type: 'save-refused', mark } : undefined,
      outcome: marker.cartId !== cartId,
    }))
    // After a refused repetition the cart as it is now is saved.
    return isOther || (isOver && isReplay) ? nothing : { ...nothing, error }
  }
}

/** Saves until the server has the cart as it was at the last step. */
async function saveAll(cart: DraftStore, server: DraftServer): Promise<SaveResult> {
  const begun = await begin(cart, server)
  const { cartId, save, isReplay } = begun
  if (!save) return { cartId, isRepriced: false, message: '' }
  const first = await sendSave(cart, server, { ...begun, save })
  if (!isReplay || 'error' in first) return first
  const later = await saveAll(cart, server)
  return {
    ...later,
    isRepriced: first.isRepriced || later.isRepriced,
    message: later.message === '' ? first.message : later.message,
  }
}

/** Tabs take turns, so that two of them never save one cart twice. */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Missing on plain http on another host than localhost; the key and the version then keep tabs
  // apart.
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ? locks.request(`save-${name}`, work) : work()
}

async function run(cart: DraftStore, server: DraftServer): Promise<SaveResult> {
  const { cartId: atStart } = cart.get().marker
  cart.note({ type: 'save-started' })
  const result = await inTurn(cart.name, () => saveAll(cart, server)).catch(
    (error: unknown): SaveResult => ({ cartId: atStart, isRepriced: false, message: '', error }),
  )
  const { cartId } = result
  const ended = { type: 'save-ended', cartId } as const
  const failure = 'error' in result ? failureOf(result.error) : null
  await cart
    .dispatch({ ...ended, failure })
    // The local database may be what failed.
    .catch(() => cart.note({ ...ended, failure: null }))
  return result
}

const running = new Map<DraftStore, Promise<SaveResult>>()

/**
 * Saves the cart: as a new document, or over the one that it is. A save that is under way in this tab
 * is waited for instead.
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
