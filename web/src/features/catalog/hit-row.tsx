import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useId } from 'react'
import { ProductThumb } from '../../documents/product-thumb'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { FoundWords } from './found-words'
import { HitLink } from './hit-link'
import type { HitProps } from './hit-parts'
import classes from './hit-row.module.css'
import { ProductPrice } from './product-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

/** A product found as a row of the dense list: what a card shows, with its SKU and its vendor. */
export function HitRow({ hit, shown, isPricePending, parts }: HitProps) {
  const t = useTexts(catalogTexts)
  const id = useId()
  const minimum = Math.max(1, hit.minimum_order_quantity)
  return (
    <article
      className={`${look('relative', 'grid', 'hover', 'min-w-0')} ${classes.row}`}
      aria-labelledby={`${id}-name`}
      data-card
    >
      <ProductThumb src={hit.images_product[0]} className={classes.thumb ?? ''} />
      <div className={`${look('min-w-0')} ${classes.product}`}>
        <h2 id={`${id}-name`} className={look('truncate', 'text-md', 'medium')}>
          <HitLink hit={hit} onOpen={parts.onOpen} className={look('focus-inside')} />
        </h2>
        <p className={look('truncate', 'dimmed', 'text-xs')}>
          {hit.brand && (
            <>
              <FoundWords hit={hit} attribute="brand" />
              {' · '}
            </>
          )}
          {hit.SKU.slice(0, SKU_SHOWN_CHARACTERS)}
        </p>
      </div>
      <div className={`${look('min-w-0', 'text-xs')} ${classes.vendor}`}>
        <p className={look('truncate')} title={hit.vendor_name}>
          <FoundWords hit={hit} attribute="vendor_name" />
        </p>
        {parts.again(hit)}
      </div>
      <div className={classes.price}>
        <ProductPrice shown={shown} isPending={isPricePending} form="dense" />
      </div>
      <div className={`${look('dimmed', 'text-xs', 'tabular')} ${classes.stock}`}>
        <StockSign stock={hit.stock} counted />
        {minimum > 1 && (
          <p className={look('nowrap')}>{t('minimum', { minimum: quantity(minimum) })}</p>
        )}
      </div>
      <div className={classes.buy}>{parts.buy(hit)}</div>
    </article>
  )
}
