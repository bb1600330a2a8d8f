import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { useState } from 'react'
import { useRemoveRole } from '../../../features/team/roles-queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'

interface Refusal {
  title: string
  message: string
}

/** Asks, deletes, and keeps why it was refused: the server says who has the role. */
export function useRoleRemoval() {
  const t = useTexts(roleScreenTexts)
  const removing = useRemoveRole()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const remove = async ({ _id, name, users }: Role) => {
    setRefusal(null)
    const isSure = await confirm({
      title: t('deleteTitle', { name }),
      text: t(users === 0 ? 'deleteText' : 'deleteTextUsed'),
      confirmLabel: t('deleteYes'),
      danger: true,
    })
    if (!isSure) return
    try {
      toastSuccess(await removing.mutateAsync(_id))
    } catch (error) {
      setRefusal({ title: t('deleteFailed', { name }), message: messageOf(error) })
    }
  }
  return { remove, refusal, dismiss: () => setRefusal(null) }
}
