import { isQuantityText, minimumQuantity } from '@pasok/domain/cart/cart.rules'
import { toNumber } from '@pasok/domain/kernel/decimal'
import { useState } from 'react'
import { readQuantity } from '../../../../lib/typed-numbers'
import { writtenNumber } from '../../../../lib/format'

export interface AddedProduct {
  _id: string
  name: string
  stock: number
  minimum_order_quantity: number
}

interface Wanted {
  productId: string
  quantity: number
  note: string
}

interface AddToOptions<Target> {
  product: AddedProduct
  /**
   * Resolves to false when the product was not added; `put` then shows the reason itself. @throws the server's
   * refusal.
   */
  addTo: (target: Target, wanted: Wanted) => Promise<boolean>
  onDone: () => void
}

export function useAddTo<Target>({ product, addTo, onDone }: AddToOptions<Target>) {
  const minimum = toNumber(minimumQuantity(product.minimum_order_quantity))
  const offered = writtenNumber(minimum)
  const [typed, setTyped] = useState(offered)
  const [note, setNote] = useState('')
  const [failed, setFailed] = useState<{ target: Target; error: unknown }>()
  const [busy, setBusy] = useState<{ target: Target }>()
  const text = readQuantity(typed)
  const quantity = Number(text)
  const isClear = isQuantityText(text) && quantity > 0
  const add = async (target: Target) => {
    if (busy || !isClear) return
    setFailed(undefined)
    setBusy({ target })
    try {
      if (await addTo(target, { productId: product._id, quantity, note: note.trim() })) onDone()
    } catch (error) {
      setFailed({ target, error })
    } finally {
      setBusy(undefined)
    }
  }
  return {
    product,
    typed,
    setTyped,
    note,
    setNote,
    isClear,
    isChanged: typed.trim() !== offered || note.trim() !== '',
    minimum,
    add,
    failed,
    dismiss: () => setFailed(undefined),
    busy: busy?.target,
  }
}
export type AddTo<Target> = ReturnType<typeof useAddTo<Target>>
