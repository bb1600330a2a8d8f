import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { holderWords } from '@pasok/domain/team/team.roles.words'
import { useNavigate } from '@tanstack/react-router'
import { useAct } from '../../../documents/use-act'
import { useRemoveRole } from '../../../features/team/roles-queries'
import { tx, useTexts } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'

/**
 * Asks, deletes, and keeps why it was refused. Of a role in use it says who has it, and leads to them:
 * a button that would be refused is not offered.
 */
export function useRoleRemoval() {
  const t = useTexts(roleScreenTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useRemoveRole()
  const { act, refusal, dismiss } = useAct()
  const tellUsed = async ({ name, users: count, holders }: Role) => {
    const isGoing = await confirm({
      title: t('usedTitle', { name }),
      text: tx(roleErrors.inUse, { name, users: tx(holderWords(holders, count)) }),
      confirmLabel: t('toUsers'),
    })
    if (isGoing) await navigate({ to: '/dashboard/teams' })
  }
  const remove = async (role: Role): Promise<void> => {
    const { _id, name, users } = role
    if (users > 0) return await tellUsed(role)
    await act({
      question: {
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        confirmLabel: t('deleteYes'),
        danger: true,
      },
      failed: t('deleteFailed', { name }),
      run: () => mutateAsync(_id),
    })
  }
  return { remove, refusal, dismiss }
}
