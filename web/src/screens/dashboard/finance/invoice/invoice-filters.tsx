import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { INVOICE_STATES } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import type { SearchTopic } from '../../../../documents/search-bar'
import { BY_DATE, type ListSearch } from '../../../../lib/list-search'
import { useTexts } from '../../../../lib/texts'
import { KeptSearchBar } from '../../shared/filters/kept-search-bar'
import type { InvoiceSearchKey } from './search-params'

interface InvoiceFiltersProps {
  asked: ListSearch<InvoiceSearchKey>
  onSearch: (next: ListSearch<InvoiceSearchKey>) => void
}

/** The filter bar of the list (Spec 2 §2). */
export function InvoiceFilters({ asked, onSearch }: InvoiceFiltersProps) {
  const t = useTexts(invoiceTexts)
  const ts = useTexts(statusTexts)
  const topics: readonly [SearchTopic<InvoiceSearchKey>, ...SearchTopic<InvoiceSearchKey>[]] = [
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
    <KeptSearchBar
      screen="invoices"
      topics={topics}
      asked={asked}
      onSearch={onSearch}
      clearLabel={t('clearSearch')}
    />
  )
}
