import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { SearchTopics } from '../../../documents/search-by'
import { useSort } from '../../../documents/use-sort'
import { BY_DATE } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { SortMenu } from '../../../ui/sort-menu'
import { KeptSearchBar } from '../shared/filters/kept-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import type { OrderSearch, OrderSearchKey } from './search-params'

/** Search-by options in the order of Spec 2 §2. */
function useTopics(asked: OrderSearch) {
  const t = useTexts(orderScreenTexts)
  const departments = useDepartmentOptions(asked)
  const topics: SearchTopics<OrderSearchKey> = [
    { key: 'vendor', label: t('byVendor') },
    { key: BY_DATE, label: t('byDate') },
    { key: 'code_po', label: t('byCode') },
    { key: 'createdBy', label: t('byAuthor') },
    { key: 'department', label: t('byDepartment'), options: departments },
  ]
  return topics
}

interface OrderFiltersProps {
  asked: OrderSearch
  onSearch: (next: OrderSearch) => void
}

/** The search area of a tab. */
export function OrderFilters({ asked, onSearch }: OrderFiltersProps) {
  const sort = useSort({
    sorts: SORTINGS,
    sort: asked.sort,
    go: ({ sort: next }) => onSearch({ ...asked, sort: next }),
  })
  return (
    <KeptSearchBar
      screen="purchase-orders"
      topics={useTopics(asked)}
      asked={asked}
      onSearch={(next) => onSearch({ ...next, sort: asked.sort })}
      hasWords
    >
      <SortMenu sort={sort} />
    </KeptSearchBar>
  )
}
