import type { Product } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import type { ReactNode } from 'react'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { makerOf } from './hit'
import classes from './product-information.module.css'
import { look } from '../../ui/look'

/** ADDITIONAL INFORMATION of a product (Spec 2 §2), as name and value rows. */
export function ProductInformation({ product }: { product: Product }) {
  const t = useTexts(catalogTexts)
  const { dimension, warehouse_detail: from } = product
  const { width, height, length } = dimension
  const rows: { name: string; value: ReactNode }[] = [
    { name: t('weight'), value: t('weightValue', { weight: quantity(dimension.weight) }) },
    {
      name: t('minimumOrder'),
      value: quantity(Math.max(1, product.minimum_order_quantity)),
    },
    { name: t('brand'), value: makerOf(product) },
    { name: t('vendor'), value: product.vendor_name },
    {
      name: t('shipFrom'),
      value: [from.city, from.province, from.country].filter(Boolean).join(', '),
    },
    {
      name: t('dimensions'),
      value: (
        <>
          {t('dimensionsValue', {
            width: quantity(width),
            height: quantity(height),
            length: quantity(length),
          })}
          <span className={look('block', 'dimmed', 'tiny')}>{t('dimensionsHelper')}</span>
        </>
      ),
    },
    { name: t('sku'), value: product.SKU },
    { name: t('category'), value: product.category_tree.map(({ name }) => name).join(' › ') },
  ]
  return (
    <dl className={`${look('divided')} ${classes.rows}`}>
      {rows.map(({ name, value }) => (
        <div key={name} className={`${look('grid')} ${classes.row}`}>
          <dt>{name}</dt>
          <dd className={look('break-anywhere', 'tabular')}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
