import { statusTexts } from '@pasok/domain/kernel/status.texts'
import {
  LISTED_STATES,
  OWN_DRAFTS,
  OWN_REJECTED,
  TO_DECIDE,
} from '@pasok/domain/requests/requests.list.topics'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import type { SearchTopics } from '../../../documents/search-by'
import { BY_DATE, type ListSearch } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { KeptSearchBar } from '../shared/filters/kept-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import type { RequestSearchKey } from './search-params'

type Search = ListSearch<RequestSearchKey>

/** Search-by options in the order of Spec 1 §2. */
function useTopics(asked: Search) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(statusTexts)
  const canDecide = useCan('requests.decide')
  const canCreate = useCan('requests.create')
  const departments = useDepartmentOptions(asked)
  const topics: SearchTopics<RequestSearchKey> = [
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
      options: [
        ...LISTED_STATES.map((state) => ({ value: state, label: ts(state) })),
        ...(canDecide ? [{ value: TO_DECIDE, label: t('toDecide') }] : []),
        ...(canCreate
          ? [
              { value: OWN_DRAFTS, label: t('ownDrafts') },
              { value: OWN_REJECTED, label: t('ownRejected') },
            ]
          : []),
      ],
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
      hasWords
      asked={asked}
      onSearch={onSearch}
    />
  )
}
