import { Alert, Button, Group } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { IconGitFork } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import {
  markSaved,
  readCart,
  readMarker,
  replaceCart,
  resetCart,
} from '../../../features/cart/cart.store'
import { fetchDraft } from '../../../features/requests/requests.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import classes from './request-editor.module.css'
import type { DraftLoader } from './use-draft-loader'
import type { RequestEditorState } from './use-request-editor'

interface ConflictProps {
  editor: RequestEditorState
  loader: DraftLoader
}

/** A revision that no cart has: the draft's version is taken over, its content stays unsaved. */
const NOT_SAVED = -1

/** The choices of a person whose draft was saved, submitted or deleted by somebody else. */
function useChoices({ editor, loader }: ConflictProps) {
  const navigate = useNavigate()
  const { saveNow, settle } = editor.autosave
  const keepMine = async () => {
    const { id = '', cartId } = await readMarker()
    const { _id, code_pr: code, version } = await fetchDraft(id)
    await markSaved({ id: _id, code, version }, { cartId, revision: NOT_SAVED })
    settle()
    await saveNow()
  }
  const takeTheirs = async () => {
    const { id = '' } = await readMarker()
    settle()
    await loader.again(id)
  }
  const saveAsNew = async () => {
    const [lines, { departmentId = null }] = await Promise.all([readCart(), readMarker()])
    await replaceCart(lines, { departmentId, change: true })
    settle()
    await navigate({
      to: '/dashboard/purchase-requests',
      search: { page: 'create' },
      replace: true,
      ignoreBlocker: true,
    })
    await saveNow()
  }
  const drop = async () => {
    await resetCart()
    settle()
    await navigate({ to: '/dashboard/purchase-requests', ignoreBlocker: true })
  }
  return { keepMine, takeTheirs, saveAsNew, drop }
}

/** Somebody else was faster: says so and offers what can be done; nothing of one's own is lost. */
export function EditorConflict({ editor, loader }: ConflictProps) {
  const t = useTexts(requestEditorTexts)
  const { phase, message } = editor.autosave
  const choices = useChoices({ editor, loader })
  const [busy, setBusy] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const isStale = phase === 'stale'
  const isShown = isStale || phase === 'closed'
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'center' })
  }, [isShown])
  if (!isShown) return null
  const code = editor.marker.code ?? ''
  const run = (choice: () => Promise<void>) => async () => {
    setBusy(true)
    await choice().catch((error: unknown) => toastError(messageOf(error)))
    setBusy(false)
  }
  return (
    <Alert
      ref={notice}
      color="yellow"
      role="alert"
      mb="md"
      icon={<IconGitFork size={18} aria-hidden />}
      title={t(isStale ? 'staleTitle' : 'closedTitle', { code })}
    >
      <p className={classes.conflict}>
        {isStale ? t('staleText') : `${message} ${t('closedText')}`}
      </p>
      <Group gap="xs">
        <Button
          size="xs"
          loading={busy}
          onClick={() => void run(isStale ? choices.keepMine : choices.saveAsNew)()}
        >
          {t(isStale ? 'staleMine' : 'closedSaveNew')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          onClick={() => void run(isStale ? choices.takeTheirs : choices.drop)()}
        >
          {t(isStale ? 'staleTheirs' : 'closedDrop')}
        </Button>
      </Group>
    </Alert>
  )
}
