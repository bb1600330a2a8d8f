import type { ReactNode } from 'react'
import type { LinkProps } from '@tanstack/react-router'

/** Position of a column on the card of a row. */
export type CardPlace = 'title' | 'chip' | 'figure' | 'date' | 'line' | 'menu' | 'buttons' | 'none'

export interface Column<Row> {
  key: string
  /** The specified heading; on cards the label of a line. */
  head: string
  cell: (row: Row, index: number) => ReactNode
  /** Numbers are right-aligned. */
  align?: 'left' | 'center' | 'right'
  width?: number | string
  /** `line` by default: label above value. */
  card?: CardPlace
  /** Sort orders of the column; the first press on the heading applies the first one. */
  sorts?: readonly ColumnSort[]
}

export interface ColumnSort {
  by: string
  direction: 'ascending' | 'descending'
}

export interface TableSort {
  by: string
  /** Default order; a column with a single order returns to it on the second press. */
  usual: string
  /** All sort orders with labels, for the menu on phones. */
  options: readonly { value: string; label: string }[]
  onSort: (by: string) => void
}

export interface RowAction {
  key: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** True while the action runs: it cannot be repeated, and the menu's button shows its progress. */
  busy?: boolean
  /** Shown when disabled: why. */
  reason?: string
  /** Shows the action also as an icon while the row is hovered or focused. */
  quick?: boolean
}

/** Selected rows for bulk actions. */
export interface Selection {
  /** Keys of the selected rows. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** `undefined` while loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** Name of the row, such as its code, for the accessible name of its menu. */
  rowName?: (row: Row) => string
  /** Link of the row, in the `title` column or otherwise the first, stretched over the whole row. */
  rowLink?: (row: Row) => LinkProps | undefined
  /** Used instead of a link where opening a row does not change the address. */
  onRow?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  /** Adds a checkbox to each row, and one for the page in the heading. */
  selection?: Selection
  /** Returns whether a row can be selected; other rows have no checkbox. All by default. */
  choosable?: (row: Row) => boolean
  /** Makes the headings of columns with `sorts` sort the list; on phones, a menu does. */
  sort?: TableSort | undefined
  empty: ReactNode
  /** Number of placeholder rows while loading: the page size. */
  skeletonRows?: number
}
