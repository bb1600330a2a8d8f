import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Draft, DraftEvent, OpenedMarker } from '@pasok/domain/cart/cart.draft.model'
import { hasUnsaved } from '@pasok/domain/cart/cart.draft.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { freshKey } from '../../lib/api'
import { tx } from '../../lib/texts'
import type { DraftStore } from './draft-store'
import { offerUndo } from './offer-undo'

/** The event that puts lines into the cart as another document; without a marker, a new one. */
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

/** Puts lines into the cart as another document: a draft or a template that is opened. */
export const openDocument = (
  cart: DraftStore,
  lines: readonly CartLine[],
  marker?: OpenedMarker,
): Promise<void> => cart.dispatch(opened(lines, marker))

/** A document that can no longer be edited must not stay in the cart as one. */
export const forgetDocument = (cart: DraftStore, id: string): Promise<void> =>
  cart.dispatch(({ marker }) => (marker.id === id ? opened([]) : undefined))

/** Brings a cleared draft back unless something else was opened, saved or filled since. */
const bringBack = (cart: DraftStore, { lines, marker }: Draft, clearedId: string) =>
  cart.act((now) => {
    const isReplaced =
      now.marker.id !== undefined || (now.marker.cartId !== clearedId && now.lines.length > 0)
    return { event: isReplaced ? undefined : opened(lines, marker), outcome: !isReplaced }
  })

/**
 * Clears a cart for a new document, and a save without an answer with it; unsaved work can be brought
 * back as the same request or template.
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
