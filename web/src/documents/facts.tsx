import type { ReactNode } from 'react'
import classes from './facts.module.css'
import { look } from '../ui/look'

export interface Fact {
  label: string
  value: ReactNode
  /** Takes the whole line of a card on a phone, so that a code is not broken. */
  isLong?: boolean
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={look('container')}>
      <dl className={`${look('grid')} ${classes.facts}`}>
        {facts.map(({ label, value }) => (
          <div key={label} className={`${look('grid', 'span-all')} ${classes.fact}`}>
            <dt>{label}</dt>
            <dd className={look('min-w-0', 'break-anywhere', 'wraps')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
