import { searchTexts } from '@pasok/domain/kernel/search.texts'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { useTexts } from '../lib/texts'
import type { ColumnSort, TableSort } from '../ui/data-table.types'

/** Orders of a column of days; the newest first at the first press. */
export const SORTS_OF_DATE: readonly ColumnSort[] = [
  { by: 'newest', direction: 'descending' },
  { by: 'oldest', direction: 'ascending' },
]

/** Orders of a column of amounts; the largest first at the first press. */
export const SORTS_OF_TOTAL: readonly ColumnSort[] = [
  { by: 'largest', direction: 'descending' },
  { by: 'smallest', direction: 'ascending' },
]

/** The order of days by which invoices are to be paid: what is overdue first. */
export const SORTS_OF_DUE: readonly ColumnSort[] = [{ by: 'due', direction: 'ascending' }]

const USUAL = 'newest'

interface SortInput<Sort extends Sorting> {
  sorts: readonly Sort[]
  /** What the address says. */
  sort: Sort | undefined
  /** The order without one in the address: the newest first, unless the list has another. */
  usual?: Sort | undefined
  go: (next: { sort: Sort | undefined; skip: undefined }) => void
}

/** The order of a list in its address. */
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
