import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { tx } from '../../lib/texts'
import { toastError, toastNotice, toastSuccess, toastUndo } from '../../lib/toast'
import type { Notice } from './cart.changes'
import { type CartKind, useCartKind } from './cart.kind'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { messageOf } from '../../lib/api-error'

/** Shows a toast with an Undo button; `undo` resolves to false when undoing is impossible. */
export function offerUndo(message: string, undo: () => Promise<boolean>): void {
  toastUndo(message, tx(cartTexts.undo), () => {
    undo()
      .then((isUndone) => isUndone || toastNotice(tx(cartTexts.notUndone), 'not-undone'))
      .catch((error: unknown) => toastError(messageOf(error)))
  })
}

/** Milliseconds in which an identical message is not repeated: pressing plus ten times shows one toast. */
const REPEAT_AFTER_MS = 3_000
const last = { message: '', at: 0 }

/** Shows the result of a change as a toast; a new message about a line replaces the previous one. */
export function showNotice(notice: Notice | undefined, productId?: string): void {
  if (!notice) return
  const message = tx(notice.text, notice.values)
  const now = Date.now()
  if (last.message === message && now - last.at < REPEAT_AFTER_MS) return
  Object.assign(last, { message, at: now })
  if (notice.tone === 'success') toastSuccess(message)
  else toastError(message, productId && `cart-line-${productId}`)
}

/** Milliseconds for which a limit message is shown under its quantity. */
const SHOWN_AT_LINE_MS = 8_000
const atLines = createStore<ReadonlyMap<string, Notice>>(new Map())
/** The same product may be in both carts. */
const placeOf = (kind: CartKind, productId: string) => `${kind}-${productId}`

/** Shows a limit message under the line's quantity until the next change or for a few seconds. */
export function showAtLine(kind: CartKind, productId: string, notice: Notice | undefined): void {
  const place = placeOf(kind, productId)
  const next = new Map(atLines.get())
  next.delete(place)
  if (notice && notice.tone !== 'success') {
    next.set(place, notice)
    setTimeout(() => {
      if (atLines.get().get(place) === notice) showAtLine(kind, productId, undefined)
    }, SHOWN_AT_LINE_MS)
  }
  atLines.set(next)
}

export function useNoticeAtLine(productId: string): Notice | undefined {
  const place = placeOf(useCartKind(), productId)
  return useSyncExternalStore(atLines.subscribe, () => atLines.get().get(place))
}
