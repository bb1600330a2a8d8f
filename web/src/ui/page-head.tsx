import type { ReactNode } from 'react'
import { countOf } from '../lib/format'
import { usePageTitle } from '../lib/title'
import classes from './page-head.module.css'
import { look } from './look'

interface PageHeadProps {
  title: string
  count?: number | undefined
  more?: boolean | undefined
  aside?: ReactNode
  /** One dimmed line below the title. */
  text?: ReactNode
  /** Buttons on the right; the primary action comes last. */
  actions?: ReactNode
  /** Stays at the top while the page scrolls (detail pages). */
  sticky?: boolean
  /** True to omit the margin below, where the parent has a gap. */
  flush?: boolean
}

/** Heading of a page. Receives the focus when the page opens, and sets the tab's title and the breadcrumb. */
export function PageHead(props: PageHeadProps) {
  const { title, count, more, aside, text, actions, sticky = false, flush = false } = props
  const heading = usePageTitle<HTMLHeadingElement>(title)
  return (
    <header
      className={`${look('row', 'wrap', 'justify-between', 'gap-sm', 'min-h-40', !flush && 'mb-md')} ${classes.head}`}
      data-sticky={sticky || undefined}
    >
      <div className={look('stack', 'gap-2', 'min-w-0')}>
        <div className={look('row', 'wrap', 'gap-xs')}>
          <h1 ref={heading} className={look('break-anywhere', 'focus-bare')} tabIndex={-1}>
            {title}
          </h1>
          {count !== undefined && (
            <span className={look('dimmed', 'text-md', 'tabular')}>{countOf(count, more)}</span>
          )}
          {aside}
        </div>
        {text !== undefined && <p className={look('dimmed', 'break-anywhere')}>{text}</p>}
      </div>
      {actions !== undefined && (
        <div
          className={`${look('flex', 'wrap', 'gap-xs', 'phone-w-full', 'phone-grow-buttons', 'paper-hidden', 'wrapping-buttons')} ${classes.actions}`}
        >
          {actions}
        </div>
      )}
    </header>
  )
}
