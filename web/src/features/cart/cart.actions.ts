import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useMemo } from 'react'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import type { Notice } from './cart.changes'
import { useCartKind, type CartKind } from './cart.kind'
import { showAtLine, showNotice } from './cart.notices'
import {
  decrease,
  increase,
  removeAll,
  removeLine,
  removeVendor,
  setNote,
  setQuantity,
  type Undo,
} from './change-lines'
import type { DraftStore } from './draft-store'
import { offerUndo } from './offer-undo'
import { useOwnCart } from './own-cart'

/** Runs a change; a browser that refuses its local database is reported, not swallowed. */
async function run(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    toastError(messageOf(error))
  }
}

/** What the user does to a cart, with its confirmations and messages (Spec 1 §5, §8). */
function actionsOn(kind: CartKind, cart: DraftStore) {
  const askAndRemove = async (
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
  const askToRemove = ({ productId, name }: CartLine) =>
    askAndRemove(tx(cartTexts.confirmRemoveItem, { name }), cartTexts.removedItem, () =>
      removeLine(cart, productId),
    )
  const change = (line: CartLine, changing: () => Promise<Notice | undefined>) =>
    run(async () => {
      const notice = await changing()
      if (notice?.asksToRemove) return askToRemove(line)
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
    remove: askToRemove,
    removeVendor: ({ vendorId, vendorName }: VendorGroup) =>
      askAndRemove(
        tx(cartTexts.confirmRemoveVendor, { name: vendorName }),
        cartTexts.removedItems,
        () => removeVendor(cart, vendorId),
      ),
    removeAll: () =>
      askAndRemove(tx(cartTexts.confirmRemoveAll), cartTexts.removedAll, () => removeAll(cart)),
  }
}

/** What can be done to the cart of this screen. */
export function useCartActions() {
  const kind = useCartKind()
  const cart = useOwnCart()
  return useMemo(() => actionsOn(kind, cart), [kind, cart])
}
