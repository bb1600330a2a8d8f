import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastNotice, toastUndo } from '../../lib/toast'

/** Tells what was done to a cart and offers to take it back; `undo` gives false where it can't be. */
export function offerUndo(told: string, undo: () => Promise<boolean>): void {
  toastUndo(told, tx(cartTexts.undo), () => {
    undo()
      .then((isUndone) => isUndone || toastNotice(tx(cartTexts.notUndone), 'not-undone'))
      .catch((error: unknown) => toastError(messageOf(error)))
  })
}
