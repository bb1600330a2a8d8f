import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useAddToCart, type ProductToAdd } from '../../../features/cart/use-add-to-cart'
import { useCan } from '../../../lib/session'

export interface Adding {
  /** Nothing where this person may not build requests. */
  add: ((product: ProductToAdd) => void) | undefined
  isAdding: (productId: string) => boolean
}

/** Adding to the request, for the chosen delivery area. */
export function useAdding(): Adding {
  const { city } = useDeliveryAreas()
  const { add, isAdding } = useAddToCart(city)
  const mayCreate = useCan('requests.create')
  const mayEdit = useCan('requests.edit')
  return {
    add: mayCreate || mayEdit ? (product) => void add(product) : undefined,
    isAdding,
  }
}
