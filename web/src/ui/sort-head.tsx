import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import type { Column, ColumnSort, TableSort } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown } as const

/** The order of a table by this column, if it has one of the column's. */
export const sortedBy = <Row,>(
  { sorts }: Column<Row>,
  sort: TableSort | undefined,
): ColumnSort | undefined => sorts?.find(({ by }) => by === sort?.by)

/** The head of a column; a button where the table can be sorted by it. */
export function SortHead<Row>({ column, sort }: { column: Column<Row>; sort?: TableSort }) {
  const { head, sorts = [] } = column
  const [first] = sorts
  if (!sort || !first) return head
  const current = sortedBy(column, sort)
  const Icon = current ? ICONS[current.direction] : IconArrowsSort
  const after = current && sorts[sorts.indexOf(current) + 1]
  const around = current && sorts.length === 1 ? sort.usual : first.by
  return (
    <UnstyledButton
      className={`${look('inline-row', 'gap-4', 'color-inherit', 'hover-text')} ${classes.sort}`}
      onClick={() => sort.onSort(after?.by ?? around)}
    >
      {head}
      <Icon size={12} aria-hidden className={look('flex-none', !current && 'quiet')} />
    </UnstyledButton>
  )
}
