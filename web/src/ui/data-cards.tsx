import { Box, Skeleton } from '@mantine/core'
import { RowActions } from './row-actions'
import { RowLink } from './row-link'
import { groundOf } from './row-ground'
import { SelectRow } from './row-select'
import { useSlow } from './skeleton-rows'
import type { CardPlace, Column, DataTableProps } from './data-table.types'
import classes from './data-table.module.css'
import { look } from './look'

function placed<Row>(columns: readonly Column<Row>[], place: CardPlace): readonly Column<Row>[] {
  const named = columns.filter(({ card = 'line' }) => card === place)
  const fallback = place === 'title' && named.length === 0
  return fallback ? columns.slice(0, 1) : named
}

/** The rows of a table on a phone: title, chip, figure, named date, buttons; the rest as labelled lines. */
export function DataCards<Row>(props: DataTableProps<Row>) {
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
        // Large text gives the figure a line of its own.
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
