import { Tooltip } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useState, type KeyboardEvent } from 'react'
import { namedOf, nextColumn } from './column-steps'
import { ticksOf } from './ticks'
import classes from './columns.module.css'
import { look } from '../../../ui/look'

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
export function Columns({ title, how, scale, points, legend }: ColumnsProps) {
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
