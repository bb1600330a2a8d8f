import { Input } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import { look } from '../../ui/look'

interface CheckGroupProps {
  label: string
  /** Beside the label. */
  aside?: ReactNode
  error?: string | undefined
  children: ReactNode
}

/** Ticks that belong together, with a label over and an error under them. */
export function CheckGroup({ label, aside, error, children }: CheckGroupProps) {
  const id = useId()
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-problem={error === undefined ? undefined : true}
    >
      <div className={look('row', 'wrap', 'gap-2-sm', 'mb-xs')}>
        <Input.Label id={`${id}-label`} labelElement="div" required>
          {label}
        </Input.Label>
        {aside}
      </div>
      {children}
      {error !== undefined && (
        <Input.Error id={`${id}-error`} role="alert">
          {error}
        </Input.Error>
      )}
    </div>
  )
}
