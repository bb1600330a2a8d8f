import { Skeleton } from '@mantine/core'
import { HITS_PER_PAGE } from '@pasok/domain/catalog/catalog.constants'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useTexts } from '../../lib/texts'
import classes from './hit-grid.module.css'
import card from './hit-card.module.css'

interface HitSkeletonsProps {
  /** Room is kept from the start; the grey shapes come once it takes longer than a moment. */
  isSlow: boolean
  hasButton: boolean
}

/** Takes the place of the cards of a page, in their own measure. */
export function HitSkeletons({ isSlow, hasButton }: HitSkeletonsProps) {
  const t = useTexts(catalogTexts)
  return (
    <div
      className={classes.grid}
      role="status"
      aria-label={t('searching')}
      data-hidden={!isSlow || undefined}
    >
      {Array.from({ length: HITS_PER_PAGE }, (_, index) => (
        <div key={index} className={card.card} aria-hidden>
          <Skeleton className={card.picture} />
          <div className={card.name}>
            <Skeleton height={12} mt={4} width="90%" />
            <Skeleton height={12} mt={8} width="60%" />
          </div>
          <div className={card.maker}>
            <Skeleton height={10} mt={4} width="40%" />
          </div>
          <div className={classes.price}>
            <Skeleton height={16} mt={4} width="50%" />
          </div>
          <div className={card.facts}>
            <Skeleton height={10} width="35%" />
          </div>
          {hasButton && <Skeleton className={classes.button} />}
        </div>
      ))}
    </div>
  )
}
