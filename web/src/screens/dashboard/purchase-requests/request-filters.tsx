import { Button } from '@mantine/core'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { NO_DEPARTMENT } from '@pasok/domain/requests/requests.constants'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { LISTED_STATES } from '@pasok/domain/requests/requests.list.topics'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { filterTexts } from '@pasok/domain/team/team.filters.texts'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { SearchBar, type SearchTopic } from '../../../documents/search-bar'
import { useDepartments } from '../../../features/team/departments.queries'
import type { SavedFilters } from '../../../features/team/saved-filters'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { BY_DATE, type ListSearch } from '../../../lib/list-search'
import { queryOfSearch, searchOfQuery } from '../../../lib/list-search-query'
import { useTexts } from '../../../lib/texts'
import { REQUEST_SEARCHES, type RequestSearchKey } from './search-params'

type Search = ListSearch<RequestSearchKey>

/** Whose filters are kept. */
const SCREEN = 'purchase-requests' as const

const savedFilters = pieceOf<Parameters<typeof SavedFilters>[0]>(
  async () => (await import('../../../features/team/saved-filters')).SavedFilters,
)

/** Search-by options in the order of Spec 1 §2. */
function useTopics(asked: Search) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(statusTexts)
  const td = useTexts(documentTexts)
  const departments = useDepartments().data ?? []
  const known = departments.map(({ _id, name }) => ({ value: _id, label: name }))
  const isOther =
    asked.by === 'department' &&
    asked.value !== undefined &&
    asked.value !== NO_DEPARTMENT &&
    !known.some(({ value }) => value === asked.value)
  // What the address asks for is shown, also a department that was removed since.
  const other =
    isOther && asked.value !== undefined ? [{ value: asked.value, label: asked.value }] : []
  const topics: readonly [SearchTopic<RequestSearchKey>, ...SearchTopic<RequestSearchKey>[]] = [
    { key: 'vendor', label: t('byVendor') },
    { key: BY_DATE, label: t('byDate') },
    { key: 'code_pr', label: t('byCode') },
    { key: 'createdBy', label: t('byAuthor') },
    {
      key: 'department',
      label: t('byDepartment'),
      options: [{ value: NO_DEPARTMENT, label: td('noDepartment') }, ...known, ...other],
    },
    {
      key: 'lastStatus',
      label: t('byStatus'),
      options: LISTED_STATES.map((state) => ({ value: state, label: ts(state) })),
    },
  ]
  return topics
}

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

interface RequestFiltersProps {
  asked: Search
  onSearch: (next: Search) => void
}

/** The filter bar of the list (Spec 1 §2), with what the person keeps of it. */
export function RequestFilters({ asked, onSearch }: RequestFiltersProps) {
  const topics = useTopics(asked)
  return (
    <SearchBar topics={topics} asked={asked} onSearch={onSearch}>
      <Fetched
        piece={savedFilters}
        fallback={<SavedFiltersComing />}
        props={{
          screen: SCREEN,
          query: queryOfSearch(asked),
          onApply: (query) => onSearch(searchOfQuery(query, REQUEST_SEARCHES)),
        }}
      />
    </SearchBar>
  )
}
