import { Button, Drawer } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { FacetList } from '../../../features/catalog/facet-list'
import type { Facet } from '../../../features/catalog/facets'
import type { SearchState } from '../../../features/catalog/search-state'
import { count as grouped } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

interface FilterDrawerProps {
  opened: boolean
  onClose: () => void
  facets: readonly Facet[]
  state: SearchState
}

export function FilterDrawer({ opened, onClose, facets, state }: FilterDrawerProps) {
  const t = useTexts(catalogTexts)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filters')}
      size="sm"
      closeButtonProps={{ 'aria-label': t('closeFilters') }}
    >
      {facets.map((facet) => (
        <FacetList key={facet.name} facet={facet} isPending={state.isFirst || state.isError} />
      ))}
      <Button fullWidth onClick={onClose} className={look('sticky-foot')}>
        {t('showResults', { count: grouped(state.count) })}
      </Button>
    </Drawer>
  )
}
