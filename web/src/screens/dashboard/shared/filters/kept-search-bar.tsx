import { Button } from '@mantine/core'
import { filterTexts } from '@pasok/domain/team/team.filters.texts'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { SearchBar, type SearchTopic } from '../../../../documents/search-bar'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import type { ListSearch } from '../../../../lib/list-search'
import { queryOfSearch, searchOfQuery } from '../../../../lib/list-search-query'
import { useTexts } from '../../../../lib/texts'

const SavedFilters = lazyPiece(
  async () => (await import('../../../../features/team/saved-filters')).SavedFilters,
)

/** As wide as what comes: nothing jumps. */
function SavedFiltersComing() {
  const t = useTexts(filterTexts)
  return (
    <Button
      variant="default"
      aria-disabled
      leftSection={<IconBookmark size={16} aria-hidden />}
      rightSection={<IconChevronDown size={14} aria-hidden />}
    >
      {t('menu')}
    </Button>
  )
}

interface KeptSearchBarProps<Topic extends string> {
  /** Whose filters are kept. */
  screen: ComponentProps<typeof SavedFilters>['screen']
  topics: readonly [SearchTopic<Topic>, ...SearchTopic<Topic>[]]
  /** What the address says. */
  asked: ListSearch<Topic>
  onSearch: (next: ListSearch<Topic>) => void
  clearLabel?: string
}

/** The filter bar of a list (Spec 1 §2), with what the person keeps of it. */
export function KeptSearchBar<Topic extends string>({
  screen,
  topics,
  asked,
  onSearch,
  clearLabel,
}: KeptSearchBarProps<Topic>) {
  const names = topics.map(({ key }) => key)
  return (
    <SearchBar topics={topics} asked={asked} onSearch={onSearch} clearLabel={clearLabel}>
      <LazyBoundary optional fallback={<SavedFiltersComing />}>
        <SavedFilters
          screen={screen}
          query={queryOfSearch(asked)}
          onApply={(query) => onSearch(searchOfQuery(query, names))}
        />
      </LazyBoundary>
    </SearchBar>
  )
}
