import { Button, Group, Text, Tooltip } from '@mantine/core'
import type { TeamUser, UserStatus } from '@pasok/domain/team/team.model'
import { usersScreenTexts } from '@pasok/domain/team/users/users.screen.texts'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { Chip } from '../../../documents/chip'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** Whether a user can sign in. */
function UserStatusChip({ status }: { status: UserStatus }) {
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
  const t = useTexts(usersScreenTexts)
  const { relative, dateTime } = useFormats()
  if (at === null) return t('never')
  return (
    <Tooltip label={dateTime(at)}>
      <time dateTime={at}>{relative(at)}</time>
    </Tooltip>
  )
}

interface Doing {
  onEdit: (user: TeamUser) => void
  onStatus: (user: TeamUser) => void
}

function Actions({ user, onEdit, onStatus }: { user: TeamUser } & Doing) {
  const t = useTexts(usersScreenTexts)
  const { fullname: name, actions, status } = user
  const isActive = status === 'ACTIVE'
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch', isActive && actions.deactivate && 'red')}
        aria-label={t(isActive ? 'deactivateOf' : 'activateOf', { name })}
        disabled={!(isActive ? actions.deactivate : actions.activate)}
        onClick={() => onStatus(user)}
      >
        {t(isActive ? 'deactivate' : 'activate')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('editOf', { name })}
        disabled={!actions.edit}
        onClick={() => onEdit(user)}
      >
        {t('edit')}
      </Button>
    </Group>
  )
}

/** Columns of Users Management (Spec 1 §2); `first` is the number of the first row. */
export function useUserColumns(doing: Doing): (first: number) => Column<TeamUser>[] {
  const t = useTexts(usersScreenTexts)
  const { auth_id } = useSession()
  return (first) => [
    {
      key: 'no',
      head: t('no'),
      cell: (_, index) => <span className={look('dimmed')}>{formatCount(first + index)}</span>,
      width: 56,
      card: 'none',
    },
    {
      key: 'name',
      head: t('name'),
      cell: (user) => (
        <span className={look('medium', 'break-anywhere')}>
          {user.fullname}
          {user.auth_id === auth_id && (
            <Text span ml="xs" size="xs" c="dimmed" fw={400}>
              {t('you')}
            </Text>
          )}
        </span>
      ),
      card: 'title',
      sorts: [{ by: 'name', direction: 'ascending' }],
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email }) => <span className={look('break-anywhere')}>{email}</span>,
    },
    {
      key: 'role',
      head: t('role'),
      cell: ({ role_name: role }) => role,
      sorts: [{ by: 'role', direction: 'ascending' }],
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => <UserStatusChip status={status} />,
      width: 120,
      card: 'chip',
      sorts: [{ by: 'status', direction: 'ascending' }],
    },
    {
      key: 'login',
      head: t('lastLogin'),
      cell: ({ last_login_time: at }) => <LastLogin at={at} />,
      width: 150,
      sorts: [{ by: 'login', direction: 'descending' }],
    },
    {
      key: 'action',
      head: t('action'),
      card: 'buttons',
      cell: (user) => <Actions user={user} {...doing} />,
      width: 190,
    },
  ]
}
