import { Button, Group } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { useState } from 'react'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { useConflictChoices, type ConflictProps } from './conflict-choices'
import { ConflictNotice, StaleNotice } from './conflict-notice'

/** Somebody else was faster: says so and offers what can be done; nothing of one's own is lost. */
export function EditorConflict({ editor, loader }: ConflictProps) {
  const t = useTexts(requestEditorTexts)
  const { phase, message } = editor.autosave
  const { keepMine, takeTheirs, saveAsNew, drop } = useConflictChoices({ editor, loader })
  const [busy, setBusy] = useState(false)
  const code = editor.marker.code ?? ''
  const run = async (choice: () => Promise<void>) => {
    setBusy(true)
    await choice().catch((error: unknown) => toastError(messageOf(error)))
    setBusy(false)
  }
  if (phase === 'stale')
    return (
      <StaleNotice
        editor={editor}
        code={code}
        busy={busy}
        onMine={(theirs) => void run(() => keepMine(theirs))}
        onTheirs={() => void run(takeTheirs)}
        onNew={() => void run(saveAsNew)}
      />
    )
  if (phase !== 'closed') return null
  return (
    <ConflictNotice title={t('closedTitle', { code })} text={`${message} ${t('closedText')}`}>
      <Group gap="xs">
        <Button size="xs" loading={busy} onClick={() => void run(saveAsNew)}>
          {t('closedSaveNew')}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={() => void run(drop)}>
          {t('closedDrop')}
        </Button>
      </Group>
    </ConflictNotice>
  )
}
