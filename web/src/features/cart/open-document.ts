import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Draft, DraftEvent, OpenedMarker } from '@pasok/domain/cart/draft/draft.model'
import { hasUnsaved } from '@pasok/domain/cart/draft/draft.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { freshKey } from '../../lib/api'
import { tx } from '../../lib/texts'
import type { DraftStore } from './draft-store'
import { offerUndo } from './cart.notices'

/** Returns the event that replaces the cart's document; without a marker, by a new one. */
export const opened = (
  lines: readonly CartLine[],
  marker: OpenedMarker = {},
  offerChanges: readonly LineChange[] = [],
): Extract<DraftEvent, { type: 'opened' }> => ({
  type: 'opened',
  lines,
  marker,
  cartId: freshKey(),
  offerChanges,
})

/** Replaces the cart's document by a draft or template. */
export const openDocument = (
  cart: DraftStore,
  lines: readonly CartLine[],
  marker?: OpenedMarker,
): Promise<void> => cart.dispatch(opened(lines, marker))

/** Empties the cart if it contains a document that can no longer be edited. */
export const forgetDocument = (cart: DraftStore, id: string): Promise<void> =>
  cart.dispatch(({ marker }) => (marker.id === id ? opened([]) : undefined))

/** Restores a cleared draft, unless the cart has been used for something else since. */
const bringBack = (cart: DraftStore, { lines, marker }: Draft, clearedId: string) =>
  cart.act((now) => {
    const isReplaced =
      now.marker.id !== undefined || (now.marker.cartId !== clearedId && now.lines.length > 0)
    return { event: isReplaced ? undefined : opened(lines, marker), outcome: !isReplaced }
  })

/**
 * Clears a cart for a new document, including a save that was not answered. Offers an undo for unsaved work.
 */
export async function clearForNew(
  cart: DraftStore,
  message: Text = cartTexts.cleared,
): Promise<void> {
  const event = opened([])
  const before = await cart.act((draft) => ({ event, outcome: draft }))
  if (!hasUnsaved(before.marker, before.lines.length)) return
  offerUndo(tx(message), () => bringBack(cart, before, event.cartId))
}
