import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { LISTED_STATES } from '@pasok/domain/requests/requests.list.topics'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import type { SearchTopic } from '../../../documents/search-bar'
import { BY_DATE, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { KeptSearchBar } from '../shared/filters/kept-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import type { RequestSearchKey } from './search-params'

type Search = ListSearch<RequestSearchKey>

/** Search-by options in the order of Spec 1 §2. */
function useTopics(asked: Search) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(statusTexts)
  const departments = useDepartmentOptions(asked)
  const topics: readonly [SearchTopic<RequestSearchKey>, ...SearchTopic<RequestSearchKey>[]] = [
    { key: 'vendor', label: t('byVendor') },
    { key: BY_DATE, label: t('byDate') },
    { key: 'code_pr', label: t('byCode') },
    { key: 'createdBy', label: t('byAuthor') },
    {
      key: 'department',
      label: t('byDepartment'),
      options: departments,
    },
    {
      key: 'lastStatus',
      label: t('byStatus'),
      options: LISTED_STATES.map((state) => ({ value: state, label: ts(state) })),
    },
  ]
  return topics
}

interface RequestFiltersProps {
  asked: Search
  onSearch: (next: Search) => void
}

/** The filter bar of the list of requests. */
export function RequestFilters({ asked, onSearch }: RequestFiltersProps) {
  return (
    <KeptSearchBar
      screen="purchase-requests"
      topics={useTopics(asked)}
      asked={asked}
      onSearch={onSearch}
    />
  )
}
