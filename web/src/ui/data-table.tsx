import { Skeleton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { DataCards } from './data-cards'
import { RowActions } from './row-actions'
import { RowLink } from './row-link'
import { useSlow } from './skeleton-rows'
import { SelectPage, SelectRow } from './row-select'
import type { CardPlace, Column, DataTableProps } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

/** A list as a table; below 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = usePhone()
  if (props.rows?.length === 0) return <div className={look('frame')}>{props.empty}</div>
  return phone ? <DataCards {...props} /> : <WideTable {...props} />
}

const titleKey = <Row,>(columns: readonly Column<Row>[]) =>
  (columns.find(({ card }) => card === 'title') ?? columns[0])?.key

function WideTable<Row>(props: DataTableProps<Row>) {
  const t = useTexts(shellTexts)
  const { label, columns, rows, rowActions } = props
  return (
    <div className={look('frame')}>
      <table className={classes.table} aria-label={label} aria-busy={rows === undefined}>
        <thead className={classes.head}>
          <tr>
            {props.selection && (
              <th scope="col" className={classes.selectCell}>
                <SelectPage {...props} />
              </th>
            )}
            {columns.map(({ key, head, align = 'left', width }) => (
              <th key={key} scope="col" data-align={align} style={{ width }}>
                {head}
              </th>
            ))}
            {rowActions && (
              <th scope="col" className={classes.actionHead}>
                <span className={look('sr-only')}>{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === undefined ? (
            <WaitingRows {...props} />
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
    <tr
      className={classes.row}
      data-clickable={Boolean(rowLink?.(row) ?? onRow) || undefined}
      data-chosen={props.selection?.chosen.has(props.rowKey(row)) || undefined}
    >
      {props.selection && (
        <td className={classes.selectCell}>
          <SelectRow {...props} />
        </td>
      )}
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

/** About what stands in a column, in px, so that its width hardly changes when the rows come. */
const USUAL_WIDTH: Readonly<Record<CardPlace, number>> = {
  title: 200,
  chip: 84,
  figure: 104,
  date: 84,
  line: 110,
  buttons: 110,
  none: 64,
}

function barWidth<Row>({ card = 'line', width }: Column<Row>, row: number): number {
  const usual = typeof width === 'number' ? width - 24 : USUAL_WIDTH[card]
  return Math.round(usual * (1 - ((row * 7) % 4) / 20))
}

/** Room for the rows at once, grey bars after a moment, so that nothing jumps. */
function WaitingRows<Row>(props: DataTableProps<Row>) {
  const { columns, rowActions, selection, skeletonRows = 10 } = props
  const slow = useSlow(true)
  return Array.from({ length: skeletonRows }, (_, row) => (
    <tr key={row} className={classes.row} data-slow={slow || undefined} aria-hidden>
      {selection && <td className={classes.selectCell}>&nbsp;</td>}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align}>
          <Skeleton className={classes.bar} height={10} width={barWidth(column, row)} />
        </td>
      ))}
      {rowActions && (
        <td>
          <Skeleton className={classes.bar} height={10} width={20} />
        </td>
      )}
    </tr>
  ))
}
