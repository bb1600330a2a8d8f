import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useState } from 'react'
import { useRemoveDepartment } from '../../../features/team/departments.queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'

/** Asks in the specified words, removes, and keeps why it was refused (Spec 1 §2). */
export function useDepartmentRemoval() {
  const t = useTexts(departmentsScreenTexts)
  const removing = useRemoveDepartment()
  const [refusal, setRefusal] = useState<{ title: string; message: string } | null>(null)
  const remove = async ({ _id, name }: Department) => {
    setRefusal(null)
    const isSure = await confirm({
      title: t('sureRemove', { name }),
      text: t('sureRemoveText'),
      confirmLabel: t('yesRemove'),
      danger: true,
    })
    if (!isSure) return
    try {
      toastSuccess(await removing.mutateAsync(_id))
    } catch (error) {
      setRefusal({ title: t('failedRemove', { name }), message: messageOf(error) })
    }
  }
  return { remove, refusal, dismiss: () => setRefusal(null) }
}
