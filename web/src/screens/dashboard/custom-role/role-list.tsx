import { Button } from '@mantine/core'
import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { IconLayoutList, IconPencil, IconPlus, IconShield, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { RoleModules } from '../../../features/team/role-modules'
import { moduleName } from '../../../features/team/role-names'
import { useRoles } from '../../../features/team/roles-queries'
import { cut, hasWords } from '../../../lib/cut'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SearchBox } from '../../../ui/search-box'
import { useRoleColumns } from './role-columns'
import classes from './role-list.module.css'
import { ROLES_PAGE_SIZE, ROLES_PAGE_SIZES, type RolesSearch } from './search-params'
import { useRoleRemoval } from './use-role-removal'

const PATH = '/dashboard/custom-role'

/** By the role's name, and by its modules' in both languages. */
const textsOf = ({ name, modules }: Role): string[] => [
  name,
  ...modules.flatMap(({ module_detail }) => Object.values(moduleName(module_detail))),
]

function CreateNew() {
  const t = useTexts(roleScreenTexts)
  return (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATH} search={{ page: 'create' }} />}
    >
      {t('createNew')}
    </Button>
  )
}

interface ActionsInput {
  onView: (role: Role) => void
  onRemove: (role: Role) => void
}

/** What can be done with a role; what can't be says why. */
function useRoleActions({ onView, onRemove }: ActionsInput) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const navigate = useNavigate()
  return (role: Role): RowAction[] => [
    {
      key: 'view',
      label: t('viewModules'),
      icon: <IconLayoutList size={16} />,
      quick: true,
      onSelect: () => onView(role),
    },
    {
      key: 'edit',
      label: t('edit'),
      icon: <IconPencil size={16} />,
      quick: true,
      disabled: role.actions.edit !== true,
      reason: te(role.default ? 'isDefault' : 'isOwn'),
      onSelect: () => void navigate({ to: PATH, search: { page: 'edit', id: role._id } }),
    },
    ...(role.default
      ? []
      : [
          {
            key: 'delete',
            label: t('remove'),
            icon: <IconTrash size={16} />,
            danger: true,
            onSelect: () => onRemove(role),
          },
        ]),
  ]
}

/** Spec 1 §2, Custom Roles: the roles of the company, and what each may do. */
export function RoleList({ search }: { search: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  const navigate = useNavigate()
  const roles = useRoles()
  const { skip = 0, limit = ROLES_PAGE_SIZE } = search
  const { remove, refusal, dismiss } = useRoleRemoval()
  const go = (next: RolesSearch) => void navigate({ to: PATH, search: { ...search, ...next } })
  const actionsOf = useRoleActions({
    onView: ({ _id }) => go({ id: _id }),
    onRemove: (role) => void remove(role),
  })
  const columns = useRoleColumns(skip * limit + 1)
  const matching = roles.data?.filter((role) => hasWords(textsOf(role), search.search))
  const rows = matching && cut(matching, skip, limit)
  const shown = roles.data?.find(({ _id }) => _id === search.id)
  const cutOff = isCutOff(roles)
  return (
    <>
      <PageHead
        title={t('heading')}
        count={roles.data?.length}
        text={t('headingText')}
        actions={<CreateNew />}
      />
      {refusal && (
        <div className={classes.notice}>
          <FailureNotice
            title={refusal.title}
            messages={[refusal.message]}
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
        </div>
      )}
      <div className={classes.filters}>
        <SearchBox
          label={t('search')}
          value={search.search ?? ''}
          onSearch={(words) =>
            void navigate({ to: PATH, search: { ...search, search: words, skip: undefined } })
          }
        />
      </div>
      {roles.isError && !roles.data && (
        <LoadError
          error={roles.error}
          busy={roles.isFetching}
          onRetry={() => void roles.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (roles.data || !roles.isError) && (
        <>
          <DataTable<Role>
            label={t('heading')}
            columns={columns}
            rows={rows}
            rowKey={({ _id }) => _id}
            rowName={({ name }) => name}
            onRow={({ _id }) => go({ id: _id })}
            rowActions={actionsOf}
            skeletonRows={limit}
            empty={
              <NoRows
                search={search.search}
                beyond={(matching?.length ?? 0) > 0}
                onClear={() => go({ search: undefined, skip: undefined })}
                onFirst={() => go({ skip: undefined })}
              >
                <EmptyState
                  icon={<IconShield size={22} />}
                  text={t('none')}
                  helper={t('noneHelp')}
                  action={<CreateNew />}
                />
              </NoRows>
            }
          />
          <Pager
            page={skip}
            pageSize={limit}
            count={matching?.length ?? 0}
            onPage={(page) => go({ skip: page || undefined })}
            pageSizes={ROLES_PAGE_SIZES}
            onPageSize={(size) => go({ skip: undefined, limit: size })}
          />
        </>
      )}
      {shown && <RoleModules role={shown} onClose={() => go({ id: undefined })} />}
    </>
  )
}
