import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import { useRef, useState } from 'react'
import {
  fitted,
  minimumOf,
  typedQuantity,
  type Limited,
  type Notice,
} from '../../../../features/cart/cart.changes'

interface Wanted {
  quantity: number
  notice: Notice | undefined
}

/** The quantity of a product to add, within its limits (Spec 1 §5, Cart quantity). */
export function useWantedQuantity(product: Limited) {
  const minimum = minimumOf(product)
  // An unavailable product has no selectable quantity; adding it shows the reason.
  const canChoose = decimal(product.stock).gte(minimum)
  const [wanted, setWanted] = useState<Wanted>({ quantity: minimum, notice: undefined })
  // A ref, because a key may be pressed before the previous change is rendered.
  const now = useRef(wanted)
  const set = (next: Wanted) => {
    now.current = next
    setWanted(next)
  }
  const fit = (quantity: DecimalInput) => set(fitted(quantity, product))
  return {
    canChoose,
    minimum,
    quantity: wanted.quantity,
    notice: wanted.notice,
    /** Returns the current value, even if it is not rendered yet. */
    read: () => now.current,
    type: (text: string) => {
      if (isQuantityText(text)) fit(typedQuantity(text))
    },
    step: (by: number) => fit(decimal(now.current.quantity).plus(by)),
  }
}
