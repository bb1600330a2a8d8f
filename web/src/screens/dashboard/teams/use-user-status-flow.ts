import type { TeamUser } from '@pasok/domain/team/team.model'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { useState } from 'react'
import { useUserStatus } from '../../../features/team/users.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'

/** Asks in the specified words, changes, and keeps why it was refused (Spec 1 §5, §8). */
export function useUserStatusFlow() {
  const t = useTexts(usersScreenTexts)
  const changing = useUserStatus()
  const [refusal, setRefusal] = useState<{ title: string; message: string } | null>(null)
  const change = async ({ auth_id, fullname: name, status }: TeamUser) => {
    setRefusal(null)
    const isActive = status === 'ACTIVE'
    const isSure = await confirm({
      title: t(isActive ? 'sureDeactivate' : 'sureActivate'),
      text: isActive ? t('sureDeactivateText', { name }) : name,
      confirmLabel: t(isActive ? 'deactivate' : 'activate'),
      danger: isActive,
    })
    if (!isSure) return
    try {
      const next = isActive ? 'INACTIVE' : 'ACTIVE'
      toastSuccess(await changing.mutateAsync({ auth_id, status: next }))
    } catch (error) {
      setRefusal({ title: t('failedStatus', { name }), message: messageOf(error) })
    }
  }
  return { change, refusal, dismiss: () => setRefusal(null) }
}
