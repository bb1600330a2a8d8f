import type { DataTableProps } from './data-table.types'
import type { Look } from './look'

/** Shows that the row is chosen, or under the pointer that it leads somewhere. */
export function groundOf<Row>(props: DataTableProps<Row> & { row: Row }): Look | false {
  const { row, rowKey, rowLink, onRow, selection } = props
  if (selection?.chosen.has(rowKey(row))) return 'on-selected'
  return Boolean(rowLink?.(row) ?? onRow) && 'hover'
}
