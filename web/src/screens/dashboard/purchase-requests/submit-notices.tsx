import { Button, Group, Modal, ScrollArea, Text } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ChangesList } from '../../../features/requests/changes-list'
import type { SubmitFlow } from '../../../features/requests/use-submit-flow'
import { useTexts } from '../../../lib/texts'

interface SubmitNoticesProps {
  flow: SubmitFlow
  /** Button beside a refusal that leads to where it can be fixed. */
  action?: ReactNode
}

/** Notices of submitting, on any screen: a refusal, or changes to accept. */
export function SubmitNotices({ flow, action }: SubmitNoticesProps) {
  const t = useTexts(requestEditorTexts)
  const td = useTexts(documentTexts)
  const { refusal, changed } = flow
  return (
    <>
      {refusal && (
        <FailureNotice
          title={`${t('refusedTitle')}: ${refusal.target.code}`}
          messages={refusal.messages}
          onClose={flow.dismissRefusal}
          action={action}
        />
      )}
      <Modal
        opened={changed !== null}
        onClose={flow.decline}
        title={`${t('changesTitle')}: ${changed?.target.code ?? ''}`}
        scrollAreaComponent={ScrollArea.Autosize}
      >
        <Text mb="md">{t('changesAcceptText')}</Text>
        <ChangesList changes={changed?.changes ?? []} />
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={flow.decline}>
            {td('cancel')}
          </Button>
          <Button loading={flow.pending} data-autofocus onClick={() => void flow.accept()}>
            {t('changesAccept')}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
