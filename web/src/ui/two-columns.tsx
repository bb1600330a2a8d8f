import { useId, type CSSProperties, type ReactNode } from 'react'
import classes from './two-columns.module.css'
import { look } from './look'

/** Page layout with a main column and a side column; a single column on narrow screens. */
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
  /** True when the page heading is sticky above it. */
  underHead?: boolean
  /** True when the column may be taller than the window: only the card with `stays` is sticky. */
  long?: boolean
  /** True to mix its cards with those of the main column in the single column layout. */
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
  /** Position in the single column layout: before or after the main content. */
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
  /** Shown in the single column layout, where the totals are out of view. */
  total: ReactNode
  state?: ReactNode
  /** True when the buttons are elsewhere in the two column layout. */
  narrowOnly?: boolean
  children: ReactNode
}

/**
 * Actions of the page: a card of the side column; in the single column layout, a bar at the foot of the screen.
 */
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
