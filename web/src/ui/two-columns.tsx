import { useId, type CSSProperties, type ReactNode } from 'react'
import classes from './two-columns.module.css'
import { look } from './look'

/** A page of two columns, or of one where there is no room: what it is about, beside it a rail. */
export function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className={`${look('grid', 'one-column', 'align-start', 'gap-md')} ${classes.columns}`}>
      {children}
    </div>
  )
}

export function MainColumn({ children }: { children: ReactNode }) {
  return <div className={look('stack', 'gap-md', 'min-w-0')}>{children}</div>
}

interface RailProps {
  label: string
  /** The head of the page stays in sight above it. */
  underHead?: boolean
  /** It may be longer than a window: then one card `stays` in sight. */
  long?: boolean
  /** Where there is one column its cards stand among those of the page. */
  among?: boolean
  children: ReactNode
}

export function Rail({
  label,
  underHead = false,
  long = false,
  among = false,
  children,
}: RailProps) {
  return (
    <aside
      className={`${look('stack', 'gap-md', 'min-w-0')} ${classes.rail}`}
      aria-label={label}
      data-under-head={underHead || undefined}
      data-long={long || undefined}
      data-among={among || undefined}
    >
      {children}
    </aside>
  )
}

interface CardProps {
  title?: ReactNode
  /** Where it stands when there is one column: before what the page is about, or behind it. */
  narrow?: keyof typeof NARROW_ORDER
  stays?: boolean
  className?: string | undefined
  children: ReactNode
}

const NARROW_ORDER = { first: -2, second: -1, after: 1, last: 2 } as const

const narrowOrder = (
  narrow: keyof typeof NARROW_ORDER | undefined,
): CSSProperties & Record<'--narrow-order', number | undefined> => ({
  '--narrow-order': narrow && NARROW_ORDER[narrow],
})

export function Card({ title, narrow, stays = false, className, children }: CardProps) {
  const id = useId()
  const Box = title === undefined ? 'div' : 'section'
  return (
    <Box
      className={`${look('card', 'paper-unbroken')} ${className ?? ''}`}
      aria-labelledby={title === undefined ? undefined : id}
      data-narrow={narrow}
      style={narrowOrder(narrow)}
      data-stays={stays || undefined}
    >
      {title !== undefined && (
        <h2 id={id} className={look('text-md', 'semibold', 'mb-sm')}>
          {title}
        </h2>
      )}
      {children}
    </Box>
  )
}

interface FootProps {
  /** Where there is one column, as the sums are out of sight then. */
  total: ReactNode
  state?: ReactNode
  /** Elsewhere the buttons stand in a card. */
  narrowOnly?: boolean
  /** The buttons. */
  children: ReactNode
}

/** What is done on the page: a card of the rail; where there is one column it stays at the foot. */
export function Foot({ total, state, narrowOnly = false, children }: FootProps) {
  return (
    <div
      className={`${look('card', 'paper-hidden', narrowOnly && 'wide-hidden')} ${classes.foot}`}
      data-foot
    >
      <div className={`${look('grid', 'gap-4')} ${classes.words}`}>
        <div className={look('wide-hidden')}>{total}</div>
        {state}
      </div>
      <div
        className={`${look('flex', 'wrap', 'justify-end', 'gap-xs', 'ml-auto')} ${classes.buttons}`}
      >
        {children}
      </div>
    </div>
  )
}
