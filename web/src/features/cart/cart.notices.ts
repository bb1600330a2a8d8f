import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'
import { tx } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'
import type { Notice } from './cart.changes'
import { useCartKind, type CartKind } from './cart.kind'

/** Milliseconds in which an identical message is not repeated: pressing plus ten times shows one toast. */
const SAID_ALREADY = 3_000
const said = { message: '', at: 0 }

/** Shows the result of a change as a toast; a new message about a line replaces the previous one. */
export function showNotice(notice: Notice | undefined, productId?: string): void {
  if (!notice) return
  const message = tx(notice.text, notice.values)
  const now = Date.now()
  if (said.message === message && now - said.at < SAID_ALREADY) return
  Object.assign(said, { message, at: now })
  if (notice.tone === 'success') toastSuccess(message)
  else toastError(message, productId && `cart-line-${productId}`)
}

/** Milliseconds for which a limit message is shown under its quantity. */
const SHOWN_AT_LINE = 8_000
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
    }, SHOWN_AT_LINE)
  }
  atLines.set(next)
}

export function useNoticeAtLine(productId: string): Notice | undefined {
  const place = placeOf(useCartKind(), productId)
  return useSyncExternalStore(atLines.subscribe, () => atLines.get().get(place))
}
