import { Skeleton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { DataCards } from './data-cards'
import { RowActions } from './row-actions'
import { RowLink } from './row-link'
import { useSlow } from './skeleton-rows'
import type { Column, DataTableProps } from './data-table.types'
import classes from './data-table.module.css'

/** A list as a table; below 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = usePhone()
  if (props.rows?.length === 0) return <div className={classes.frame}>{props.empty}</div>
  return phone ? <DataCards {...props} /> : <WideTable {...props} />
}

const titleKey = <Row,>(columns: readonly Column<Row>[]) =>
  (columns.find(({ card }) => card === 'title') ?? columns[0])?.key

function WideTable<Row>(props: DataTableProps<Row>) {
  const t = useTexts(shellTexts)
  const { label, columns, rows, rowActions, skeletonRows = 10 } = props
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={rows === undefined}>
        <thead className={classes.head}>
          <tr>
            {columns.map(({ key, head, align = 'left', width }) => (
              <th key={key} scope="col" data-align={align} style={{ width }}>
                {head}
              </th>
            ))}
            {rowActions && (
              <th scope="col" className={classes.actionHead}>
                <span className={classes.hidden}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <WaitingRows columns={columns.length + (rowActions ? 1 : 0)} rows={skeletonRows} />
          ) : (
            rows.map((row, index) => (
              <TableRow key={props.rowKey(row)} {...props} row={row} index={index} />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<Row>(props: DataTableProps<Row> & { row: Row; index: number }) {
  const { columns, row, index, rowLink, onRow, rowActions, rowName } = props
  const title = titleKey(columns)
  return (
    <tr className={classes.row} data-clickable={Boolean(rowLink?.(row) ?? onRow) || undefined}>
      {columns.map(({ key, cell, align = 'left' }) => (
        <td key={key} data-align={align}>
          {key === title ? (
            <RowLink row={row} {...(rowLink && { rowLink })} {...(onRow && { onRow })}>
              {cell(row, index)}
            </RowLink>
          ) : (
            cell(row, index)
          )}
        </td>
      ))}
      {rowActions && (
        <td className={classes.actionCell}>
          <RowActions name={rowName?.(row)} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  )
}

/** Room for the rows at once, grey bars after a moment, so that nothing jumps. */
function WaitingRows({ columns, rows }: { columns: number; rows: number }) {
  const slow = useSlow(true)
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={classes.row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column}>
          {slow && <Skeleton height={10} width={`${85 - ((row * 13 + column * 29) % 45)}%`} />}
        </td>
      ))}
    </tr>
  ))
}
