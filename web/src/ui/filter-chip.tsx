import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { look } from './look'

interface FilterChipProps {
  name: string
  label: string
  onRemove: () => void
}

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
