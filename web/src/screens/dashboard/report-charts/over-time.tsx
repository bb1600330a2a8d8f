import { Anchor, Tooltip } from '@mantine/core'
import { compactOf, compactRupiahOf, rupiah } from '@pasok/domain/kernel/figures'
import type { Report } from '@pasok/domain/reports/reports.model'
import { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useCounted } from '../../../features/reports/report-range'
import { count as formatCount } from '../../../lib/format'
import { useLanguage, useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { useDays } from '../shared/reports/use-days'
import { linkTo, type ReportSearch } from './report-search'
import classes from './report.module.css'
import { type KeyboardEvent, useState } from 'react'
import { namedOf, nextColumn } from './column-steps'
import { ticksOf } from './ticks'

interface ColumnPoint {
  key: string
  /** Label, shown where there is room. */
  name: string
  value: number
  /** Value of the same point in the previous period, if any. */
  before?: number | undefined
  details: string
  /** Undefined for a point without documents. */
  link: LinkProps | undefined
}

interface ColumnsProps {
  title: string
  /** Description for screen readers: how else the data can be read. */
  how: string
  scale: (value: number) => string
  points: readonly ColumnPoint[]
  legend?: { current: string; before: string } | undefined
}

/** Arrow keys move between columns; the chart is a single tab stop. */
function goAlong(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])]
  const next = nextColumn(event.key, links.indexOf(event.currentTarget), links.length)
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}

/** Column chart; hovering or focusing a column shows its text, pressing it opens its documents. */
function Columns({ title, how, scale, points, legend }: ColumnsProps) {
  const ticks = ticksOf(
    Math.max(0, ...points.map(({ value, before = 0 }) => Math.max(value, before))),
  )
  const top = ticks.at(-1) ?? 1
  const placeOf = namedOf(points.length)
  const [stop, setStop] = useState<string>()
  const linked = points.filter(({ link }) => link !== undefined)
  const stopAt = linked.some(({ key }) => key === stop) ? stop : linked[0]?.key
  return (
    <figure className={look('card', 'container', 'min-w-0', 'paper-unbroken')}>
      <figcaption className={look('row', 'wrap', 'justify-between', 'gap-2-sm', 'mb-md')}>
        <span className={look('medium')}>
          {title}
          <span className={look('sr-only')}>, {how}</span>
        </span>
        {legend && (
          <span className={look('row', 'gap-sm', 'quiet', 'tiny')}>
            <span className={look('inline-row', 'gap-4')}>
              <span className={`${classes.mark} ${look('bar')}`} aria-hidden />
              {legend.current}
            </span>
            <span className={look('inline-row', 'gap-4')}>
              <span className={`${classes.mark} ${look('bar-before')}`} aria-hidden />
              {legend.before}
            </span>
          </span>
        )}
      </figcaption>
      <div className={classes.chart}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={classes.tick}
            style={{ bottom: `${(tick / top) * 100}%` }}
            aria-hidden
          >
            <span className={look('quiet', 'tiny', 'tabular', 'nowrap')}>{scale(tick)}</span>
          </span>
        ))}
        <ul className={`${classes.columns} ${look('flex')}`} aria-label={title}>
          {points.map(({ key, name, value, before, details, link }, at) => (
            <li
              key={key}
              className={look('relative', 'flex-1', 'min-w-0')}
              aria-hidden={link === undefined || undefined}
            >
              {before !== undefined && before > 0 && (
                <span
                  className={`${classes.bar} ${look('bar-before')}`}
                  data-before
                  style={{ height: `${(before / top) * 100}%` }}
                  aria-hidden
                />
              )}
              {link && (
                <Tooltip
                  label={details}
                  openDelay={0}
                  events={{ hover: true, focus: true, touch: false }}
                >
                  <Link
                    {...link}
                    className={look(
                      'flex',
                      'align-end',
                      'justify-center',
                      'h-full',
                      'rounded-xs',
                      'hover',
                    )}
                    aria-label={details}
                    tabIndex={key === stopAt ? 0 : -1}
                    onFocus={() => setStop(key)}
                    onKeyDown={goAlong}
                  >
                    <span
                      className={`${classes.bar} ${look('bar')}`}
                      data-beside={legend !== undefined || undefined}
                      style={{ height: `${(value / top) * 100}%` }}
                    />
                  </Link>
                </Tooltip>
              )}
              {placeOf(at) && (
                <span
                  className={`${classes.name} ${look('quiet', 'tiny', 'nowrap')}`}
                  data-place={placeOf(at)}
                  aria-hidden
                >
                  {name}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}

/** The chart's data as a table; each row links to its orders, and empty points are omitted. */
function PointsTable({ report, address }: { report: Report; address: ReportSearch }) {
  const t = useTexts(reportChartTexts)
  const days = useDays()
  const { step } = report.period
  const { before } = report
  const points = report.purchase_value_and_order
    .map((point, at) => ({ ...point, beside: before?.points[at]?.total ?? 0 }))
    .filter(({ count, beside }) => count > 0 || beside > 0)
  return (
    <table
      className={`${classes.table} ${look('table', 'sticky-heads', 'text-xs')}`}
      aria-labelledby="over-time"
    >
      <caption className={`${classes.caption} ${look('medium', 'text-left')}`}>
        {t(step === 'day' ? 'daysWithOrders' : 'monthsWithOrders')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(step)}</th>
          <th scope="col" data-align="right">
            {t('orders')}
          </th>
          <th scope="col" data-align="right">
            {t('value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ createdAt, total, count, beside }) => (
          <tr key={createdAt} className={look('border-t')}>
            <th scope="row" className={look('own-line', 'nowrap')}>
              {count === 0 ? (
                days[step](createdAt)
              ) : (
                <Anchor
                  inherit
                  renderRoot={(props) => (
                    <Link {...props} {...linkTo(address, { figure: 'total_po', at: createdAt })} />
                  )}
                >
                  {days[step](createdAt)}
                </Anchor>
              )}
            </th>
            <td data-align="right">{formatCount(count)}</td>
            <td data-align="right">
              <Money amount={total} />
              {beside > 0 && (
                <span className={look('block', 'quiet', 'tiny')}>
                  {t('before')}: <Money amount={beside} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface OverTimeProps {
  report: Report
  address: ReportSearch
}

/** Purchase value and number of orders by day or month, as columns and as a table. */
export function OverTime({ report, address }: OverTimeProps) {
  const t = useTexts(reportChartTexts)
  return (
    <section className={look('mb-lg')} aria-labelledby="over-time">
      <h2 id="over-time" className={look('text-lg', 'semibold', 'mb-sm', 'paper-with-next')}>
        {t('overTime')}
      </h2>
      <div className={`${classes.overTime} ${look('grid', 'gap-md')}`}>
        <Pictures report={report} address={address} />
        <div
          className={`${classes.numbers} ${look('frame', 'container', 'min-w-0', 'overflow-y')}`}
        >
          <PointsTable report={report} address={address} />
        </div>
      </div>
    </section>
  )
}

function Pictures({ report, address }: OverTimeProps) {
  const t = useTexts(reportChartTexts)
  const counted = useCounted()
  const { short, ...days } = useDays()
  const language = useLanguage()
  const { step } = report.period
  const points = report.purchase_value_and_order
  const { before } = report
  const legend = before ? { current: t('current'), before: t('before') } : undefined
  const labelOf = ({ createdAt, total, count }: (typeof points)[number]) =>
    `${days[step](createdAt)}: ${rupiah(total)}, ${counted(count, 'order')}`
  const labelWithBefore = (point: (typeof points)[number], at: number) => {
    const current = labelOf(point)
    const beside = before?.points[at]
    return beside ? t('withBefore', { current, before: labelOf(beside) }) : current
  }
  const pointOf = (point: (typeof points)[number], at: number) => ({
    key: point.createdAt,
    name: short(point.createdAt, step),
    details: labelWithBefore(point, at),
    // A point without orders has no rows to show.
    link:
      point.count > 0 ? linkTo(address, { figure: 'total_po', at: point.createdAt }) : undefined,
  })
  const how = t(step === 'day' ? 'byDay' : 'byMonth')
  return (
    <div className={`${classes.pictures} ${look('grid', 'one-column', 'gap-md')}`}>
      <Columns
        title={t('value')}
        how={how}
        scale={compactRupiahOf(language)}
        legend={legend}
        points={points.map((point, at) => ({
          ...pointOf(point, at),
          value: point.total,
          before: before?.points[at]?.total,
        }))}
      />
      <Columns
        title={t('orders')}
        how={how}
        scale={compactOf(language)}
        legend={legend}
        points={points.map((point, at) => ({
          ...pointOf(point, at),
          value: point.count,
          before: before?.points[at]?.count,
        }))}
      />
    </div>
  )
}
