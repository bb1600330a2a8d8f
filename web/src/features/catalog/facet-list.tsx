import { Checkbox, UnstyledButton } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronDown } from '@tabler/icons-react'
import { count } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './facet-list.module.css'
import type { Facet } from './facets'

interface FacetListProps {
  facet: Facet
  /** Room for so many while the first answer is on its way. */
  isPending: boolean
}

const ROOM = 5

/** One facet: its values with how many products each has; several may be ticked. */
export function FacetList({ facet, isPending }: FacetListProps) {
  const t = useTexts(catalogTexts)
  const { items } = facet
  return (
    <fieldset className={classes.facet} data-rows={isPending ? ROOM : undefined}>
      <legend className={classes.legend}>{t(facet.name)}</legend>
      {items.length === 0 && !isPending && <p className={classes.none}>{t('noFacet')}</p>}
      <ul className={classes.values}>
        {items.map((item) => (
          <li key={item.value} className={classes.value}>
            <Checkbox
              size="xs"
              classNames={{ body: classes.body ?? '', labelWrapper: classes.wrapper ?? '' }}
              label={
                <span className={classes.label}>
                  <span className={classes.words} title={item.label}>
                    {item.label}
                  </span>
                  <span className={classes.count}>{count(item.count)}</span>
                </span>
              }
              checked={item.isRefined}
              onChange={() => facet.toggle(item.value)}
            />
          </li>
        ))}
      </ul>
      {facet.canShowMore && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={facet.isShowingMore}
          onClick={facet.toggleShowMore}
        >
          {t(facet.isShowingMore ? 'showLess' : 'showMore')}
          <IconChevronDown
            size={14}
            aria-hidden
            className={classes.chevron}
            data-opened={facet.isShowingMore || undefined}
          />
        </UnstyledButton>
      )}
    </fieldset>
  )
}
