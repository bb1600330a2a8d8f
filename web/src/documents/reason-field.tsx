import { Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { reasonTexts } from '@pasok/domain/kernel/reason.texts'
import type { RefObject } from 'react'
import { count } from '../lib/format'
import { useTexts } from '../lib/texts'

/** True for a reason that may be sent. */
export const isReason = (reason: string): boolean =>
  reason.trim() !== '' && reason.trim().length <= LONGEST_NOTE

interface ReasonFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (next: string) => void
  /** It was tried without one. */
  isTried: boolean
  /** Where a dialog begins. */
  focused?: boolean
}

/** Why something is done; the buyer reads it. */
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
