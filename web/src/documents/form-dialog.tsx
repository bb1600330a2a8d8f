import { Button, Group, Modal, Stack } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { useRef, type ReactNode, type SubmitEvent } from 'react'
import { ApiError } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { useFocusReturn } from '../ui/focus-return'
import { FormBody, type FormBodyProps } from './form-body'
import { useAskedClose } from './use-asked-close'

interface FormDialogProps extends FormBodyProps {
  title: string
  submitLabel: string
  /** Where Cancel would say the other thing. */
  closeLabel?: string
  /** False: the button that submits is not there yet. */
  canSubmit?: boolean
  /** What it does to somebody else is no small thing. */
  danger?: boolean
  /** Something was typed that closing would lose. */
  isChanged: boolean
  /** Once it is done, it may be asked for again. */
  onSubmit: () => unknown
  onClose: () => void
  /** Left of the buttons. */
  footer?: ReactNode
  size?: number | string
}

/** There is nothing left that it could be saved to. */
const isGone = (failure: Error | null | undefined) =>
  failure instanceof ApiError && failure.code === 'not_found'

/** Two presses of one key are one, told before the next picture. */
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
 * A form in a dialog: Enter submits, Esc closes and asks if something was typed, and so does leaving
 * the page. It exists only while it is open.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, closeLabel, canSubmit = true, danger, isChanged, ...others } = props
  const { onSubmit, onClose, footer, size, ...body } = others
  const { isSaving } = body
  const t = useTexts(formTexts)
  useFocusReturn()
  const gone = isGone(body.failure)
  const { close, isAsked } = useAskedClose(isChanged && !gone, onClose)
  const submitOnce = useOnce(onSubmit)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaving && !gone && canSubmit) void submitOnce()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!isAsked}
      // What was said goes as it is sent, and the second of two quick presses lands where it stood.
      closeOnClickOutside={!isSaving}
      trapFocus={!isAsked}
      title={title}
      size={size ?? 560}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <FormBody {...body} />
          {/* Pressing a button leaves no field: what a field says on leaving would move the button away. */}
          <Group
            onMouseDown={(event) => event.preventDefault()}
            justify={footer === undefined ? 'flex-end' : 'space-between'}
            gap="xs"
          >
            {footer}
            <Group gap="xs">
              <Button variant="default" onClick={() => void close()}>
                {gone ? t('discard') : (closeLabel ?? t('cancel'))}
              </Button>
              {!gone && canSubmit && (
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
