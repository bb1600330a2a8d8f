import { Button, Group, Modal, Stack } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode, SubmitEvent } from 'react'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { askedStore, confirm } from '../ui/confirm'
import { useFocusReturn } from '../ui/focus-return'
import { FormBody, type FormBodyProps } from './form-body'

interface FormDialogProps extends FormBodyProps {
  title: string
  submitLabel: string
  /** What it does to somebody else is no small thing. */
  danger?: boolean
  /** Something was typed that closing would lose. */
  isChanged: boolean
  onSubmit: () => void
  onClose: () => void
  /** Left of the buttons. */
  footer?: ReactNode
  size?: number | string
}

/**
 * A form in a dialog: Enter submits, Esc closes and asks if something was typed. It exists only
 * while it is open.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, danger, isChanged, onSubmit, onClose, footer, size, ...body } = props
  const { isSaving } = body
  const t = useTexts(formTexts)
  // While a question stands over it, the keys are the question's.
  const isAsked = useStore(askedStore) !== null
  useFocusReturn()
  const close = async () => {
    const question = {
      title: t('discardTitle'),
      confirmLabel: t('discard'),
      cancelLabel: t('stay'),
      danger: true,
    }
    if (!isChanged || (await confirm(question))) onClose()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isSaving) onSubmit()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!isAsked}
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
                {t('cancel')}
              </Button>
              <Button type="submit" loading={isSaving} {...(danger && { color: 'red' })}>
                {submitLabel}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
