import { MAX_COMPARED } from '@pasok/domain/catalog/catalog.constants'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { loadPiece } from '../../lib/load-piece'
import { useCan } from '../../lib/session'
import { tx } from '../../lib/texts'
import { toastError, toastMissing, toastSuccess } from '../../lib/toast'
import { compare, readCompared, useCompared } from './comparison.store'
import { refOf } from './hit'

type Shown = Pick<Product, '_id' | 'slug_product' | 'vendor_id' | 'name'>

const loadTexts = () => import('@pasok/domain/catalog/catalog.comparison.texts')

/**
 * Returns the Add to Comparison action with its messages (Spec 2 §5); undefined for users who may not compare.
 */
export function useComparing() {
  const may = useCan('comparison.use')
  const { owner, compared } = useCompared()
  const add = (product: Shown) => {
    loadPiece(loadTexts).then(({ comparisonTexts }) => {
      const result = compare(owner, { ...refOf(product), name: product.name })
      const values = { most: MAX_COMPARED, count: readCompared(owner).length }
      if (result === 'added') toastSuccess(tx(comparisonTexts.added, values), 'compared')
      else toastError(tx(comparisonTexts[result], values), 'comparison')
    }, toastMissing)
  }
  return {
    compare: may ? add : undefined,
    isCompared: (productId: string) => compared.some((one) => one.productId === productId),
  }
}
