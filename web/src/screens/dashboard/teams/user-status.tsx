import type { UserStatus } from '@pasok/domain/team/team.model'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { Chip } from '../../../documents/chip'
import { useTexts } from '../../../lib/texts'

/** Whether a user can sign in. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const t = useTexts(usersScreenTexts)
  const isActive = status === 'ACTIVE'
  const Icon = isActive ? IconCircleCheck : IconBan
  return (
    <Chip family={isActive ? 'green' : 'gray'} icon={Icon}>
      {t(isActive ? 'active' : 'inactive')}
    </Chip>
  )
}
