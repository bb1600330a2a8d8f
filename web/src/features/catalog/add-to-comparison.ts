import { MOST_COMPARED } from '@pasok/domain/catalog/catalog.constants'
import { comparisonTexts } from '@pasok/domain/catalog/catalog.comparison.texts'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { tx } from '../../lib/texts'
import { toastError, toastSuccess } from '../../lib/toast'
import { compare, readCompared } from './comparison.store'
import { refOf } from './hit'

type Shown = Pick<Product, '_id' | 'slug_product' | 'vendor_id' | 'name'>

/** Adds a product to the comparison and says what came of it (Spec 2 §5). */
export function addToComparison(owner: string, product: Shown): void {
  const result = compare(owner, { ...refOf(product), name: product.name })
  const values = { most: MOST_COMPARED, count: readCompared(owner).length }
  if (result === 'added') toastSuccess(tx(comparisonTexts.added, values), 'compared')
  else toastError(tx(comparisonTexts[result], values), 'comparison')
}
