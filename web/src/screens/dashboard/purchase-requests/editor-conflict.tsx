import { Button, Group } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { ConflictNotice, StaleNotice } from './conflict-notice'
import type { RequestEditorState } from './use-request-editor'

/** Why the server doesn't take the cart as it is: until it is tried again, or put away. */
function Refused({ message }: { message: string }) {
  const t = useTexts(requestEditorTexts)
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <FailureNotice title={t('notSaved')} messages={[message]} onClose={() => setShown(false)} />
  )
}

/** The server said no, or somebody else was faster: says so and offers what can be done; nothing of one's own is lost. */
export function EditorConflict({ editor }: { editor: RequestEditorState }) {
  const t = useTexts(requestEditorTexts)
  const { phase, message } = editor.autosave
  const { keepMine, takeTheirs, saveAsNew, drop } = editor.choices
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
  if (phase === 'refused') return <Refused message={message} />
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
