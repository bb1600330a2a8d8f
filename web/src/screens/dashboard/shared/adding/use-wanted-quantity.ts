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

/** How much of a product is to be added, within its limits (Spec 1 §5, Cart quantity). */
export function useWantedQuantity(product: Limited) {
  const minimum = minimumOf(product)
  // A product that can't be had has no quantity to choose: adding it says why.
  const canChoose = decimal(product.stock).gte(minimum)
  const [wanted, setWanted] = useState<Wanted>({ quantity: minimum, notice: undefined })
  // Who presses a key or a button has not been drawn the last one's answer yet.
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
    /** As it is at this moment. */
    read: () => now.current,
    type: (text: string) => {
      if (isQuantityText(text)) fit(typedQuantity(text))
    },
    step: (by: number) => fit(decimal(now.current.quantity).plus(by)),
  }
}
