import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import {
  useAddToCart,
  type ProductToAdd,
  type Unavailable,
} from '../../../../features/cart/use-add-to-cart'
import { useCan } from '../../../../lib/session'
import { tellUnavailable } from './unavailable.store'

export interface Adding {
  /** Nothing where this person may not build requests. */
  add: ((product: ProductToAdd) => void) | undefined
  isAdding: (productId: string) => boolean
}

/** Adding to the request, for the chosen delivery area; what can't be had is told, with what is similar. */
export function useAdding(onUnavailable: (product: Unavailable) => void = tellUnavailable): Adding {
  const { city } = useDeliveryAreas()
  const { add, isAdding } = useAddToCart(city, onUnavailable)
  const mayCreate = useCan('requests.create')
  const mayEdit = useCan('requests.edit')
  return {
    add: mayCreate || mayEdit ? (product) => void add(product) : undefined,
    isAdding,
  }
}
