import { Box, Skeleton, UnstyledButton } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import classes from './data-table.module.css'
import type { CardPlace, Column, ColumnSort, DataTableProps, TableSort } from './data-table.types'
import { look, type Look } from './look'
import { RowActions } from './row-actions'
import { SelectPage, SelectRow } from './row-select'
import { useSlow } from './skeleton-rows'
import { SortMenu } from './sort-menu'

const LINK = look('color-inherit', 'no-underline', 'cover')

interface RowLinkProps<Row> extends Pick<DataTableProps<Row>, 'rowLink' | 'onRow'> {
  row: Row
  children: ReactNode
}

/** The link of a row, stretched over the whole row. */
function RowLink<Row>({ row, rowLink, onRow, children }: RowLinkProps<Row>) {
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

/** Returns the background of a row: selected, or hover for a row with a link. */
function groundOf<Row>(props: DataTableProps<Row> & { row: Row }): Look | false {
  const { row, rowKey, rowLink, onRow, selection } = props
  if (selection?.chosen.has(rowKey(row))) return 'on-selected'
  return Boolean(rowLink?.(row) ?? onRow) && 'hover'
}

function placed<Row>(columns: readonly Column<Row>[], place: CardPlace): readonly Column<Row>[] {
  const named = columns.filter(({ card = 'line' }) => card === place)
  const fallback = place === 'title' && named.length === 0
  return fallback ? columns.slice(0, 1) : named
}

/** Rows as cards, for phones: title, chip, figure, date and buttons, other columns as labeled lines. */
function DataCards<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowKey, skeletonRows = 5 } = props
  const slow = useSlow(rows === undefined)
  if (rows === undefined) {
    return (
      <ul className={look('grid', 'gap-xs')} aria-label={label} aria-busy>
        {Array.from({ length: Math.min(skeletonRows, 5) }, (_, row) => (
          <li key={row} className={`${look('frame', 'p-sm')} ${classes.waitingCard}`}>
            {slow && <Skeleton height={12} width="60%" />}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul className={look('grid', 'gap-xs')} aria-label={label}>
      {rows.map((row, index) => (
        <Card key={rowKey(row)} {...props} row={row} index={index} />
      ))}
    </ul>
  )
}

function Card<Row>(props: DataTableProps<Row> & { row: Row; index: number }) {
  const { columns, row, index, rowLink, onRow, rowActions, rowName } = props
  const cells = (place: CardPlace) =>
    placed(columns, place).map(({ key, cell }) => <span key={key}>{cell(row, index)}</span>)
  const has = (place: CardPlace) => placed(columns, place).length > 0
  const titleColumn = placed(columns, 'title')[0]
  const lines = placed(columns, 'line').filter(({ key }) => key !== titleColumn?.key)
  return (
    <li
      className={`${look('relative', 'above-link', 'frame', 'p-sm', groundOf(props))} ${classes.card}`}
    >
      <div className={look('row', 'gap-xs')}>
        {props.selection && <SelectRow {...props} />}
        <span className={look('row', 'grow', 'medium', 'break-anywhere', 'min-h-32')}>
          <RowLink row={row} {...(rowLink && { rowLink })} {...(onRow && { onRow })}>
            {titleColumn?.cell(row, index)}
          </RowLink>
        </span>
        {(rowActions || has('menu')) && (
          <div className={classes.cardActions}>
            {cells('menu')}
            {rowActions && <RowActions name={rowName?.(row)} actions={rowActions(row)} />}
          </div>
        )}
      </div>
      {has('chip') && (
        <div className={`${look('row', 'wrap', 'gap-xs')} ${classes.chips}`}>{cells('chip')}</div>
      )}
      {lines.length > 0 && (
        <dl className={look('mt-4')}>
          {lines.map(({ key, head, cell }) => (
            <Box
              key={key}
              lh={1.7}
              className={look('flex', 'align-baseline', 'justify-between', 'gap-sm', 'text-xs')}
            >
              <dt className="pasok-label">{head}</dt>
              <dd className={look('min-w-0', 'text-right', 'break-anywhere')}>
                {cell(row, index)}
              </dd>
            </Box>
          ))}
        </dl>
      )}
      {(has('date') || has('figure')) && (
        // With large text, the figure wraps to its own line.
        <div
          className={look('flex', 'wrap', 'align-baseline', 'justify-between', 'gap-4-sm', 'mt-xs')}
        >
          <span className={look('dimmed', 'text-xs')}>
            {placed(columns, 'date').map(({ key, head, cell }) => (
              <span key={key}>
                <span className="pasok-label">{head}</span> {cell(row, index)}
              </span>
            ))}
          </span>
          <span className={look('semibold', 'tabular', 'ml-auto')}>{cells('figure')}</span>
        </div>
      )}
      {placed(columns, 'buttons').map(({ key, cell }) => (
        <div key={key} className={look('mt-xs', 'empty-hidden', 'phone-grow-buttons')}>
          {cell(row, index)}
        </div>
      ))}
    </li>
  )
}

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown } as const

/** Returns the table's sort order if it belongs to this column. */
const sortedBy = (
  { sorts }: Pick<Column<never>, 'sorts'>,
  sort: TableSort | undefined,
): ColumnSort | undefined => sorts?.find(({ by }) => by === sort?.by)

interface SortHeadProps {
  column: Pick<Column<never>, 'head' | 'sorts'>
  sort?: TableSort
  /** Names the order, where there is no column of a table that says it. */
  label?: string
}

/** The heading of a column; sorts by it when it can. */
export function SortHead({ column, sort, label }: SortHeadProps) {
  const { head, sorts = [] } = column
  const [first] = sorts
  if (!sort || !first) return head
  const current = sortedBy(column, sort)
  const Icon = current ? ICONS[current.direction] : IconArrowsSort
  const after = current && sorts[sorts.indexOf(current) + 1]
  const next = current && sorts.length === 1 ? sort.usual : first.by
  return (
    <UnstyledButton
      className={`${look('inline-row', 'gap-4', 'color-inherit', 'hover-text')} ${classes.sort}`}
      aria-label={label}
      onClick={() => sort.onSort(after?.by ?? next)}
    >
      {head}
      <Icon size={12} aria-hidden className={look('flex-none', !current && 'quiet')} />
    </UnstyledButton>
  )
}

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
    <div className={`${look('frame', 'overflow-clip')} ${classes.around}`}>
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
      {columns.map(({ key, cell, card, align = 'left' }) => (
        <td
          key={key}
          data-align={align}
          className={look(
            !isLast && 'border-b',
            align === 'center' && 'text-center',
            card === 'date' && 'nowrap',
          )}
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

/** Typical content widths in pixels, so that the columns hardly change when the rows arrive. */
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

/** Placeholder rows: reserve the space immediately, and show gray bars after a moment. */
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
