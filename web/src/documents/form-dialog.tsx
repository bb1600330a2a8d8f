import { Button, Group, Modal, Stack } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { ApiError } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { FormBody, type FormBodyProps } from './form-body'
import { useConfirmedClose } from './use-confirmed-close'

interface FormDialogProps extends FormBodyProps {
  title: string
  submitLabel: string
  /** Used where "Cancel" would be ambiguous. */
  closeLabel?: string
  /** False hides the submit button. */
  canSubmit?: boolean
  /** Colors the submit button red, for actions with consequences for others. */
  danger?: boolean
  /** True when closing would lose unsaved input. */
  isChanged: boolean
  /** Further submits are ignored until the returned promise is resolved or rejected. */
  onSubmit: () => unknown
  onClose: () => void
  footer?: ReactNode
  size?: number | string
}

/** Returns true when the record no longer exists. */
const isRemoved = (failure: Error | null | undefined) =>
  failure instanceof ApiError && failure.code === 'not_found'

/** Ignores calls while an earlier one is running, even before the next render. */
function useOnce(act: () => unknown) {
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await act()
    } finally {
      isBusy.current = false
    }
  }
}

/**
 * A form in a dialog. Enter submits; Esc closes. Closing the dialog or leaving the page with unsaved input
 * requires confirmation. Rendered only while open.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, closeLabel, canSubmit = true, danger, isChanged, ...others } = props
  const { onSubmit, onClose, footer, size, ...body } = others
  const { isSaving } = body
  const t = useTexts(formTexts)
  useFocusReturn()
  const wasRemoved = isRemoved(body.failure)
  const { close, hasQuestion } = useConfirmedClose(isChanged && !wasRemoved, onClose)
  const submitOnce = useOnce(onSubmit)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaving && !wasRemoved && canSubmit) void submitOnce()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!hasQuestion}
      // While saving, the second press of a double click may land beside the dialog and must not close it.
      closeOnClickOutside={!isSaving}
      trapFocus={!hasQuestion}
      title={title}
      size={size ?? 560}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <FormBody {...body} />
          {/* Pressing a button does not blur the field: a validation message appearing on blur would move the button away. */}
          <Group
            onMouseDown={(event) => event.preventDefault()}
            justify={footer === undefined ? 'flex-end' : 'space-between'}
            gap="xs"
          >
            {footer}
            <Group gap="xs">
              <Button variant="default" onClick={() => void close()}>
                {wasRemoved ? t('discard') : (closeLabel ?? t('cancel'))}
              </Button>
              {!wasRemoved && canSubmit && (
                <Button type="submit" loading={isSaving} {...(danger && { color: 'red' })}>
                  {submitLabel}
                </Button>
              )}
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
