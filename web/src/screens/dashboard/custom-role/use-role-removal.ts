import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { useAskedAct } from '../../../documents/use-asked-act'
import { useRemoveRole } from '../../../features/team/roles-queries'
import { useTexts } from '../../../lib/texts'

/** Asks, deletes, and keeps why it was refused: the server says who has the role. */
export function useRoleRemoval() {
  const t = useTexts(roleScreenTexts)
  const { mutateAsync } = useRemoveRole()
  const { act, refusal, dismiss } = useAskedAct()
  const remove = ({ _id, name, users }: Role) =>
    act({
      question: {
        title: t('deleteTitle', { name }),
        text: t(users === 0 ? 'deleteText' : 'deleteTextUsed'),
        confirmLabel: t('deleteYes'),
        danger: true,
      },
      failed: t('deleteFailed', { name }),
      run: () => mutateAsync(_id),
    })
  return { remove, refusal, dismiss }
}
