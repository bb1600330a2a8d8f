import { figureOf } from '@pasok/domain/kernel/read-figure'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { useId } from 'react'
import { taxName } from '../../documents/tax-name'
import { percent, rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { priceOf, type ProductDraft } from './portal-product-draft'
import classes from './portal-product.module.css'
import { look } from '../../ui/look'

interface PriceBlockProps {
  draft: ProductDraft
  /** In percent; applied to products without their own discount. */
  defaultDiscount: number
}

interface LineProps {
  label: string
  amount: number
  isTotal?: boolean
}

function Line({ label, amount, isTotal = false }: LineProps) {
  return (
    <div
      className={
        isTotal
          ? `${look('flex', 'justify-between', 'gap-sm', 'border-t', 'mt-4', 'semibold', 'tabular')} ${classes.total}`
          : `${look('flex', 'justify-between', 'gap-sm', 'text-xs', 'tabular')} ${classes.line}`
      }
    >
      <dt className={look(isTotal && 'color-inherit')}>{label}</dt>
      <dd className={look('nowrap')}>{rupiah(amount)}</dd>
    </div>
  )
}

/** Shows how the retail price becomes the unit price for a buyer without an agreement. */
export function PriceBlock({ draft, defaultDiscount }: PriceBlockProps) {
  const t = useTexts(productFormTexts)
  const id = useId()
  const price = priceOf(draft, defaultDiscount)
  const retail = figureOf(draft.retail_price)
  const own = figureOf(draft.discount_product || '0')
  const tax = figureOf(draft.tax_percentage || '0')
  const discounted = price?.discountPrice.toNumber() ?? 0
  return (
    <section aria-labelledby={id} className={look('mt-md', 'p-sm', 'tinted', 'rounded-md')}>
      <h3 id={id} className={look('text-md', 'semibold', 'mb-xs')}>
        {t('whatBuyersPay')}
      </h3>
      {price ? (
        <dl className={look('mb-xs')}>
          <Line label={t('retail')} amount={retail} />
          {discounted < retail && (
            <Line
              label={t(own > 0 ? 'discountLine' : 'defaultDiscountLine', {
                percent: percent(price.discountPercent.toNumber()),
              })}
              amount={discounted - retail}
            />
          )}
          <Line label={t('priceLine')} amount={discounted} />
          {tax > 0 && (
            <Line
              label={taxName({ title: draft.tax_title.trim() || t('tax'), value: tax / 100 })}
              amount={price.singleTaxPrice.toNumber()}
            />
          )}
          <Line label={t('final')} amount={price.finalPrice.toNumber()} isTotal />
        </dl>
      ) : (
        <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('noPrice')}</p>
      )}
      <p className={look('dimmed', 'text-xs', 'mt-2')}>{t('specialNote')}</p>
    </section>
  )
}
