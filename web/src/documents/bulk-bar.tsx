import { CloseButton } from '@mantine/core'
import { severalTexts } from '@pasok/domain/kernel/several.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import classes from './bulk-bar.module.css'

interface BulkBarProps {
  /** How many are chosen. */
  label: string
  /** What is done with them. */
  children: ReactNode
  onClear: () => void
}

/** Over the foot of a list while some of its rows are chosen. */
export function BulkBar({ label, children, onClear }: BulkBarProps) {
  const t = useTexts(severalTexts)
  return (
    <div className={classes.bulk} role="region" aria-label={label}>
      <span className={classes.count}>{label}</span>
      {children}
      <CloseButton className={classes.clear} aria-label={t('clearSelection')} onClick={onClear} />
    </div>
  )
}
