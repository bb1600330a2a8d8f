import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { messageOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastError, toastNotice, toastUndo } from '../../lib/toast'

/** Shows a toast with an Undo button; `undo` resolves to false when undoing is impossible. */
export function offerUndo(message: string, undo: () => Promise<boolean>): void {
  toastUndo(message, tx(cartTexts.undo), () => {
    undo()
      .then((isUndone) => isUndone || toastNotice(tx(cartTexts.notUndone), 'not-undone'))
      .catch((error: unknown) => toastError(messageOf(error)))
  })
}
