import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import type { Notice } from './cart.changes'
import type { CartDatabase } from './cart.database'
import { useCartKind, type CartKind } from './cart.kind'
import { showAtLine, showNotice } from './cart.notices'
import { ownCart } from './cart.owner'
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
function actionsOn(kind: CartKind) {
  const askAndTake = async (
    question: string,
    done: Text,
    take: (cart: CartDatabase) => Promise<TakenLines>,
  ) => {
    const yes = await confirm({ title: question, confirmLabel: tx(cartTexts.remove), danger: true })
    if (!yes) return
    await run(async () => {
      const cart = ownCart(kind)
      const taken = await take(cart)
      if (taken.lines.length > 0) offerUndo(tx(done), () => restore(taken, cart))
    })
  }
  const askToRemove = ({ productId, name }: CartLine) =>
    askAndTake(tx(cartTexts.confirmRemoveItem, { name }), cartTexts.removedItem, (cart) =>
      removeLine(productId, cart),
    )
  const tell = (
    line: CartLine,
    change: (productId: string, cart: CartDatabase) => Promise<Notice | undefined>,
  ) =>
    run(async () => {
      const { productId } = line
      const notice = await change(productId, ownCart(kind))
      if (notice?.asksToRemove) return askToRemove(line)
      showAtLine(kind, productId, notice)
      showNotice(notice, productId)
    })
  return {
    setQuantity: (line: CartLine, text: string) =>
      tell(line, (id, cart) => setQuantity(id, text, cart)),
    increase: (line: CartLine) => tell(line, increase),
    decrease: (line: CartLine) => tell(line, decrease),
    setNote: (line: CartLine, note: string) =>
      run(async () => void (await setNote(line.productId, note, ownCart(kind)))),
    remove: askToRemove,
    removeVendor: ({ vendorId, vendorName }: VendorGroup) =>
      askAndTake(
        tx(cartTexts.confirmRemoveVendor, { name: vendorName }),
        cartTexts.removedItems,
        (cart) => removeVendor(vendorId, cart),
      ),
    removeAll: () => askAndTake(tx(cartTexts.confirmRemoveAll), cartTexts.removedAll, clear),
  }
}

const ACTIONS = { request: actionsOn('request'), template: actionsOn('template') }

/** What can be done to the cart that is shown here. */
export const useCartActions = () => ACTIONS[useCartKind()]
