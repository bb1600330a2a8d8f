import { Skeleton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { DataCards } from './data-cards'
import { RowActions } from './row-actions'
import { RowLink } from './row-link'
import { useSlow } from './skeleton-rows'
import { groundOf } from './row-ground'
import { SortHead, sortedBy } from './sort-head'
import { SortMenu } from './sort-menu'
import { SelectPage, SelectRow } from './row-select'
import type { CardPlace, Column, DataTableProps } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

/** A list as a table; below 768 px each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const phone = usePhone()
  if (props.rows?.length === 0) return <div className={look('frame')}>{props.empty}</div>
  if (!phone) return <WideTable {...props} />
  return (
    <>
      {props.sort && (
        <div className={look('flex', 'justify-end', 'mb-xs')}>
          <SortMenu sort={props.sort} />
        </div>
      )}
      <DataCards {...props} />
    </>
  )
}

const titleKey = <Row,>(columns: readonly Column<Row>[]) =>
  (columns.find(({ card }) => card === 'title') ?? columns[0])?.key

function WideTable<Row>(props: DataTableProps<Row>) {
  const t = useTexts(shellTexts)
  const { label, columns, rows, rowActions, sort } = props
  return (
    <div className={look('frame', 'overflow-clip')}>
      <table
        className={`${look('w-full', 'cells', 'text-xs')} ${classes.table}`}
        aria-label={label}
        aria-busy={rows === undefined}
      >
        <thead className={classes.head}>
          <tr>
            {props.selection && (
              <th scope="col" className={classes.narrow}>
                <SelectPage {...props} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={column.align ?? 'left'}
                className={look(column.align === 'center' && 'text-center')}
                style={{ width: column.width }}
                aria-sort={sortedBy(column, sort)?.direction}
              >
                <SortHead column={column} {...(sort && { sort })} />
              </th>
            ))}
            {rowActions && (
              <th scope="col" className={classes.narrow}>
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
  const isLast = index + 1 === props.rows?.length
  return (
    <tr className={`${look('relative', 'above-link', groundOf(props))} ${classes.row}`}>
      {props.selection && (
        <td className={`${look(!isLast && 'border-b')} ${classes.narrow}`}>
          <SelectRow {...props} />
        </td>
      )}
      {columns.map(({ key, cell, align = 'left' }) => (
        <td
          key={key}
          data-align={align}
          className={look(!isLast && 'border-b', align === 'center' && 'text-center')}
        >
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
        <td className={`${look(!isLast && 'border-b')} ${classes.narrow}`}>
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
  menu: 64,
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
    <tr key={row} className={classes.row} aria-hidden>
      {selection && (
        <td className={`${look(row < skeletonRows - 1 && 'border-b')} ${classes.narrow}`}>
          &nbsp;
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={look(row < skeletonRows - 1 && 'border-b')}>
          <Skeleton
            className={look(!slow && 'invisible', column.align === 'right' && 'ml-auto')}
            height={10}
            width={barWidth(column, row)}
          />
        </td>
      ))}
      {rowActions && (
        <td className={look(row < skeletonRows - 1 && 'border-b')}>
          <Skeleton className={look(!slow && 'invisible')} height={10} width={20} />
        </td>
      )}
    </tr>
  ))
}
