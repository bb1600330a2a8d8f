import { Button, Group, Modal, Text } from '@mantine/core'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsTyping } from '../../../../features/cart/cart.typing'
import { sessionStore } from '../../../../lib/session.store'
import { useTexts } from '../../../../lib/texts'
import { useLatest } from '../../../../lib/use-latest'
import { useFocusReturn } from '../../../../ui/focus-return'

export interface Place {
  pathname: string
  search: object
}

/** Where a request is made: what is unsaved is saved there. */
export const isEditor = ({ pathname, search }: Place): boolean =>
  pathname === '/dashboard/purchase-requests' && 'page' in search && search.page === 'create'

interface LeaveGuardProps {
  unsaved: boolean
  /** Where nothing is left behind; the editor alone without. */
  goesOn?: (next: Place) => boolean
  /** True once everything is saved. */
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

/** Asks before leaving with work that the server doesn't have (Spec 1 §4 keeps it in the browser). */
export function LeaveGuard({ unsaved, goesOn = isEditor, onSave }: LeaveGuardProps) {
  // What is still being typed isn't in the cart yet, let alone saved.
  const isTyping = useIsTyping()
  const isAsking = () => (unsaved || isTyping) && sessionStore.get() !== null
  const latest = useLatest({ goesOn, isAsking })
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => !latest.current.goesOn(next) && latest.current.isAsking(),
    enableBeforeUnload: () => latest.current.isAsking(),
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} onSave={onSave} />
}
