import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { ProductThumb } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import { moveAmongCards } from './card-keys'
import { useCompanyPrices } from './catalog.queries'
import type { CardHit, HitParts, HitProps } from './hit'
import { FoundWords, HitLink } from './hit-link'
import { HitCard } from './hit-card'
import classes from './hit-grid.module.css'

import { ProductPrice } from './product-price'
import { shownPrice } from './shown-price'
import { StockSign } from './stock-sign'

/** A hit as a row of the dense list: like a card, with SKU and vendor. */
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
        <h2 id={`${id}-name`} className={look('line-clamp-2', 'text-md', 'medium', 'leading-snug')}>
          <HitLink hit={hit} onOpen={parts.onOpen} className={look('focus-inside')} />
        </h2>
      </div>
      <div className={`${look('min-w-0', 'text-xs')} ${classes.vendor}`}>
        <p className={look('truncate')} title={hit.vendor_name}>
          <FoundWords hit={hit} attribute="vendor_name" />
        </p>
        <p className={look('truncate', 'dimmed')}>
          {hit.brand && (
            <>
              <FoundWords hit={hit} attribute="brand" />
              {' · '}
            </>
          )}
          {hit.SKU.slice(0, SKU_SHOWN_CHARACTERS)}
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

/** Number of cards in the first two rows. */
const TOP = 6

interface HitGridProps {
  hits: readonly CardHit[]
  /** True while the hits of the previous search are shown. */
  isStale: boolean
  isList?: boolean
  parts: HitParts
  /** Called for Up in the first row. */
  onLeaveUp: () => void
}

export function HitGrid({ hits, isStale, isList = false, parts, onLeaveUp }: HitGridProps) {
  const t = useTexts(catalogTexts)
  const { priceOf, isPending, renew } = useCompanyPrices(hits)
  const renewPrices = useEffectEvent(renew)
  // Loads prices after every search, because the hits do not contain the company's discounts.
  useEffect(() => renewPrices(), [hits])
  const grid = useRef<HTMLUListElement>(null)
  const leaveUp = useEffectEvent(onLeaveUp)
  // The keys supplement Tab on the links and buttons; the list itself is not focusable.
  useEffect(() => {
    const list = grid.current
    if (!list) return undefined
    const onKey = (event: KeyboardEvent) => moveAmongCards(list, event, () => leaveUp())
    list.addEventListener('keydown', onKey)
    return () => list.removeEventListener('keydown', onKey)
  }, [])
  const Hit = isList ? HitRow : HitCard
  return (
    <ul
      ref={grid}
      className={
        isList
          ? look('frame', 'divided', 'waiting')
          : `${look('grid', 'gap-sm', 'waiting')} ${classes.grid}`
      }
      aria-label={t('title')}
      aria-busy={isStale}
      data-stale={isStale || undefined}
    >
      {hits.map((hit, at) => {
        const own = priceOf(hit)
        return (
          <li key={hit.objectID} className={look('grid', 'min-w-0')}>
            <Hit
              hit={hit}
              shown={shownPrice(hit, own)}
              isPricePending={own === undefined && isPending}
              parts={parts}
              isEager={at < TOP}
            />
          </li>
        )
      })}
    </ul>
  )
}
