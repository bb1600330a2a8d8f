import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { look } from './look'

interface FilterChipProps {
  name: string
  /** What a press does, for screen readers. */
  label: string
  onRemove: () => void
}

/** A filter that is set; a press removes it. */
export function FilterChip({ name, label, onRemove }: FilterChipProps) {
  return (
    <UnstyledButton
      className={look('filter-chip', 'inline-row', 'gap-4', 'text-xs')}
      aria-label={label}
      onClick={onRemove}
    >
      <span className={look('truncate')}>{name}</span>
      <IconX size={14} aria-hidden />
    </UnstyledButton>
  )
}
