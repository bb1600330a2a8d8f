import classes from './unread-mark.module.css'
import { look } from './look'

/** Says that something has not been read yet: by a word, not by colour alone. */
export function UnreadMark({ children }: { children: string }) {
  return (
    <span className={`${look('px-xs', 'rounded-lg', 'on-teal', 'tiny', 'medium')} ${classes.mark}`}>
      {children}
    </span>
  )
}
