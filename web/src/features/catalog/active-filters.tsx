import { Button, UnstyledButton } from '@mantine/core'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { searchTexts } from '@pasok/domain/catalog/catalog.search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconX } from '@tabler/icons-react'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'
import classes from './active-filters.module.css'
import { look } from '../../ui/look'

interface ActiveFiltersProps {
  category: Pick<CategoryNode, 'name'> | undefined
  onClear: (what: 'category' | 'all') => void
}

/** The filters that are set, each with a way to take it off. */
export function ActiveFilters({ category, onClear }: ActiveFiltersProps) {
  const t = useTexts(catalogTexts)
  const { items } = useCurrentRefinements()
  const ts = useTexts(searchTexts)
  const { canRefine } = useClearRefinements()
  if (!canRefine && !category) return null
  const filters = items.flatMap(({ refinements, refine }) =>
    refinements.map((refinement) => ({ refinement, refine })),
  )
  return (
    <ul className={look('row', 'wrap', 'gap-6')} aria-label={t('filters')}>
      {category && (
        <li>
          <UnstyledButton
            className={`${look('inline-row', 'gap-4', 'rounded-xl', 'accent', 'text-xs')} ${classes.filter}`}
            aria-label={ts('removeCategory', { name: category.name })}
            onClick={() => onClear('category')}
          >
            <span className={look('truncate')}>{category.name}</span>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      )}
      {filters.map(({ refinement, refine }) => (
        <li key={`${refinement.attribute}:${refinement.value}`}>
          <UnstyledButton
            className={`${look('inline-row', 'gap-4', 'rounded-xl', 'accent', 'text-xs')} ${classes.filter}`}
            aria-label={t('removeFilter', { name: refinement.label })}
            onClick={() => refine(refinement)}
          >
            <span className={look('truncate')}>{refinement.label}</span>
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={() => onClear('all')}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  )
}
