import { Box, CloseButton } from '@mantine/core'
import { severalTexts } from '@pasok/domain/kernel/list.texts'
import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { look } from '../ui/look'
import classes from './bulk-bar.module.css'

interface BulkBarProps {
  label: string
  children: ReactNode
  onClear: () => void
}

/** Bar at the foot of a list while rows are selected. */
export function BulkBar({ label, children, onClear }: BulkBarProps) {
  const t = useTexts(severalTexts)
  const isPhone = usePhone()
  const clear = <CloseButton aria-label={t('clearSelection')} onClick={onClear} />
  return (
    <div
      className={`${look('row', 'wrap', 'gap-xs', 'rounded-md', 'surface', 'floating')} ${classes.bulk}`}
      role="region"
      aria-label={label}
    >
      {/* On a phone the feedback button floats over the right end. */}
      {isPhone && clear}
      <Box component="span" mr="xs" className={look('medium', 'tabular')}>
        {label}
      </Box>
      {children}
      {!isPhone && clear}
    </div>
  )
}
