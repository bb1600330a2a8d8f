import { MOST_COMPARED } from '@pasok/domain/catalog/catalog.constants'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { useCan } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'
import { compare, readCompared, useCompared } from './comparison.store'
import { refOf } from './hit'

type Shown = Pick<Product, '_id' | 'slug_product' | 'vendor_id' | 'name'>

/** Add to Comparison with its messages (Spec 2 §5); nothing for those who may not compare. */
export function useComparing() {
  const t = useTexts(comparisonTexts)
  const may = useCan('comparison.use')
  const { owner, compared } = useCompared()
  const add = (product: Shown) => {
    const result = compare(owner, { ...refOf(product), name: product.name })
    const values = { most: MOST_COMPARED, count: readCompared(owner).length }
    if (result === 'added') toastSuccess(t('added', values))
    else toastError(t(result, values), 'comparison')
  }
  return {
    compare: may ? add : undefined,
    isCompared: (productId: string) => compared.some((one) => one.productId === productId),
  }
}
