import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useId } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { FoundWords, HitLink } from './hit-link'
import classes from './hit-card.module.css'

import type { HitProps } from './hit'
import { ProductPrice } from './product-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

const PICTURE = 240

/**
 * A hit as a card (Spec 2 §2): image, name, brand or vendor, price, discount, stock, Add to PR, and a menu with
 * Add to Template and Add to Comparison.
 */
export function HitCard({ hit, shown, isPricePending, parts, isEager = false }: HitProps) {
  const t = useTexts(catalogTexts)
  const id = useId()
  const minimum = Math.max(1, hit.minimum_order_quantity)
  return (
    <article
      className={look('relative', 'stack', 'gap-4', 'min-w-0', 'frame', 'p-sm', 'hover-border')}
      aria-labelledby={`${id}-name`}
      data-card
    >
      <div className={`${look('tinted')} ${classes.picture}`}>
        <ProductPicture src={hit.images_product[0]} size={PICTURE} whole eager={isEager} />
        <div className={classes.again}>{parts.again(hit)}</div>
      </div>
      <h2
        id={`${id}-name`}
        className={`${look('line-clamp-2', 'text-md', 'medium', 'leading-snug', 'break-anywhere')} ${classes.name}`}
      >
        <HitLink hit={hit} onOpen={parts.onOpen} className={look('rounded-md')} />
      </h2>
      <div
        className={`${look('row', 'justify-between', 'gap-xs', 'dimmed', 'text-xs', 'tabular')} ${classes.facts}`}
      >
        <span className={look('truncate')}>
          <FoundWords hit={hit} attribute={hit.brand ? 'brand' : 'vendor_name'} />
        </span>
        <StockSign stock={hit.stock} counted />
      </div>
      <div className={look('row', 'wrap', 'justify-between', 'gap-2-sm')}>
        <ProductPrice shown={shown} isPending={isPricePending} />
        {minimum > 1 && (
          <span className={look('dimmed', 'text-xs', 'tabular')}>
            {t('minimum', { minimum: quantity(minimum) })}
          </span>
        )}
      </div>
      {parts.buy(hit)}
    </article>
  )
}
