import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { AddButton } from './add-button'
import { FoundWords } from './found-words'
import classes from './hit-card.module.css'
import { ProductPicture } from './product-picture'
import { ProductPrice } from './product-price'
import type { FoundHit } from './found-hit'
import type { ShownPrice } from './shown-price'
import { StockSign } from './stock-sign'

const PICTURE = 240

interface HitCardProps {
  hit: FoundHit
  shown: ShownPrice
  isPricePending: boolean
  isAdding: boolean
  /** Nothing where this person may not build requests. */
  onAdd: ((hit: ProductHit) => void) | undefined
}

/** A product found (Spec 2 §2): image, name, brand or vendor, price, discount, stock, Add to PR. */
export function HitCard({ hit, shown, isPricePending, isAdding, onAdd }: HitCardProps) {
  const t = useTexts(catalogTexts)
  const id = useId()
  const minimum = Math.max(1, hit.minimum_order_quantity)
  return (
    <article className={classes.card} aria-labelledby={`${id}-name`} data-card>
      <div className={classes.picture}>
        <ProductPicture src={hit.images_product[0]} size={PICTURE} />
      </div>
      <h2 id={`${id}-name`} className={classes.name}>
        <Link
          className={classes.link}
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: hit.slug_product }}
          title={hit.name}
          data-card-link
        >
          <FoundWords hit={hit} attribute="name" />
        </Link>
      </h2>
      <p className={classes.maker}>
        <FoundWords hit={hit} attribute={hit.brand ? 'brand' : 'vendor_name'} />
      </p>
      <ProductPrice shown={shown} isPending={isPricePending} />
      <div className={classes.facts}>
        <StockSign stock={hit.stock} counted />
        {minimum > 1 && <span>{t('minimum', { minimum: quantity(minimum) })}</span>}
      </div>
      {onAdd && (
        <AddButton
          className={classes.add}
          text={t('addToPr')}
          label={t('addNamed', { name: hit.name })}
          isAdding={isAdding}
          onAdd={() => onAdd(hit)}
        />
      )}
    </article>
  )
}
