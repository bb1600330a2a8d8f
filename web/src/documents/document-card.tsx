import { useEffect, useRef, type ReactNode } from 'react'
import classes from './document-card.module.css'
import type { Fact } from './facts'
import { look } from '../ui/look'

interface DocumentCardProps {
  /** Of its title, which names it. */
  id: string
  /** The one that the address names: scrolled to, and where the focus is. */
  opened: boolean
  title: ReactNode
  facts: readonly Fact[]
  /** Its sums, and what can be done with it. */
  side: ReactNode
  children: ReactNode
}

/** One document among others: title, facts and sums, and under them what it holds. */
export function DocumentCard({ id, opened, title, facts, side, children }: DocumentCardProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!opened) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  return (
    <article
      ref={card}
      className={classes.card}
      data-opened={opened || undefined}
      tabIndex={opened ? -1 : undefined}
      aria-labelledby={id}
    >
      <header className={classes.head}>
        <div className={look('min-w-0')}>
          {title}
          <dl className={classes.facts}>
            {facts.map(({ label, value, isLong }) => (
              <div key={label} className={classes.fact} data-long={isLong}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={classes.side}>{side}</div>
      </header>
      {children}
    </article>
  )
}
