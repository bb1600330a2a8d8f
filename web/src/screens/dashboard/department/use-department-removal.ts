import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useAct } from '../../../documents/use-act'
import { useRemoveDepartment } from '../../../features/team/departments.queries'
import { useTexts } from '../../../lib/texts'

/** Asks in the specified words, removes, and keeps why it was refused (Spec 1 §2). */
export function useDepartmentRemoval() {
  const t = useTexts(departmentsScreenTexts)
  const { mutateAsync } = useRemoveDepartment()
  const { act, refusal, dismiss } = useAct()
  const remove = ({ _id, name }: Department) =>
    act({
      question: {
        title: t('sureRemove', { name }),
        text: t('sureRemoveText'),
        confirmLabel: t('yesRemove'),
        danger: true,
      },
      failed: t('failedRemove', { name }),
      run: () => mutateAsync(_id),
    })
  return { remove, refusal, dismiss }
}
