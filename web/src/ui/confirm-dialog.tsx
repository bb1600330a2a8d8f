import { Box, Button, Group, Modal, Text } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useTexts } from '../lib/texts'
import type { OpenQuestion } from './confirm'
import { useFocusReturn } from './focus-return'

/** Dialog of `confirm`; the confirm button has the focus. */
export function ConfirmDialog({ question }: { question: OpenQuestion }) {
  const t = useTexts(shellTexts)
  useFocusReturn()
  return (
    <Modal opened onClose={() => question.answer(false)} title={question.title} size={440}>
      {question.text !== undefined && <Text mb="md">{question.text}</Text>}
      {question.about !== undefined && <Box mb="md">{question.about}</Box>}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => question.answer(false)}>
          {question.cancelLabel ?? t('cancel')}
        </Button>
        <Button
          // The modal sets its focus slightly later; an Enter pressed in between would be lost.
          autoFocus
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
