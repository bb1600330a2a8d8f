import { Skeleton } from '@mantine/core'
import { RowActions } from './row-actions'
import { RowLink } from './row-link'
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
          <li key={row} className={classes.waitingCard}>
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
  const titleColumn = placed(columns, 'title')[0]
  const lines = placed(columns, 'line').filter(({ key }) => key !== titleColumn?.key)
  return (
    <li
      className={classes.card}
      data-clickable={Boolean(rowLink?.(row) ?? onRow) || undefined}
      data-chosen={props.selection?.chosen.has(props.rowKey(row)) || undefined}
    >
      <div
        className={classes.cardHead}
        data-selects={(props.selection && props.choosable?.(row) !== false) || undefined}
      >
        {props.selection && <SelectRow {...props} />}
        <span className={classes.cardTitle}>
          <RowLink row={row} {...(rowLink && { rowLink })} {...(onRow && { onRow })}>
            {titleColumn?.cell(row, index)}
          </RowLink>
        </span>
        {cells('chip')}
        {rowActions && <RowActions name={rowName?.(row)} actions={rowActions(row)} />}
      </div>
      {lines.length > 0 && (
        <dl className={look('mt-4')}>
          {lines.map(({ key, head, cell }) => (
            <div key={key} className={classes.line}>
              <dt className="pasok-label">{head}</dt>
              <dd>{cell(row, index)}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.cardFoot}>
        <span className={look('dimmed', 'text-xs')}>
          {placed(columns, 'date').map(({ key, head, cell }) => (
            <span key={key}>
              <span className="pasok-label">{head}</span> {cell(row, index)}
            </span>
          ))}
        </span>
        <span className={look('semibold', 'tabular', 'ml-auto')}>{cells('figure')}</span>
      </div>
      <div className={classes.buttons}>{cells('buttons')}</div>
    </li>
  )
}
