import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import { look } from './look'

interface EmptyStateProps {
  icon?: ReactNode
  /** The specified text. */
  text: string
  /** Advice on what to do next, in one short line. */
  helper?: string | undefined
  action?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ icon, text, helper, action }: EmptyStateProps) {
  return (
    <div className={`${look('stack', 'align-center', 'text-center')} ${classes.empty}`}>
      {icon !== undefined && (
        <span
          className={`${look('centered', 'frame', 'dimmed', 'mb-sm')} ${classes.icon}`}
          aria-hidden
        >
          {icon}
        </span>
      )}
      <p className={look('medium')}>{text}</p>
      {helper !== undefined && (
        <p className={`${look('dimmed', 'mt-4')} ${classes.helper}`}>{helper}</p>
      )}
      {action !== undefined && (
        <div className={`${look('wrapping-buttons', 'max-w-full', 'mt-md')} ${classes.action}`}>
          {action}
        </div>
      )}
    </div>
  )
}
