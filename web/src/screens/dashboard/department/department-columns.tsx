import { Button, Group } from '@mantine/core'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** As many names as a row has room for. */
const SHOWN = 3

function Users({ users }: Pick<Department, 'users'>) {
  const t = useTexts(departmentsScreenTexts)
  if (users.length === 0) return <span className={look('dimmed')}>{t('nobody')}</span>
  const names = users
    .slice(0, SHOWN)
    .map(({ label }) => label)
    .join(', ')
  const more = users.length - SHOWN
  return more > 0 ? t('andMore', { names, count: formatCount(more) }) : names
}

interface Doing {
  onEdit: (department: Department) => void
  onRemove: (department: Department) => void
}

function Actions({ department, onEdit, onRemove }: { department: Department } & Doing) {
  const t = useTexts(departmentsScreenTexts)
  const { name, actions } = department
  return (
    <Group gap={6} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('editOf', { name })}
        disabled={!actions.edit}
        onClick={() => onEdit(department)}
      >
        {t('edit')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch', actions.delete && 'red')}
        aria-label={t('deleteOf', { name })}
        disabled={!actions.delete}
        onClick={() => onRemove(department)}
      >
        {t('delete')}
      </Button>
    </Group>
  )
}

/** The columns of the list; `first` is the number of the first row. */
export function useDepartmentColumns(doing: Doing): (first: number) => Column<Department>[] {
  const t = useTexts(departmentsScreenTexts)
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
      cell: ({ name }) => <span className={look('medium', 'break-anywhere')}>{name}</span>,
      card: 'title',
    },
    { key: 'users', head: t('users'), cell: ({ users }) => <Users users={users} /> },
    {
      key: 'count',
      head: t('count'),
      cell: ({ users }) => formatCount(users.length),
      align: 'right',
      width: 88,
      card: 'none',
    },
    {
      key: 'action',
      head: t('action'),
      card: 'buttons',
      cell: (department) => <Actions department={department} {...doing} />,
      width: 150,
    },
  ]
}
