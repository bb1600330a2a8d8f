import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../lib/texts'
import { moveAmongCards } from './card-keys'
import { useCompanyPrices } from './catalog.queries'
import type { CardHit } from './found-hit'
import { HitCard } from './hit-card'
import type { HitParts } from './hit-parts'
import { HitRow } from './hit-row'
import classes from './hit-grid.module.css'
import { shownPrice } from './shown-price'
import { look } from '../../ui/look'

interface HitGridProps {
  hits: readonly CardHit[]
  /** An answer to what was typed is late: these are still the ones before. */
  isStale: boolean
  /** Cards unless it is a list. */
  isList?: boolean
  parts: HitParts
  /** Arrow up from the first row. */
  onLeaveUp: () => void
}

/** A page of hits with the prices that this company pays. */
export function HitGrid({ hits, isStale, isList = false, parts, onLeaveUp }: HitGridProps) {
  const t = useTexts(catalogTexts)
  const { priceOf, isPending, renew } = useCompanyPrices(hits)
  const renewPrices = useEffectEvent(renew)
  // Searched again, even with the same hits: a discount of one's own is on none of them.
  useEffect(() => renewPrices(), [hits])
  const grid = useRef<HTMLUListElement>(null)
  const leaveUp = useEffectEvent(onLeaveUp)
  // The keys add to what Tab does on the links and buttons inside; the list itself is none.
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
      {hits.map((hit) => {
        const own = priceOf(hit)
        return (
          <li key={hit.objectID} className={look('grid', 'min-w-0')}>
            <Hit
              hit={hit}
              shown={shownPrice(hit, own)}
              isPricePending={own === undefined && isPending}
              parts={parts}
            />
          </li>
        )
      })}
    </ul>
  )
}
