import { Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { reasonTexts } from '@pasok/domain/kernel/reason.texts'
import type { RefObject } from 'react'
import { count } from '../lib/format'
import { useTexts } from '../lib/texts'

/** Returns true when the reason is neither empty nor too long. */
export const isReason = (reason: string): boolean =>
  reason.trim() !== '' && reason.trim().length <= LONGEST_NOTE

interface ReasonFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (next: string) => void
  isTried: boolean
  focused?: boolean
}

/** Text field for the reason of an action; the buyer reads it. */
export function ReasonField({ field, value, onChange, isTried, focused }: ReasonFieldProps) {
  const t = useTexts(reasonTexts)
  const isLong = value.trim().length > LONGEST_NOTE
  const missing = isTried && value.trim() === '' ? t('reasonRequired') : undefined
  return (
    <Textarea
      ref={field}
      data-autofocus={focused || undefined}
      required
      label={t('reason')}
      error={isLong ? t('reasonLong', { most: count(LONGEST_NOTE) }) : missing}
      value={value}
      autosize
      minRows={3}
      maxRows={10}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
