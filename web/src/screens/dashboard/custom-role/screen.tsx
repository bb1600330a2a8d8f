import { Button, Group, Tooltip } from '@mantine/core'
import type { Role } from '@pasok/domain/team/team.model'
import { DASHBOARD } from '@pasok/domain/team/roles/roles.rules'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { holderWords } from '@pasok/domain/team/roles/roles.words'
import { IconPlus, IconShield } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FailureNotice } from '../../../documents/failure-notice'
import { useAct } from '../../../documents/use-act'
import { WholeList } from '../../../documents/whole-list'
import { RoleChip } from '../../../features/team/role-chip'
import { RoleModules } from '../../../features/team/role-modules'
import { moduleName } from '../../../features/team/role-names'
import { useRemoveRole, useRoles } from '../../../features/team/roles-queries'
import { count as formatCount } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { TABLE_SIZES } from '../../../lib/list-address'
import { tx, useTexts, useTx } from '../../../lib/texts'
import { confirm } from '../../../ui/confirm'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { RolesSearch } from './search-params'

interface Doing {
  /** Search parameters of the list to return to. */
  search: RolesSearch
  onView: (role: Role) => void
  onRemove: (role: Role) => void
}

const HOVER_AND_TAP = { hover: true, focus: true, touch: true }

/** Edit button; when disabled it still shows the reason, which a fully disabled button could not. */
function Edit({ role, search }: { role: Role; search: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const label = t('editTitle', { name: role.name })
  const button = {
    size: 'compact-sm',
    variant: 'default',
    className: look('phone-touch'),
    'aria-label': label,
  } as const
  if (role.actions.edit)
    return (
      <Button
        {...button}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/custom-role"
            search={{ ...search, page: 'edit', id: role._id }}
          />
        )}
      >
        {t('edit')}
      </Button>
    )
  return (
    <Tooltip label={te(role.default ? 'isDefault' : 'isOwn')} events={HOVER_AND_TAP}>
      <Button {...button} data-disabled aria-disabled>
        {t('edit')}
      </Button>
    </Tooltip>
  )
}

/** Actions of a role: View Modules, Edit, Copy, and Delete for custom roles (Spec 1 §2, §6). */
function RoleActions({ role, search, onView, onRemove }: Doing & { role: Role }) {
  const t = useTexts(roleScreenTexts)
  const { name } = role
  return (
    <Group gap={6} wrap="nowrap" className={look('phone-wrap')}>
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('viewModulesOf', { name })}
        onClick={() => onView(role)}
      >
        {t('viewModules')}
      </Button>
      <Edit role={role} search={search} />
      <Button
        size="compact-sm"
        variant="default"
        className={look('phone-touch')}
        aria-label={t('copyOf', { name })}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/dashboard/custom-role"
            search={{ ...search, page: 'create', id: role._id }}
          />
        )}
      >
        {t('copy')}
      </Button>
      {!role.default && (
        <Button
          size="compact-sm"
          variant="default"
          className={look('red', 'phone-touch')}
          aria-label={t('removeOf', { name })}
          onClick={() => onRemove(role)}
        >
          {t('remove')}
        </Button>
      )}
    </Group>
  )
}

/** Maximum number of module names in a row. */
const SHOWN = 4

/** Omits Dashboard, which every role has. */
function Modules({ role }: { role: Role }) {
  const t = useTexts(roleScreenTexts)
  const translate = useTx()
  const names = role.modules
    .map(({ module_detail }) => module_detail)
    .filter(({ _id }) => _id !== DASHBOARD)
    .sort((a, b) => a.sort_number - b.sort_number)
    .map((detail) => translate(moduleName(detail)))
  const more = names.length - SHOWN
  return (
    <span className={look('dimmed')}>
      {names.slice(0, SHOWN).join(', ')}
      {more > 0 && ` ${t('andMore', { count: formatCount(more) })}`}
    </span>
  )
}

/** Returns the columns of the list, given the number of the first row. */
function useRoleColumns(doing: Doing): (first: number) => Column<Role>[] {
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

/**
 * Deletes a role after confirmation; an error stays visible. For a role in use, shows its users instead,
 * because the server would refuse.
 */
function useRoleRemoval() {
  const t = useTexts(roleScreenTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useRemoveRole()
  const { act, refusal, dismiss } = useAct()
  const showHolders = async ({ name, users: count, holders }: Role) => {
    const isGoing = await confirm({
      title: t('usedTitle', { name }),
      text: tx(roleErrors.inUse, { name, users: tx(holderWords(holders, count)) }),
      confirmLabel: t('toUsers'),
    })
    if (isGoing) await navigate({ to: '/dashboard/teams' })
  }
  const remove = async (role: Role): Promise<void> => {
    const { _id, name, users } = role
    if (users > 0) return await showHolders(role)
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

const PATH = '/dashboard/custom-role'

/** Searches by the role's name and its modules' names in both languages. */
const textsOf = ({ name, modules }: Role): string[] => [
  name,
  ...modules.flatMap(({ module_detail }) => Object.values(moduleName(module_detail))),
]

function CreateNew({ search }: { search: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATH} search={{ ...search, page: 'create' }} />}
    >
      {t('createNew')}
    </Button>
  )
}

/** Changes of the search parameters; omitted ones retain their values. */
type Changes = { [Key in keyof RolesSearch]?: RolesSearch[Key] | undefined }

/** Custom Roles (Spec 1 §2): the company's roles and their permissions. */
function RoleList({ search }: { search: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const navigate = useNavigate({ from: PATH })
  const roles = useRoles()
  const { remove, refusal, dismiss } = useRoleRemoval()
  const go = (next: Changes) =>
    void navigate({ to: PATH, search: (before) => ({ ...before, ...next }) })
  const columns = useRoleColumns({
    search,
    onView: ({ _id }) => go({ id: _id }),
    onRemove: (role) => void remove(role),
  })
  const shown = roles.data?.find(({ _id }) => _id === search.id)
  return (
    <>
      <PageHead
        title={t('heading')}
        count={roles.data?.length}
        text={t('headingText')}
        actions={<CreateNew search={search} />}
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
          action={
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/teams" />}
            >
              {t('toUsers')}
            </Button>
          }
        />
      )}
      <WholeList<Role>
        query={roles}
        failureTitle={te('notLoaded')}
        label={t('heading')}
        columns={columns}
        searchLabel={t('search')}
        textsOf={textsOf}
        address={search}
        go={go}
        pageSizes={TABLE_SIZES}
        rowKey={({ _id }) => _id}
        onRow={({ _id }) => go({ id: _id })}
        empty={
          <EmptyState
            icon={<IconShield size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
            action={<CreateNew search={search} />}
          />
        }
      />
      {shown && <RoleModules role={shown} onClose={() => go({ id: undefined })} />}
    </>
  )
}

const RolePage = lazyPiece(async () => (await import('./role-page')).RolePage)

/** `/dashboard/custom-role`: the list, or the page named by `page` (Spec 1 §2). */
export default function CustomRoleScreen() {
  const search = useSearch({ from: '/dashboard/custom-role' })
  if (search.page === undefined) return <RoleList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={6} height={64} />}>
      <RolePage search={search} />
    </LazyBoundary>
  )
}
