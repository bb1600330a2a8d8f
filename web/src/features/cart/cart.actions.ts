import type { CartLine, VendorGroup } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastUndo } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import type { Notice } from './cart.changes'
import { showAtLine, showNotice } from './cart.notices'
import {
  clear,
  decrease,
  increase,
  removeLine,
  removeVendor,
  restore,
  setNote,
  setQuantity,
  type StoredLine,
} from './cart.store'

/** Runs a change; a browser that refuses its local database is told of, not swallowed. */
async function run(change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    toastError(messageOf(error))
  }
}

const offerUndo = (text: Text, taken: readonly StoredLine[]) => {
  if (taken.length === 0) return
  toastUndo(tx(text), tx(cartTexts.undo), () => void run(() => restore(taken)))
}

const tell = (
  { productId }: CartLine,
  change: (productId: string) => Promise<Notice | undefined>,
) =>
  run(async () => {
    const notice = await change(productId)
    showAtLine(productId, notice)
    showNotice(notice, productId)
  })

async function askAndTake(
  question: string,
  done: Text,
  take: () => Promise<StoredLine[]>,
): Promise<void> {
  const yes = await confirm({ title: question, confirmLabel: tx(cartTexts.remove), danger: true })
  if (yes) await run(async () => offerUndo(done, await take()))
}

const askToRemove = (line: CartLine) =>
  askAndTake(tx(cartTexts.confirmRemoveItem, { name: line.name }), cartTexts.removedItem, () =>
    removeLine(line.productId),
  )

/** What a person does to the cart, with its confirmations and messages (Spec 1 §5, §8). */
export const cartActions = {
  setQuantity: (line: CartLine, text: string) => tell(line, (id) => setQuantity(id, text)),
  increase: (line: CartLine) => tell(line, increase),
  /** At quantity 1 the item goes, so it asks as removing does. */
  decrease: (line: CartLine) =>
    line.quantity <= 1 && line.minimum_order_quantity <= 1
      ? askToRemove(line)
      : tell(line, decrease),
  setNote: (line: CartLine, note: string) =>
    run(async () => void (await setNote(line.productId, note))),
  remove: askToRemove,
  removeVendor: ({ vendorId, vendorName }: VendorGroup) =>
    askAndTake(
      tx(cartTexts.confirmRemoveVendor, { name: vendorName }),
      cartTexts.removedItems,
      () => removeVendor(vendorId),
    ),
  removeAll: () => askAndTake(tx(cartTexts.confirmRemoveAll), cartTexts.removedAll, clear),
}
