import { Button, Group, Modal, Text } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { createStore, useStore } from '../lib/store'
import { useTexts } from '../lib/texts'

export interface Question {
  /** The specified question. */
  title: string
  /** What it means, where that helps. */
  text?: string
  confirmLabel?: string
  cancelLabel?: string
  /** Something is lost by it: the button is red. */
  danger?: boolean
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

const asked = createStore<Asked | null>(null)

/** Asks before something happens. Enter says yes, Escape says no. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(null)
        resolve(yes)
      },
    })
  })
}

/** Stands once in the app and shows what `confirm` asks. */
export function ConfirmHost() {
  const t = useTexts(shellTexts)
  const question = useStore(asked)
  if (!question) return null
  return (
    <Modal
      opened
      onClose={() => question.answer(false)}
      title={question.title}
      size={440}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {question.text !== undefined && <Text mb="md">{question.text}</Text>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => question.answer(false)}>
          {question.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          data-autofocus
          color={question.danger ? 'red' : undefined}
          onClick={() => question.answer(true)}
        >
          {question.confirmLabel ?? t('confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
