import { badgeOf } from '../lib/format'

interface MenuCountProps {
  className: string | undefined
  value: number
  /** What is counted. */
  label: string
}

/** How much waits behind an entry of the menu; nothing is said of none. */
export function MenuCount({ className, value, label }: MenuCountProps) {
  if (value === 0) return null
  return (
    <span className={className} role="img" aria-label={label} title={label}>
      {badgeOf(value)}
    </span>
  )
}
