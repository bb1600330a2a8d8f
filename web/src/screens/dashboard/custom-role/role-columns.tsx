import type { Role } from '@pasok/domain/team/team.model'
import { DASHBOARD } from '@pasok/domain/team/team.roles.rules'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { RoleChip } from '../../../features/team/role-chip'
import { moduleName } from '../../../features/team/role-names'
import { count as formatCount } from '../../../lib/format'
import { useTexts, useTx } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { RoleActions, type Doing } from './role-actions'
import { look } from '../../../ui/look'

/** As many names of modules as a row has room for. */
const SHOWN = 4

/** Dashboard is in every role, and says nothing. */
function Modules({ role }: { role: Role }) {
  const t = useTexts(roleScreenTexts)
  const tx = useTx()
  const names = role.modules
    .map(({ module_detail }) => module_detail)
    .filter(({ _id }) => _id !== DASHBOARD)
    .sort((a, b) => a.sort_number - b.sort_number)
    .map((detail) => tx(moduleName(detail)))
  const more = names.length - SHOWN
  return (
    <span className={look('dimmed')}>
      {names.slice(0, SHOWN).join(', ')}
      {more > 0 && ` ${t('andMore', { count: formatCount(more) })}`}
    </span>
  )
}

/** The columns of the list, told the number of its first row. */
export function useRoleColumns(doing: Doing): (first: number) => Column<Role>[] {
  const t = useTexts(roleScreenTexts)
  return (first) => [
    {
      key: 'no',
      head: t('columnNo'),
      cell: (_, index) => <span className={look('dimmed')}>{formatCount(first + index)}</span>,
      width: 56,
      card: 'none',
    },
    {
      key: 'name',
      head: t('columnName'),
      cell: ({ name }) => <span className={look('medium', 'break-anywhere')}>{name}</span>,
      card: 'title',
    },
    {
      key: 'type',
      head: t('columnType'),
      cell: (role) => <RoleChip isDefault={role.default} />,
      width: 120,
      card: 'chip',
    },
    { key: 'modules', head: t('columnModules'), cell: (role) => <Modules role={role} /> },
    {
      key: 'users',
      head: t('columnUsers'),
      cell: ({ users }) => formatCount(users),
      align: 'right',
      width: 88,
    },
    {
      key: 'action',
      head: t('columnAction'),
      card: 'buttons',
      cell: (role) => <RoleActions role={role} {...doing} />,
      width: 300,
    },
  ]
}
