import { Text, Tooltip } from '@mantine/core'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { vendorTeamTexts } from '@pasok/domain/vendors/vendors.team.texts'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { Chip } from '../../../documents/chip'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

function StatusChip({ status }: Pick<VendorMember, 'status'>) {
  const t = useTexts(usersScreenTexts)
  const isActive = status === 'ACTIVE'
  const Icon = isActive ? IconCircleCheck : IconBan
  return (
    <Chip family={isActive ? 'green' : 'gray'} icon={Icon}>
      {t(isActive ? 'active' : 'inactive')}
    </Chip>
  )
}

function LastLogin({ at }: { at: string | null }) {
  const t = useTexts(vendorTeamTexts)
  const { relative, dateTime } = useFormats()
  if (at === null) return <span className={look('dimmed')}>{t('never')}</span>
  return (
    <Tooltip label={dateTime(at)}>
      <time dateTime={at}>{relative(at)}</time>
    </Tooltip>
  )
}

/** Who works at the desk: name, email, role, whether they may come in, when they last did. */
export function useMemberColumns(): readonly Column<VendorMember>[] {
  const t = useTexts(vendorTeamTexts)
  return [
    {
      key: 'name',
      head: t('name'),
      cell: ({ fullname, isSelf }) => (
        <span className={look('medium', 'break-anywhere')}>
          {fullname}
          {isSelf && (
            <Text span ml="xs" size="xs" c="dimmed" fw={400}>
              {t('you')}
            </Text>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email }) => <span className={look('break-anywhere')}>{email}</span>,
    },
    { key: 'role', head: t('role'), cell: ({ isOwner }) => t(isOwner ? 'owner' : 'member') },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => <StatusChip status={status} />,
      width: 120,
      card: 'chip',
    },
    {
      key: 'login',
      head: t('lastLogin'),
      cell: ({ last_login_time: at }) => <LastLogin at={at} />,
      width: 170,
    },
  ]
}
