import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useMemo } from 'react'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastNotice } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import type { Notice } from './cart.changes'
import { useCartKind, type CartKind } from './cart.kind'
import { offerUndo, showAtLine, showNotice } from './cart.notices'
import {
  decrease,
  increase,
  removeAll,
  removeLine,
  removeLines,
  removeVendor,
  setNote,
  setNotes,
  setQuantities,
  setQuantity,
  type ChangedLines,
  type Undo,
} from './change-lines'
import type { DraftStore } from './draft-store'

import { useOwnCart } from './own-cart'

/** Runs a change and reports a failure of the local database to the user. */
async function run(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    toastError(messageOf(error))
  }
}

/**
 * Returns the message for a quantity set on several lines. Minimum order or stock may have limited some of
 * them.
 */
function textOfQuantities({ count, fitted }: ChangedLines): string {
  const { oneQuantitySet, quantitiesSet, quantitiesFitted } = cartBulkTexts
  const changed = count === 1 ? tx(oneQuantitySet) : tx(quantitiesSet, { count })
  return fitted > 0 ? tx(quantitiesFitted, { changed, count: fitted }) : changed
}

/** Actions on several lines; each action offers a single undo. */
function bulkActionsOn(cart: DraftStore) {
  return {
    setQuantities: (productIds: ReadonlySet<string>, text: string) =>
      run(async () => {
        const changed = await setQuantities(cart, productIds, text)
        if (changed.count > 0) offerUndo(textOfQuantities(changed), changed.undo)
        else if (changed.fitted > 0)
          toastNotice(tx(cartBulkTexts.quantitiesSame), 'quantities-same')
      }),
    setNotes: (productIds: ReadonlySet<string>, note: string) =>
      run(async () => {
        const { count, undo } = await setNotes(cart, productIds, note)
        const { oneNoteSet, notesSet } = cartBulkTexts
        if (count > 0) offerUndo(count === 1 ? tx(oneNoteSet) : tx(notesSet, { count }), undo)
      }),
  }
}

/** Actions on a cart with their confirmations and messages (Spec 1 §5, §8). */
function actionsOn(kind: CartKind, cart: DraftStore) {
  const confirmAndRemove = async (
    question: string,
    done: Text,
    remove: () => Promise<Undo | undefined>,
  ) => {
    const yes = await confirm({ title: question, confirmLabel: tx(cartTexts.remove), danger: true })
    if (!yes) return
    await run(async () => {
      const undo = await remove()
      if (undo) offerUndo(tx(done), undo)
    })
  }
  const confirmRemoval = ({ productId, name }: CartLine) =>
    confirmAndRemove(tx(cartTexts.confirmRemoveItem, { name }), cartTexts.removedItem, () =>
      removeLine(cart, productId),
    )
  const change = (line: CartLine, changing: () => Promise<Notice | undefined>) =>
    run(async () => {
      const notice = await changing()
      if (notice?.shouldConfirmRemoval) return confirmRemoval(line)
      showAtLine(kind, line.productId, notice)
      showNotice(notice, line.productId)
    })
  return {
    setQuantity: (line: CartLine, text: string) =>
      change(line, () => setQuantity(cart, line.productId, text)),
    increase: (line: CartLine) => change(line, () => increase(cart, line.productId)),
    decrease: (line: CartLine) => change(line, () => decrease(cart, line.productId)),
    setNote: (line: CartLine, note: string) =>
      run(async () => void (await setNote(cart, line.productId, note))),
    remove: confirmRemoval,
    ...bulkActionsOn(cart),
    removeLines: async (productIds: ReadonlySet<string>) => {
      const [only, more] = cart.get().lines.filter((line) => productIds.has(line.productId))
      if (only && !more) return confirmRemoval(only)
      return confirmAndRemove(
        tx(cartBulkTexts.confirmRemove, { count: productIds.size }),
        cartTexts.removedItems,
        () => removeLines(cart, productIds),
      )
    },
    removeVendor: ({ vendorId, vendorName }: VendorGroup) =>
      confirmAndRemove(
        tx(cartTexts.confirmRemoveVendor, { name: vendorName }),
        cartTexts.removedItems,
        () => removeVendor(cart, vendorId),
      ),
    removeAll: () =>
      confirmAndRemove(tx(cartTexts.confirmRemoveAll), cartTexts.removedAll, () => removeAll(cart)),
  }
}

export type CartActions = ReturnType<typeof actionsOn>

export function useCartActions() {
  const kind = useCartKind()
  const cart = useOwnCart()
  return useMemo(() => actionsOn(kind, cart), [kind, cart])
}
