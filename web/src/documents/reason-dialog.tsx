import { Text, Textarea } from '@mantine/core'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { Topic } from '../lib/refresh'
import { FormDialog } from './form-dialog'
import { useSeen } from './use-seen'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { reasonTexts } from '@pasok/domain/kernel/form.texts'
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

interface ReasonDialogProps<T> {
  /** The current version of the record. */
  of: T
  title: string
  text: ReactNode
  submitLabel: string
  may: (newest: T) => boolean
  run: (seen: T, reason: string) => Promise<{ message: string }>
  /** Topics to refresh after the request, whether it succeeded or not. */
  refreshes: readonly Topic[]
  onClose: () => void
}

/** Dialog for an action that needs a reason, which the other party reads. */
export function ReasonDialog<T extends { version: number }>(props: ReasonDialogProps<T>) {
  const { of, title, text, submitLabel, may, run, refreshes, onClose } = props
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { submit, form } = useSeen({
    newest: of,
    may,
    run: (seen) => {
      setTried(true)
      if (isReason(reason)) return run(seen, reason.trim())
      field.current?.focus()
      return undefined
    },
    refreshes,
    onClose,
  })
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      danger
      isChanged={reason.trim() !== ''}
      {...form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      <ReasonField field={field} value={reason} onChange={setReason} isTried={isTried} focused />
    </FormDialog>
  )
}
