import { Box, Skeleton } from '@mantine/core'
import { HITS_PER_PAGE } from '@pasok/domain/catalog/catalog.constants'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useTexts } from '../../lib/texts'
import { usePhone } from '../../lib/use-phone'
import { SkeletonRows } from '../../ui/skeleton-rows'
import classes from './hit-grid.module.css'
import card from './hit-card.module.css'
import { look } from '../../ui/look'

interface HitSkeletonsProps {
  /** True once loading takes longer than a moment: shows gray shapes in the space reserved. */
  isSlow: boolean
  hasButton: boolean
  isList?: boolean
}

export function HitSkeletons({ isList = false, ...props }: HitSkeletonsProps) {
  return isList ? <SkeletonRows rows={HITS_PER_PAGE} height={56} /> : <CardSkeletons {...props} />
}

function CardSkeletons({ isSlow, hasButton }: Omit<HitSkeletonsProps, 'isList'>) {
  const t = useTexts(catalogTexts)
  const phone = usePhone()
  return (
    <div
      className={`${look('grid', 'gap-sm', !isSlow && 'invisible')} ${classes.grid}`}
      role="status"
      aria-label={t('searching')}
    >
      {Array.from({ length: HITS_PER_PAGE }, (_, index) => (
        <div
          key={index}
          className={look('relative', 'stack', 'gap-4', 'min-w-0', 'frame', 'p-sm', 'hover-border')}
          aria-hidden
        >
          <Skeleton className={card.picture} />
          <div className={card.name}>
            <Skeleton height={12} mt={4} width="90%" />
            <Skeleton height={12} mt={8} width="60%" />
          </div>
          <div className={`${look('row')} ${card.facts}`}>
            <Skeleton height={10} width="40%" />
          </div>
          <Box h={25}>
            <Skeleton height={16} mt={4} width="50%" />
          </Box>
          {hasButton && <Skeleton height={phone ? 46 : 32} mt="xs" />}
        </div>
      ))}
    </div>
  )
}
