import type { TeamUser } from '@pasok/domain/team/team.model'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { useAct } from '../../../documents/use-act'
import { useUserStatus } from '../../../features/team/users.queries'
import { useTexts } from '../../../lib/texts'

/** Asks in the specified words, changes, and keeps why it was refused (Spec 1 §5, §8). */
export function useUserStatusFlow() {
  const t = useTexts(usersScreenTexts)
  const { mutateAsync } = useUserStatus()
  const { act, refusal, dismiss } = useAct()
  const change = ({ auth_id, fullname: name, status }: TeamUser) => {
    const isActive = status === 'ACTIVE'
    return act({
      question: {
        title: t(isActive ? 'sureDeactivate' : 'sureActivate'),
        text: isActive ? t('sureDeactivateText', { name }) : name,
        confirmLabel: t(isActive ? 'deactivate' : 'activate'),
        danger: isActive,
      },
      failed: t('failedStatus', { name }),
      run: () => mutateAsync({ auth_id, status: isActive ? 'INACTIVE' : 'ACTIVE' }),
    })
  }
  return { change, refusal, dismiss }
}
