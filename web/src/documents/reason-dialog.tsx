import { Text } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import type { Topic } from '../lib/refresh'
import { FormDialog } from './form-dialog'
import { isReason, ReasonField } from './reason-field'
import { useSeen } from './use-seen'

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
