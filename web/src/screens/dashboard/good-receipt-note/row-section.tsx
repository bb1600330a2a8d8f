import { useId, type ReactNode } from 'react'
import classes from './row-section.module.css'

interface RowSectionProps {
  title: string
  /** How many there are, in words. */
  count?: string | undefined
  /** Under the rows. */
  more?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Packages that something is to be done with, above the receipts. */
export function RowSection({ title, count, more, children }: RowSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 className={classes.title}>
        <span id={id}>{title}</span>
        {count !== undefined && <span className={classes.count}>{count}</span>}
      </h2>
      <ul className={classes.rows}>{children}</ul>
      {more !== undefined && <div className={classes.more}>{more}</div>}
    </section>
  )
}

interface PackageRowProps {
  code: string
  /** Whose it is. */
  text: ReactNode
  /** How it stands. */
  standing: ReactNode
  /** The buttons. */
  children: ReactNode
}

export function PackageRow({ code, text, standing, children }: PackageRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.code}>{code}</span>
        <span className={classes.quiet}>{text}</span>
        {standing}
      </div>
      <div className={classes.acts}>{children}</div>
    </li>
  )
}
