import type { ReactNode } from 'react'
import type { LinkProps } from '@tanstack/react-router'

/** Where a column stands on the card that a row becomes on a phone. */
export type CardPlace = 'title' | 'chip' | 'figure' | 'date' | 'line' | 'menu' | 'buttons' | 'none'

export interface Column<Row> {
  key: string
  /** The specified head; on cards the label of a line. */
  head: string
  cell: (row: Row, index: number) => ReactNode
  /** Numbers stand right. */
  align?: 'left' | 'center' | 'right'
  width?: number | string
  /** `line` unless said: label and value under each other. */
  card?: CardPlace
  /** Orders of the list by this column; a press on the head begins with the first one. */
  sorts?: readonly ColumnSort[]
}

export interface ColumnSort {
  /** The name of the order. */
  by: string
  direction: 'ascending' | 'descending'
}

/** The order of a list, and how to change it. */
export interface TableSort {
  /** The name of the order it has. */
  by: string
  /** The order without a column of its own, to which a column with a single order returns. */
  usual: string
  /** All orders with their labels, for the menu on a phone. */
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
  /** It is being done: it can't be chosen again, and the button of the menu shows it. */
  busy?: boolean
  /** Why it is disabled; shown with it. */
  reason?: string
  /** Also as an icon at the right while the row is hovered or focused. */
  quick?: boolean
}

/** Rows that something is done with together. */
export interface Selection {
  /** By their keys. */
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

export interface DataTableProps<Row> {
  /** Names the table for those who can't see it. */
  label: string
  columns: readonly Column<Row>[]
  /** `undefined` while they are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  /** What a row is called in the name of its menu: its code. */
  rowName?: (row: Row) => string
  /** Makes the whole row a real link, standing in the `title` column (else the first). */
  rowLink?: (row: Row) => LinkProps | undefined
  /** Instead of a link, where opening a row changes no address. */
  onRow?: (row: Row) => void
  rowActions?: (row: Row) => readonly RowAction[]
  /** A box before each row, one for the whole page in the head; a table without has none. */
  selection?: Selection
  /** Rows that can be chosen; all, unless said. One that can't has no box. */
  choosable?: (row: Row) => boolean
  /** Heads of columns with `sorts` change the order; on a phone a menu does. */
  sort?: TableSort | undefined
  /** Shown in place of no rows. */
  empty: ReactNode
  /** Grey rows while loading; the page size. */
  skeletonRows?: number
}
