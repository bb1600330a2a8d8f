import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** What is known of a document, label beside value. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={classes.box}>
      <dl className={classes.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
