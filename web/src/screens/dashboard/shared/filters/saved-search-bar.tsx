import { Button } from '@mantine/core'
import { filterTexts } from '@pasok/domain/team/filters/filters.texts'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { SearchBar, type SearchBarProps } from '../../../../documents/search-bar'
import { LazyBoundary, lazyPiece } from '../../../../lib/lazy-boundary'
import { queryOfSearch, searchOfQuery } from '../../../../lib/list-search-query'
import { useTexts } from '../../../../lib/texts'

const SavedFilters = lazyPiece(
  async () => (await import('../../../../features/team/saved-filters')).SavedFilters,
)

/** Placeholder of the same width, so that nothing moves. */
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

interface SavedSearchBarProps<Topic extends string> extends SearchBarProps<Topic> {
  screen: ComponentProps<typeof SavedFilters>['screen']
}

/** Filter bar of a list (Spec 1 §2) with the user's saved filters. */
export function SavedSearchBar<Topic extends string>(props: SavedSearchBarProps<Topic>) {
  const { screen, children, ...bar } = props
  const { topics, applied, onSearch, spanNames = {} } = bar
  const names = topics.map(({ key }) => key)
  const spans = Object.keys(spanNames)
  return (
    <SearchBar {...bar}>
      {children}
      <LazyBoundary late optional fallback={<SavedFiltersComing />}>
        <SavedFilters
          screen={screen}
          query={queryOfSearch(applied)}
          onApply={(query) => onSearch(searchOfQuery(query, names, { spans }))}
        />
      </LazyBoundary>
    </SearchBar>
  )
}
