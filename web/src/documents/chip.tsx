import type { ComponentType, ReactNode } from 'react'
import { look } from '../ui/look'
import classes from './chip.module.css'

/** Amber: waiting; blue: in progress; green: done; gray: ended; red: refused. */
export type ChipFamily = 'amber' | 'blue' | 'green' | 'gray' | 'red'

interface ChipProps {
  family: ChipFamily
  icon: ComponentType<{ size?: number | string }>
  children: ReactNode
}

/** Label with an icon in one of five color families. */
export function Chip({ family, icon: Icon, children }: ChipProps) {
  const dress = look('inline-row', 'gap-4', 'tiny', 'medium', 'max-w-full', `on-${family}`)
  return (
    <span className={`${dress} ${classes.chip}`} data-family={family}>
      <Icon size={14} aria-hidden />
      <span className={look('truncate')}>{children}</span>
    </span>
  )
}
