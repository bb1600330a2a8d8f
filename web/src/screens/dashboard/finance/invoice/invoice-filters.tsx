import { Button } from '@mantine/core'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { look } from '../../../../ui/look'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import type { SearchTopics } from '../../../../documents/search-by'
import { DUE_SPANS, type DueSpan } from '../../../../lib/day-ranges'
import {
  BY_DATE,
  filtersOf,
  searchByFilters,
  withFilter,
  type ListFilter,
  type ListSearch,
} from '../../../../lib/list-search'
import { useTexts } from '../../../../lib/texts'
import { SavedSearchBar } from '../../shared/filters/saved-search-bar'
import type { InvoiceSearchTopic } from './search-params'

interface InvoiceFiltersProps {
  applied: ListSearch<InvoiceSearchTopic, Sorting>
  onSearch: (next: ListSearch<InvoiceSearchTopic>) => void
}

/** Toggles for unpaid invoices that are overdue or due this week. */
function DueFilters({ applied, onSearch }: InvoiceFiltersProps) {
  const t = useTexts(invoiceTexts)
  const { search } = applied
  const filters = filtersOf(applied)
  const isUnpaid = filters.some(({ by, value }) => by === 'lastStatus' && value === UNPAID)
  const span = isUnpaid ? filters.find(({ by }) => by === BY_DATE)?.value : undefined
  const toggle = (value: DueSpan) => {
    const due: ListFilter<InvoiceSearchTopic>[] = [
      { by: BY_DATE, value },
      { by: 'lastStatus', value: UNPAID },
    ]
    const others = filters.filter(({ by }) => by !== BY_DATE && by !== 'lastStatus')
    const next = span === value ? others : due.reduce(withFilter, others)
    onSearch({ ...searchByFilters(next), ...(search !== undefined && { search }) })
  }
  return DUE_SPANS.map((one) => (
    <Button
      key={one}
      size="compact-sm"
      radius="xl"
      variant={span === one ? 'light' : 'default'}
      className={look('phone-touch')}
      aria-pressed={span === one}
      onClick={() => toggle(one)}
    >
      {t(one === 'overdue' ? 'overdue' : 'dueThisWeek')}
    </Button>
  ))
}

/** Filter bar of the list (Spec 2 §2). */
export function InvoiceFilters({ applied, onSearch }: InvoiceFiltersProps) {
  const t = useTexts(invoiceTexts)
  const ts = useTexts(statusTexts)
  const topics: SearchTopics<InvoiceSearchTopic> = [
    { key: 'vendor', label: t('byVendor') },
    { key: 'invoice_number', label: t('byNumber') },
    { key: BY_DATE, label: t('byDue') },
    {
      key: 'lastStatus',
      label: t('byStatus'),
      options: [
        ...INVOICE_STATES.map((state) => ({ value: state, label: ts(state) })),
        { value: UNPAID, label: t('unpaid') },
      ],
    },
  ]
  return (
    <SavedSearchBar
      screen="invoices"
      topics={topics}
      applied={applied}
      onSearch={onSearch}
      clearLabel={t('clearSearch')}
      hasWords
      spanNames={{ overdue: t('overdue'), week: t('dueThisWeek') }}
      quick={<DueFilters applied={applied} onSearch={onSearch} />}
    />
  )
}
