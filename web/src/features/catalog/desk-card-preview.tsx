import { readFigure } from '@pasok/domain/kernel/read-figure'
import { productFormTexts } from '@pasok/domain/catalog/catalog.desk.form.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { smallPictureOf } from '@pasok/domain/catalog/catalog.pictures'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { useId } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { priceOf, type ProductDraft } from './desk-product-draft'
import card from './hit-card.module.css'
import { ProductPrice } from './product-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

interface PreviewProps {
  draft: ProductDraft
  defaultDiscount: number
  /** Stands in place of an empty brand. */
  vendorName: string
}

const PICTURE = 240
const numberOf = (typed: string, otherwise: number) => {
  const value = Number(readFigure(typed) || 'none')
  return Number.isFinite(value) ? value : otherwise
}

/** The product's card in the search, as a buyer without an agreement sees it. */
export function DeskCardPreview({ draft, defaultDiscount, vendorName }: PreviewProps) {
  const t = useTexts(productFormTexts)
  const tc = useTexts(catalogTexts)
  const id = useId()
  const price = priceOf(draft, defaultDiscount)
  const retail = numberOf(draft.retail_price, 0)
  const discounted = price?.discountPrice.toNumber() ?? retail
  const minimum = Math.max(1, numberOf(draft.minimum_order_quantity, 1))
  const [picture] = draft.pictures
  const shown = {
    price: discounted,
    retail: discounted < retail ? retail : undefined,
    badge: price ? shownDiscount(fractionOfPercent(price.discountPercent)) : 0,
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={look('text-md', 'semibold', 'mb-xs')}>
        {t('preview')}
      </h2>
      <article
        className={look('relative', 'stack', 'gap-4', 'min-w-0', 'frame', 'p-sm', 'hover-border')}
        aria-labelledby={`${id}-name`}
      >
        <div className={card.picture}>
          <ProductPicture
            src={picture === undefined ? undefined : smallPictureOf(picture)}
            size={PICTURE}
          />
        </div>
        <h3
          id={`${id}-name`}
          className={`${look('line-clamp-2', 'text-md', 'medium', 'leading-snug', 'break-anywhere')} ${card.name}`}
        >
          {draft.name.trim() || t('previewName')}
        </h3>
        <p
          className={`${look('dimmed', 'text-xs', 'leading-snug', 'truncate', 'mb-4')} ${card.maker}`}
        >
          {draft.brand.trim() || vendorName}
        </p>
        <ProductPrice shown={shown} />
        <div
          className={`${look('row', 'justify-between', 'gap-xs', 'dimmed', 'text-xs', 'tabular')} ${card.facts}`}
        >
          <StockSign stock={numberOf(draft.stock, 0)} counted />
          {minimum > 1 && <span>{tc('minimum', { minimum: quantity(minimum) })}</span>}
        </div>
      </article>
    </section>
  )
}
