import type { UserStatus } from '@pasok/domain/team/team.model'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import chips from '../../../documents/status-chip.module.css'
import { useTexts } from '../../../lib/texts'

/** Whether a user can sign in. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const t = useTexts(usersScreenTexts)
  const isActive = status === 'ACTIVE'
  const Icon = isActive ? IconCircleCheck : IconBan
  return (
    <span className={chips.chip} data-family={isActive ? 'green' : 'gray'}>
      <Icon size={14} aria-hidden />
      {t(isActive ? 'active' : 'inactive')}
    </span>
  )
}
