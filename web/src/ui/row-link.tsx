import type { ReactNode } from 'react'
import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataTableProps } from './data-table.types'
import { look } from './look'

const LINK = look('color-inherit', 'no-underline', 'cover')

interface RowLinkProps<Row> extends Pick<DataTableProps<Row>, 'rowLink' | 'onRow'> {
  row: Row
  children: ReactNode
}

/** The one link of a row: its ground covers the whole row, so a press anywhere follows it. */
export function RowLink<Row>({ row, rowLink, onRow, children }: RowLinkProps<Row>) {
  const link = rowLink?.(row)
  if (link) {
    return (
      <Link {...link} className={LINK}>
        {children}
      </Link>
    )
  }
  if (onRow) {
    return (
      <UnstyledButton fz="inherit" className={LINK} onClick={() => onRow(row)}>
        {children}
      </UnstyledButton>
    )
  }
  return children
}
