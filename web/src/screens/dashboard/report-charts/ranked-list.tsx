import { Anchor, Button } from '@mantine/core'
import { percent } from '@pasok/domain/kernel/figures'
import type { FigureValue } from '@pasok/domain/reports/reports.model'
import { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { quantity } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import classes from './ranked-list.module.css'
import { look } from '../../../ui/look'

interface RankedRow {
  key: string
  name: string
  about?: string
  amount: number
  /** Number of units, if the list is sorted by it; determines the bars. */
  units?: number
  link: LinkProps
}

interface RankedListProps {
  title: string
  head: string
  rows: readonly RankedRow[]
  /** Total outside the list; without it, shares are not shown, because the list is not the whole. */
  others?: FigureValue | undefined
}

/** Number of rows shown initially. */
const FIRST = 10

/** Names ranked by amount: a table with bars. */
export function RankedList({ title, head, rows, others }: RankedListProps) {
  const t = useTexts(reportChartTexts)
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, FIRST)
  const sizeOf = ({ amount, units = amount }: RankedRow) => units
  const max = Math.max(1, ...rows.map(sizeOf))
  const all = rows.reduce((sum, { amount }) => sum + amount, others?.totalAmount ?? 0)
  const shareOf = (amount: number) =>
    percent(all === 0 ? 0 : Math.round((amount / all) * 1000) / 10)
  return (
    <section
      className={`${classes.list} ${look('card', 'min-w-0', 'paper-unbroken')}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={look('text-md', 'medium', 'mb-sm')}>
        {title}
      </h2>
      <table className={`${classes.table} ${look('table', 'text-xs')}`} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" data-align="right">
              {others ? t('share') : t('quantity')}
            </th>
            <th scope="col" data-align="right">
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                <Anchor inherit renderRoot={(props) => <Link {...props} {...row.link} />}>
                  {row.name}
                </Anchor>
                {row.about && (
                  <span className={look('block', 'dimmed', 'tiny', 'regular')}>{row.about}</span>
                )}
                <span
                  className={`${classes.bar} ${look('block', 'mt-4', 'bar', 'rounded-xs')}`}
                  style={{ width: `${(sizeOf(row) / max) * 100}%` }}
                  aria-hidden
                />
              </th>
              <td data-align="right">{others ? shareOf(row.amount) : quantity(row.units ?? 0)}</td>
              <td data-align="right">
                <Money amount={row.amount} />
              </td>
            </tr>
          ))}
          {others !== undefined && others.count > 0 && shown.length === rows.length && (
            <tr>
              <th scope="row">{t('others')}</th>
              <td data-align="right">{shareOf(others.totalAmount)}</td>
              <td data-align="right">
                <Money amount={others.totalAmount} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > FIRST && (
        <Button
          className={look('mt-xs', 'paper-hidden')}
          variant="subtle"
          size="compact-sm"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}
