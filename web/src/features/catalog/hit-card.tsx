import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { AddButton } from './add-button'
import { CompareButton, OpenRequestButton, TemplateButton } from './card-buttons'
import { FoundWords } from './found-words'
import classes from './hit-card.module.css'
import { ProductPrice } from './product-price'
import type { CardHit } from './found-hit'
import type { ShownPrice } from './shown-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

const PICTURE = 240

interface HitCardProps {
  hit: CardHit
  shown: ShownPrice
  isPricePending: boolean
  actions: CardActions
}

/** What can be done with a product; nothing where this person may not. */
export interface CardActions {
  add: ((hit: ProductHit) => void) | undefined
  isAdding: (productId: string) => boolean
  /** What the button says: which cart it goes to. */
  words: { short: string; named: (name: string) => string; ofTemplate: boolean }
  addToOpen: ((hit: ProductHit) => void) | undefined
  addToTemplate: ((hit: ProductHit) => void) | undefined
  compare: ((hit: ProductHit) => void) | undefined
  isCompared: (productId: string) => boolean
  /** Its page is opened. */
  open: () => void
}

function CardButtons({ hit, actions }: Pick<HitCardProps, 'hit' | 'actions'>) {
  const { add, addToOpen, addToTemplate, compare, words } = actions
  if (!add && !addToOpen && !addToTemplate && !compare) return null
  return (
    <div className={look('flex', 'relative', 'gap-6', 'mt-xs')}>
      {add && (
        <AddButton
          className={look('grow')}
          text={words.short}
          label={words.named(hit.name)}
          isAdding={actions.isAdding(hit.objectID)}
          onAdd={() => add(hit)}
        />
      )}
      {addToOpen && <OpenRequestButton name={hit.name} onPress={() => addToOpen(hit)} />}
      {addToTemplate && (
        <TemplateButton
          name={hit.name}
          beside={add !== undefined && words.ofTemplate}
          onPress={() => addToTemplate(hit)}
        />
      )}
      {compare && (
        <CompareButton
          name={hit.name}
          isThere={actions.isCompared(hit.objectID)}
          onPress={() => compare(hit)}
        />
      )}
    </div>
  )
}

/**
 * A product found (Spec 2 §2): image, name, brand or vendor, price, discount, stock, Add to PR, Add
 * to Comparison.
 */
export function HitCard({ hit, shown, isPricePending, actions }: HitCardProps) {
  const t = useTexts(catalogTexts)
  const id = useId()
  const minimum = Math.max(1, hit.minimum_order_quantity)
  return (
    <article
      className={look('relative', 'stack', 'gap-4', 'min-w-0', 'frame', 'p-sm', 'hover-border')}
      aria-labelledby={`${id}-name`}
      data-card
    >
      <div className={classes.picture}>
        <ProductPicture src={hit.images_product[0]} size={PICTURE} />
      </div>
      <h2
        id={`${id}-name`}
        className={`${look('line-clamp-2', 'text-md', 'medium', 'leading-snug', 'break-anywhere')} ${classes.name}`}
      >
        <Link
          className={look('stretched', 'rounded-md', 'color-inherit', 'no-underline')}
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: hit.slug_product }}
          title={hit.name}
          onClick={actions.open}
          data-card-link
        >
          <FoundWords hit={hit} attribute="name" />
        </Link>
      </h2>
      <p
        className={`${look('dimmed', 'text-xs', 'leading-snug', 'truncate', 'mb-4')} ${classes.maker}`}
      >
        <FoundWords hit={hit} attribute={hit.brand ? 'brand' : 'vendor_name'} />
      </p>
      <ProductPrice shown={shown} isPending={isPricePending} />
      <div
        className={`${look('row', 'justify-between', 'gap-xs', 'dimmed', 'text-xs', 'tabular')} ${classes.facts}`}
      >
        <StockSign stock={hit.stock} counted />
        {minimum > 1 && <span>{t('minimum', { minimum: quantity(minimum) })}</span>}
      </div>
      <CardButtons hit={hit} actions={actions} />
    </article>
  )
}
