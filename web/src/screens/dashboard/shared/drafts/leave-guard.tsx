import { Button, Group, Modal, Text } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsTyping } from '../../../../features/cart/cart.typing'
import { sessionStore } from '../../../../lib/session.store'
import { useTexts } from '../../../../lib/texts'
import { useLatest } from '../../../../lib/use-latest'
import { useFocusReturn } from '../../../../ui/focus-return'

export interface LeavingTo {
  pathname: string
  search: object
}

/** Returns true for the request editor, which saves unsaved work itself. */
export const isEditor = ({ pathname, search }: LeavingTo): boolean =>
  pathname === '/dashboard/purchase-requests' && 'page' in search && search.page === 'create'

interface LeaveGuardProps {
  unsaved: boolean
  /** Returns true for pages that may be opened without confirmation; by default the editor only. */
  mayContinue?: (next: LeavingTo) => boolean
  /** Resolves to true once everything is saved. */
  onSave: () => Promise<boolean>
}

interface LeaveDialogProps {
  onStay: () => void
  onLeave: () => void
  onSave: LeaveGuardProps['onSave']
}

function LeaveDialog({ onStay, onLeave, onSave }: LeaveDialogProps) {
  const t = useTexts(requestEditorTexts)
  const [saving, setSaving] = useState(false)
  useFocusReturn()
  const saveAndLeave = async () => {
    setSaving(true)
    const isSaved = await onSave()
    setSaving(false)
    if (isSaved) onLeave()
    else onStay()
  }
  return (
    <Modal opened onClose={onStay} title={t('leaveTitle')} size={480}>
      <Text mb="lg">{t('leaveText')}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onStay}>
          {t('leaveStay')}
        </Button>
        <Button variant="default" onClick={onLeave}>
          {t('leaveAnyway')}
        </Button>
        <Button autoFocus data-autofocus loading={saving} onClick={() => void saveAndLeave()}>
          {t('leaveSave')}
        </Button>
      </Group>
    </Modal>
  )
}

/**
 * Requests confirmation before the user leaves with work not saved on the server. The browser stores that work
 * (Spec 1 §4).
 */
export function LeaveGuard({ unsaved, mayContinue = isEditor, onSave }: LeaveGuardProps) {
  // Input that is not in the cart yet is unsaved too.
  const isTyping = useIsTyping()
  const shouldAsk = () => (unsaved || isTyping) && sessionStore.get() !== null
  const latest = useLatest({ mayContinue, shouldAsk })
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !latest.current.mayContinue(next) && latest.current.shouldAsk(),
    enableBeforeUnload: () => latest.current.shouldAsk(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} onSave={onSave} />
}
