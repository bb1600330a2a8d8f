import type { ReactNode } from 'react'
import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { DataTableProps } from './data-table.types'
import classes from './data-table.module.css'

interface RowLinkProps<Row> extends Pick<DataTableProps<Row>, 'rowLink' | 'onRow'> {
  row: Row
  children: ReactNode
}

/** The one link of a row: its ground covers the whole row, so a press anywhere follows it. */
export function RowLink<Row>({ row, rowLink, onRow, children }: RowLinkProps<Row>) {
  const link = rowLink?.(row)
  if (link) {
    return (
      <Link {...link} className={classes.link}>
        {children}
      </Link>
    )
  }
  if (onRow) {
    return (
      <UnstyledButton className={classes.link} onClick={() => onRow(row)}>
        {children}
      </UnstyledButton>
    )
  }
  return children
}
