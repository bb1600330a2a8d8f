import { searchTexts } from '@pasok/domain/kernel/list.texts'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { useTexts } from '../lib/texts'
import type { ColumnSort, TableSort } from '../ui/data-table.types'

/** Sort orders of a date column, newest first by default. */
export const SORTS_OF_DATE: readonly ColumnSort[] = [
  { by: 'newest', direction: 'descending' },
  { by: 'oldest', direction: 'ascending' },
]

/** Sort orders of an amount column, largest first by default. */
export const SORTS_OF_TOTAL: readonly ColumnSort[] = [
  { by: 'largest', direction: 'descending' },
  { by: 'smallest', direction: 'ascending' },
]

/** Sort order of a due date column: overdue invoices first. */
export const SORTS_OF_DUE: readonly ColumnSort[] = [{ by: 'due', direction: 'ascending' }]

const USUAL = 'newest'

interface SortInput<Sort extends Sorting> {
  sorts: readonly Sort[]
  sort: Sort | undefined
  /** Default sort order of the list: newest first if omitted. */
  usual?: Sort | undefined
  go: (next: { sort: Sort | undefined; skip: undefined }) => void
}

export function useSort<Sort extends Sorting>(input: SortInput<Sort>): TableSort {
  const { sorts, sort, usual, go } = input
  const t = useTexts(searchTexts)
  return {
    by: sort ?? usual ?? USUAL,
    usual: USUAL,
    options: sorts.map((value) => ({ value, label: t(value) })),
    onSort: (by) => {
      const next = sorts.find((one) => one === by)
      go({ sort: next === (usual ?? USUAL) ? undefined : next, skip: undefined })
    },
  }
}
