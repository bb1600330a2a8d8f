import { useEffect, useRef, type ReactNode } from 'react'
import { usePhone } from '../lib/use-phone'
import classes from './document-card.module.css'
import type { Fact } from './facts'
import { look } from '../ui/look'

interface DocumentCardProps {
  /** Id of the title element, which names the card. */
  id: string
  /** True for the document in the address: the card is scrolled to and focused. */
  opened: boolean
  title: ReactNode
  facts: readonly Fact[]
  /** Totals and actions. */
  side: ReactNode
  children: ReactNode
}

/** A document in a list: title, facts and totals, and its content below. */
export function DocumentCard({ id, opened, title, facts, side, children }: DocumentCardProps) {
  const card = useRef<HTMLElement>(null)
  const isPhone = usePhone()
  useEffect(() => {
    if (!opened) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [opened])
  return (
    <article
      ref={card}
      className={`${look('frame', 'overflow-clip')} ${classes.card}`}
      data-opened={opened || undefined}
      tabIndex={opened ? -1 : undefined}
      aria-labelledby={id}
    >
      <header
        className={look('flex', 'justify-between', 'gap-md', 'p-md', 'phone-stack', 'phone-p-sm')}
      >
        <div className={look('min-w-0')}>
          {title}
          <dl className={`${look('flex', 'wrap')} ${classes.facts}`}>
            {facts.map(({ label, value, isLong }) => (
              <div key={label} className={look('min-w-0', isLong === true && 'phone-span-all')}>
                <dt className={look('tiny')}>{label}</dt>
                <dd className={look('text-xs', 'break-anywhere')}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div
          className={look('stack', 'flex-none', !isPhone && 'align-end', 'gap-sm', 'phone-w-full')}
        >
          {side}
        </div>
      </header>
      {children}
    </article>
  )
}
