import { Button, UnstyledButton } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconX } from '@tabler/icons-react'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'
import classes from './active-filters.module.css'

/** The filters that are set, each with a way to take it off. */
export function ActiveFilters() {
  const t = useTexts(catalogTexts)
  const { items } = useCurrentRefinements()
  const { refine: clear, canRefine } = useClearRefinements()
  if (!canRefine) return null
  const filters = items.flatMap(({ refinements, refine }) =>
    refinements.map((refinement) => ({ refinement, refine })),
  )
  return (
    <ul className={classes.filters} aria-label={t('filters')}>
      {filters.map(({ refinement, refine }) => (
        <li key={`${refinement.attribute}:${refinement.value}`}>
          <UnstyledButton
            className={classes.filter}
            aria-label={t('removeFilter', { name: refinement.label })}
            onClick={() => refine(refinement)}
          >
            <span className={classes.words}>{refinement.label}</span>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}
