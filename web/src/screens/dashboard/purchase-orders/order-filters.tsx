import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { SearchTopic } from '../../../documents/search-bar'
import { BY_DATE } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import { KeptSearchBar } from '../shared/filters/kept-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import type { OrderSearch, OrderSearchKey } from './search-params'

/** Search-by options in the order of Spec 2 §2. */
function useTopics(asked: OrderSearch) {
  const t = useTexts(orderScreenTexts)
  const departments = useDepartmentOptions(asked)
  const topics: readonly [SearchTopic<OrderSearchKey>, ...SearchTopic<OrderSearchKey>[]] = [
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
  return (
    <KeptSearchBar
      screen="purchase-orders"
      topics={useTopics(asked)}
      asked={asked}
      onSearch={onSearch}
    />
  )
}
