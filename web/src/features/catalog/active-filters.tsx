import { Button } from '@mantine/core'
import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { searchTexts } from '@pasok/domain/catalog/search/search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'
import { FilterChip } from '../../ui/filter-chip'
import { look } from '../../ui/look'

interface ActiveFiltersProps {
  category: Pick<CategoryNode, 'name'> | undefined
  onClear: (what: 'category' | 'all') => void
}

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
          <FilterChip
            name={category.name}
            label={ts('removeCategory', { name: category.name })}
            onRemove={() => onClear('category')}
          />
        </li>
      )}
      {filters.map(({ refinement, refine }) => (
        <li key={`${refinement.attribute}:${refinement.value}`}>
          <FilterChip
            name={refinement.label}
            label={t('removeFilter', { name: refinement.label })}
            onRemove={() => refine(refinement)}
          />
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
