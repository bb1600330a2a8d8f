import type { ReactNode } from 'react'
import classes from './facts.module.css'
import { look } from '../ui/look'

export interface Fact {
  label: string
  value: ReactNode
  /** On a card on a phone it has the whole line: a code isn't broken. */
  isLong?: boolean
}

/** What is known of a document, label beside value. */
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
