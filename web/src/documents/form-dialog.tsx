import { Button, Group, Modal, Stack } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import type { ReactNode, SubmitEvent } from 'react'
import { messageOf } from '../lib/api-error'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { askedStore, confirm } from '../ui/confirm'
import { useFocusReturn } from '../ui/focus-return'
import { FailureNotice } from './failure-notice'

interface FormDialogProps {
  title: string
  submitLabel: string
  /** What it does to somebody else is no small thing. */
  danger?: boolean
  /** Something was typed that closing would lose. */
  isChanged: boolean
  isSaving: boolean
  /** Why it was not saved, unless a field says it. */
  failure?: Error | null
  failureTitle?: string
  onDismissFailure?: () => void
  onSubmit: () => void
  onClose: () => void
  /** Above the fields: a conflict, a hint. */
  notice?: ReactNode
  /** Left of the buttons. */
  footer?: ReactNode
  size?: number | string
  children: ReactNode
}

/**
 * A form in a dialog: Enter submits, Esc closes and asks if something was typed. It exists only
 * while it is open.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isChanged, isSaving, failure, onClose, notice, footer } = props
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
    if (!isSaving) props.onSubmit()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!isAsked}
      trapFocus={!isAsked}
      title={title}
      size={props.size ?? 560}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failure && (
            <FailureNotice
              title={props.failureTitle ?? t('failed')}
              messages={[messageOf(failure)]}
              onClose={() => props.onDismissFailure?.()}
            />
          )}
          {notice}
          {props.children}
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
              <Button type="submit" loading={isSaving} {...(props.danger && { color: 'red' })}>
                {submitLabel}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
