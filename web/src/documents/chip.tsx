import type { ComponentType, ReactNode } from 'react'
import { look } from '../ui/look'
import classes from './chip.module.css'

/** Amber waits, blue is in progress, green is done, grey has ended, red was refused. */
export type ChipFamily = 'amber' | 'blue' | 'green' | 'gray' | 'red'

interface ChipProps {
  family: ChipFamily
  icon: ComponentType<{ size?: number | string }>
  children: ReactNode
}

/** A word with its icon, in one of five families of colour. */
export function Chip({ family, icon: Icon, children }: ChipProps) {
  const dress = look('inline-row', 'gap-4', 'tiny', 'medium', 'nowrap', `on-${family}`)
  return (
    <span className={`${dress} ${classes.chip}`} data-family={family}>
      <Icon size={14} aria-hidden />
      {children}
    </span>
  )
}
