import { isQuantityText, leastQuantity } from '@pasok/domain/cart/cart.rules'
import { toNumber } from '@pasok/domain/kernel/decimal'
import { useState } from 'react'
import { readQuantity } from '../../../../lib/quantity-text'
import { writtenNumber } from '../../../../lib/format'

/** A product that goes to a request or a template, and where it stops. */
export interface AddedProduct {
  _id: string
  name: string
  stock: number
  minimum_order_quantity: number
}

/** How much of the product is wanted, and what is to be said of it. */
interface Wanted {
  productId: string
  quantity: number
  note: string
}

interface AddToOptions<Target> {
  product: AddedProduct
  /**
   * False when it was not added, of which it tells by itself.
   * @throws what the server refuses with.
   */
  put: (target: Target, wanted: Wanted) => Promise<boolean>
  /** Once it was added. */
  onDone: () => void
}

/** What was typed, and adding it to one of several documents. */
export function useAddTo<Target>({ product, put, onDone }: AddToOptions<Target>) {
  const least = toNumber(leastQuantity(product.minimum_order_quantity))
  const offered = writtenNumber(least)
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
      if (await put(target, { productId: product._id, quantity, note: note.trim() })) onDone()
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
    /** Something was typed that would be lost. */
    isChanged: typed.trim() !== offered || note.trim() !== '',
    least,
    add,
    failed,
    dismiss: () => setFailed(undefined),
    /** What it is being added to just now. */
    busy: busy?.target,
  }
}
export type AddTo<Target> = ReturnType<typeof useAddTo<Target>>
