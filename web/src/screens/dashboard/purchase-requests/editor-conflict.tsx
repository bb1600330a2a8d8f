import { Alert, Button, Group } from '@mantine/core'
import { listDifferences } from '@pasok/domain/cart/cart.differences'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { IconGitFork } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useDepartmentName } from '../../../documents/use-department-name'
import { type ChoiceDifference, VersionsTable } from '../../../documents/versions-table'
import { areaLabel } from '../../../features/company/delivery-area'
import { type RequestDraft, fetchDraft } from '../../../features/requests/requests.queries'
import { useOwnDepartments } from '../../../features/team/users.queries'
import { queryKey } from '../../../lib/api'
import { messageOf } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { NONE } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import { useInSight } from '../../../ui/in-sight'
import { look } from '../../../ui/look'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { RequestEditorState } from './use-request-editor'

interface NoticeProps {
  title: string
  text: string
  children: ReactNode
}

function ConflictNotice({ title, text, children }: NoticeProps) {
  return (
    <Alert
      {...useInSight('start')}
      color="yellow"
      role="alert"
      mb="md"
      icon={<IconGitFork size={18} aria-hidden />}
      title={title}
    >
      <p className={look('mb-sm')}>{text}</p>
      {children}
    </Alert>
  )
}

function useChoiceDifferences(
  { marker, areas }: RequestEditorState,
  theirs: RequestDraft | undefined,
): ChoiceDifference[] {
  const td = useTexts(documentTexts)
  const tc = useTexts(companyTexts)
  const departments = useOwnDepartments()
  const nameOf = useDepartmentName()
  if (!theirs) return []
  const { departmentId = null, departmentName } = marker
  const own = departments.data?.find(({ _id }) => _id === departmentId)?.name
  const area = areas.areas.find(({ _id }) => _id === theirs.address_id)
  const found: ChoiceDifference[] = []
  if (departmentId !== theirs.department_id)
    found.push({
      label: td('department'),
      mine: departmentId === null ? td('noDepartment') : (own ?? departmentName ?? departmentId),
      theirs: nameOf(theirs.department),
    })
  if (areas.area && areas.area._id !== theirs.address_id)
    found.push({
      label: tc('deliveryArea'),
      mine: areaLabel(areas.area),
      theirs: area ? areaLabel(area) : NONE,
    })
  return found
}

interface StaleNoticeProps {
  editor: RequestEditorState
  code: string
  busy: boolean
  onMine: (theirs: RequestDraft) => void
  onTheirs: () => void
  onNew: () => void
}

/** Another user saved the draft: shows both versions side by side and lets the user choose. */
function StaleNotice({ editor, code, busy, onMine, onTheirs, onNew }: StaleNoticeProps) {
  const t = useTexts(requestEditorTexts)
  const { cart, marker } = editor
  const id = marker.id ?? ''
  const query = useQuery({
    queryKey: queryKey('getRequestItems', { params: { id } }),
    queryFn: ({ signal }) => fetchDraft(id, signal),
    staleTime: 0,
    gcTime: 0,
  })
  const { data: theirs, error } = query
  const choices = useChoiceDifferences(editor, theirs)
  const lines = useMemo(
    () => (theirs ? listDifferences(cart.lines, theirs.items) : []),
    [cart.lines, theirs],
  )
  const isSame = theirs !== undefined && choices.length === 0 && lines.length === 0
  return (
    <ConflictNotice
      title={t('staleTitle', { code })}
      text={`${editor.autosave.message} ${t(isSame ? 'staleSame' : 'staleText')}`}
    >
      {!theirs && isCutOff(query) && <CutOffNote />}
      {!theirs && !error && !isCutOff(query) && <SkeletonRows rows={2} height={36} />}
      {!theirs && error && <LoadError error={error} onRetry={() => void query.refetch()} />}
      {theirs && !isSame && <VersionsTable choices={choices} lines={lines} />}
      <Group gap="xs">
        <Button
          size="xs"
          loading={busy}
          disabled={!theirs}
          onClick={() => theirs && onMine(theirs)}
        >
          {t('staleMine')}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={onTheirs}>
          {t('staleTheirs')}
        </Button>
        <Button size="xs" variant="default" disabled={busy} onClick={onNew}>
          {t('closedSaveNew')}
        </Button>
      </Group>
    </ConflictNotice>
  )
}

/** The server's reason for refusing the cart, until the next attempt or dismissal. */
function Refused({ message }: { message: string }) {
  const t = useTexts(requestEditorTexts)
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <FailureNotice title={t('notSaved')} messages={[message]} onClose={() => setShown(false)} />
  )
}

/**
 * Shows that the server refused the save or another user was first, and offers solutions. The user's work is
 * preserved.
 */
export function EditorConflict({ editor }: { editor: RequestEditorState }) {
  const t = useTexts(requestEditorTexts)
  const { phase, message } = editor.autosave
  const { keepMine, takeTheirs, saveAsNew, discard } = editor.choices
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
        <Button size="xs" variant="default" disabled={busy} onClick={() => void run(discard)}>
          {t('closedDrop')}
        </Button>
      </Group>
    </ConflictNotice>
  )
}
