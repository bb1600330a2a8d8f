import { badgeOf } from '../lib/format'
import { look } from '../ui/look'
import classes from './menu.module.css'

interface MenuCountProps {
  value: number
  label: string
}

/** The number of items waiting behind a menu entry; nothing for zero. */
export function MenuCount({ value, label }: MenuCountProps) {
  if (value === 0) return null
  return (
    <span
      className={`${look('on-amber', 'flex-none', 'semibold', 'tabular', 'text-center')} ${classes.count}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {badgeOf(value)}
    </span>
  )
}
