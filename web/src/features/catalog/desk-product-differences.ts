import { PRODUCT_FIELDS, type ProductField } from '@pasok/domain/catalog/catalog.desk.constants'
import { productFieldTexts } from '@pasok/domain/catalog/catalog.desk.texts'
import type { Difference } from '../../documents/edit-conflict'
import { useTexts } from '../../lib/texts'
import { useCoverages, useDeliveryProvinces } from './desk-areas.queries'
import type { ProductDraft } from './desk-product-draft'
import { useDeskCategories } from './desk-products.queries'

/** What two people made different of a product, field by field and in words. */
export function useProductDifferences(mine: ProductDraft, theirs?: ProductDraft): Difference[] {
  const t = useTexts(productFieldTexts)
  const { data: categories = [] } = useDeskCategories()
  const { data: areas = [] } = useCoverages()
  const { data: provinces = [] } = useDeliveryProvinces()
  if (!theirs) return []
  const cities = provinces.flatMap((province) => province.cities)
  const names: Readonly<Partial<Record<ProductField, (id: string) => string | undefined>>> = {
    category_id: (id) => categories.find(({ _id }) => _id === id)?.path.join(' / '),
    coverage_id: (id) => areas.find(({ _id }) => _id === id)?.name,
    warehouse_city_id: (id) => cities.find(({ _id }) => _id === id)?.name,
  }
  const wordsOf = (draft: ProductDraft, field: ProductField): string => {
    const value = draft[field]
    // Pictures are told by their places: the same ones in another order differ, too.
    if (typeof value !== 'string')
      return value
        .map((path) => {
          const at = mine.pictures.indexOf(path)
          return at < 0 ? `+${theirs.pictures.indexOf(path) + 1}` : String(at + 1)
        })
        .join(', ')
    return names[field]?.(value) ?? value
  }
  return PRODUCT_FIELDS.map((field) => ({
    label: t(field),
    mine: wordsOf(mine, field),
    theirs: wordsOf(theirs, field),
  }))
}
