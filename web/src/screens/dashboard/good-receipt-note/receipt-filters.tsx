import { Checkbox, Select } from '@mantine/core'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { RECEIPT_STATES, type ReceiptState } from '@pasok/domain/receipts/receipts.states'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { SearchBar } from '../../../documents/search-bar'
import type { SearchTopics } from '../../../documents/search-by'
import type { ReceiptSearchKey } from '../../../features/receipts/receipts.queries'
import { BY_DATE, searchOf, type ListSearch } from '../../../lib/list-search'
import { useTexts } from '../../../lib/texts'
import type { ReceiptsSearch } from './search-params'
import { look } from '../../../ui/look'

interface ReceiptFiltersProps {
  search: ReceiptsSearch
  onSearch: (next: ListSearch<ReceiptSearchKey>) => void
  onStatus: (status: ReceiptState | undefined) => void
  onAll: (all: boolean) => void
}

/** Filters of the list: words or dates, status, active or all orders. */
export function ReceiptFilters({ search, onSearch, onStatus, onAll }: ReceiptFiltersProps) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  const ts = useTexts(statusTexts)
  const { status, all } = search
  const topics: SearchTopics<ReceiptSearchKey> = [
    { key: 'vendor', label: t('byVendor') },
    { key: 'code_po', label: t('byOrder') },
    { key: 'code_package', label: t('byPackage') },
    { key: 'code_grn', label: t('byReceipt') },
    { key: BY_DATE, label: t('byDate') },
  ]
  const nameOf = (state: ReceiptState) => (state === 'Rejected' ? t('needRevision') : ts(state))
  return (
    <SearchBar topics={topics} applied={searchOf(search)} onSearch={onSearch} hasWords>
      <Select
        aria-label={td('status')}
        className={look('filter-field')}
        placeholder={t('allStatuses')}
        data={RECEIPT_STATES.map((state) => ({ value: state, label: nameOf(state) }))}
        value={status ?? null}
        clearable
        onChange={(chosen) => onStatus(RECEIPT_STATES.find((state) => state === chosen))}
      />
      <Checkbox
        label={t('withEnded')}
        checked={all !== undefined}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
    </SearchBar>
  )
}
