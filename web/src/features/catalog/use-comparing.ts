import type { Product } from '@pasok/domain/catalog/catalog.model'
import { useCan } from '../../lib/session'
import { reach } from '../../lib/reach'
import { toastMissing } from '../../lib/toast'
import { useCompared } from './comparison.store'

type Shown = Pick<Product, '_id' | 'slug_product' | 'vendor_id' | 'name'>

/** Add to Comparison with its messages (Spec 2 §5); nothing for those who may not compare. */
export function useComparing() {
  const may = useCan('comparison.use')
  const { owner, compared } = useCompared()
  const add = (product: Shown) => {
    reach(() => import('./add-to-comparison')).then(
      ({ addToComparison }) => addToComparison(owner, product),
      toastMissing,
    )
  }
  return {
    compare: may ? add : undefined,
    isCompared: (productId: string) => compared.some((one) => one.productId === productId),
  }
}
