import { useId, type ReactNode } from 'react'
import classes from './row-section.module.css'
import { look } from '../../../ui/look'

interface RowSectionProps {
  title: string
  count?: string | undefined
  more?: ReactNode
  children: ReactNode
}

export function RowSection({ title, count, more, children }: RowSectionProps) {
  const id = useId()
  return (
    <section className={look('mb-md', 'frame')} aria-labelledby={id}>
      <h2 className={look('flex', 'align-baseline', 'gap-xs', 'p-10-md', 'text-md', 'semibold')}>
        <span id={id}>{title}</span>
        {count !== undefined && (
          <span className={look('dimmed', 'regular', 'tabular')}>{count}</span>
        )}
      </h2>
      <ul>{children}</ul>
      {more !== undefined && <div className={look('p-xs-md', 'border-t')}>{more}</div>}
    </section>
  )
}

interface PackageRowProps {
  code: string
  /** Vendor and order. */
  text: ReactNode
  /** Status of the package. */
  status: ReactNode
  children: ReactNode
}

export function PackageRow({ code, text, status, children }: PackageRowProps) {
  return (
    <li className={look('row', 'wrap', 'justify-between', 'gap-xs-md', 'p-xs-md', 'border-t')}>
      <div className={`${classes.words} ${look('stack', 'gap-2', 'break-anywhere')}`}>
        <span className={look('medium')}>{code}</span>
        <span className={look('dimmed', 'text-xs')}>{text}</span>
        {status}
      </div>
      <div className={look('flex', 'gap-4', 'ml-auto')}>{children}</div>
    </li>
  )
}
