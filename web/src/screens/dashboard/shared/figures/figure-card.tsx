import { Skeleton } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Counted, useCounted } from '../../../../features/reports/report-range'
import { Money } from '../../../../ui/money'
import { useSlow } from '../../../../ui/skeleton-rows'
import classes from './figure-card.module.css'
import { look } from '../../../../ui/look'

/** Figures side by side, in as many columns as fit. */
export function FigureCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      className={`${classes.cards} ${look('grid', 'auto-columns', 'gap-sm', 'mb-lg', 'phone-gap-xs', 'paper-unbroken')}`}
      aria-label={label}
    >
      {children}
    </ul>
  )
}

interface FigureCardProps {
  label: string
  /** `undefined` while loading. */
  value: { totalAmount: number; count?: number } | undefined
  /** Unit of the count; undefined for a total without one. */
  of?: Counted
  link: LinkProps
  children?: ReactNode
}

/** A total with its count; the whole card links to the records. */
export function FigureCard({ label, value, of, link, children }: FigureCardProps) {
  const counted = useCounted()
  const slow = useSlow(value === undefined)
  return (
    <li
      className={`${classes.card} ${look('relative', 'stack', 'min-w-0', 'p-sm-md', 'phone-p-xs-sm', 'frame', 'hover-border')}`}
      aria-busy={value === undefined}
    >
      <Link
        {...link}
        className={`${classes.link} ${look('stretched', 'rounded-md', 'dimmed', 'text-xs', 'medium', 'no-underline')}`}
      >
        {label}
      </Link>
      <span className={`${classes.amount} ${look('row', 'flex-none', 'text-lg', 'phone-text-md')}`}>
        {value ? (
          <Money amount={value.totalAmount} strong />
        ) : (
          slow && <Skeleton height={14} width="70%" />
        )}
      </span>
      {of && (
        <span className={look('min-h-line', 'quiet', 'tiny')}>
          {value && counted(value.count ?? 0, of)}
        </span>
      )}
      {children}
    </li>
  )
}
