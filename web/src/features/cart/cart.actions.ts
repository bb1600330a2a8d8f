import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useMemo } from 'react'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import type { Notice } from './cart.changes'
import type { CartDatabase } from './cart.database'
import { useCartKind, type CartKind } from './cart.kind'
import { showAtLine, showNotice } from './cart.notices'
import { useOwnCart } from './cart.owner'
import { decrease, increase, setNote, setQuantity } from './cart.store'
import { clear, removeLine, removeVendor, restore, type TakenLines } from './cart.taking'
import { offerUndo } from './offer-undo'

/** Runs a change; a browser that refuses its local database is told of, not swallowed. */
async function run(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    toastError(messageOf(error))
  }
}

/** What a person does to a cart, with its confirmations and messages (Spec 1 §5, §8). */
function actionsOn(kind: CartKind, cart: CartDatabase) {
  const askAndTake = async (question: string, done: Text, take: () => Promise<TakenLines>) => {
    const yes = await confirm({ title: question, confirmLabel: tx(cartTexts.remove), danger: true })
    if (!yes) return
    await run(async () => {
      const taken = await take()
      if (taken.lines.length > 0) offerUndo(tx(done), () => restore(taken, cart))
    })
  }
  const askToRemove = ({ productId, name }: CartLine) =>
    askAndTake(tx(cartTexts.confirmRemoveItem, { name }), cartTexts.removedItem, () =>
      removeLine(productId, cart),
    )
  const tell = (
    line: CartLine,
    change: (productId: string, cart: CartDatabase) => Promise<Notice | undefined>,
  ) =>
    run(async () => {
      const { productId } = line
      const notice = await change(productId, cart)
      if (notice?.asksToRemove) return askToRemove(line)
      showAtLine(kind, productId, notice)
      showNotice(notice, productId)
    })
  return {
    setQuantity: (line: CartLine, text: string) => tell(line, (id) => setQuantity(id, text, cart)),
    increase: (line: CartLine) => tell(line, increase),
    decrease: (line: CartLine) => tell(line, decrease),
    setNote: (line: CartLine, note: string) =>
      run(async () => void (await setNote(line.productId, note, cart))),
    remove: askToRemove,
    removeVendor: ({ vendorId, vendorName }: VendorGroup) =>
      askAndTake(
        tx(cartTexts.confirmRemoveVendor, { name: vendorName }),
        cartTexts.removedItems,
        () => removeVendor(vendorId, cart),
      ),
    removeAll: () =>
      askAndTake(tx(cartTexts.confirmRemoveAll), cartTexts.removedAll, () => clear(cart)),
  }
}

/** What can be done to the cart that is shown here. */
export function useCartActions() {
  const kind = useCartKind()
  const cart = useOwnCart()
  return useMemo(() => actionsOn(kind, cart), [kind, cart])
}
