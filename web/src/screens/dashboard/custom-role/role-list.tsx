import { Button } from '@mantine/core'
import type { Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/team.roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { IconPlus, IconShield } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { RoleModules } from '../../../features/team/role-modules'
import { moduleName } from '../../../features/team/role-names'
import { useRoles } from '../../../features/team/roles-queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { useRoleColumns } from './role-columns'
import type { RolesSearch } from './search-params'
import { useRoleRemoval } from './use-role-removal'

const PATH = '/dashboard/custom-role'

/** By the role's name, and by its modules' in both languages. */
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

/** What is to be another in the address; what is left out stays. */
type Changes = { [Key in keyof RolesSearch]?: RolesSearch[Key] | undefined }

/** Spec 1 §2, Custom Roles: the roles of the company, and what each may do. */
export function RoleList({ search }: { search: RolesSearch }) {
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
