import classes from './unread-mark.module.css'
import { look } from './look'

/** Marks something as unread by text, not by color alone. */
export function UnreadMark({ children }: { children: string }) {
  return (
    <span className={`${look('px-xs', 'rounded-lg', 'on-teal', 'tiny', 'medium')} ${classes.mark}`}>
      {children}
    </span>
  )
}
