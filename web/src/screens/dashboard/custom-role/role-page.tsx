import { Button } from '@mantine/core'
import type { ModuleEntry, Role } from '@pasok/domain/team/team.model'
import { roleScreenTexts } from '@pasok/domain/team/roles/roles.screen.texts'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { IconShield } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { RoleEditor } from '../../../features/team/role-editor'
import { useRoleForm } from '../../../features/team/role-form'
import { useParentModules, useRoles } from '../../../features/team/roles-queries'
import { isCutOff } from '../../../lib/is-cut-off'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { RolesSearch } from './search-params'

const PATH = '/dashboard/custom-role'

function ToList({ label, to }: { label: string; to: RolesSearch }) {
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} to={PATH} search={to} />}>
      {label}
    </Button>
  )
}

function useUsage(role: Role | undefined): string | undefined {
  const t = useTexts(roleScreenTexts)
  if (!role) return undefined
  if (role.users === 0) return t('usedByNone')
  return role.users === 1 ? t('usedByOne') : t('usedBy', { count: formatCount(role.users) })
}

interface PageProps {
  /** Search parameters of the list to return to. */
  back: RolesSearch
  /** Undefined for a new role. */
  edited: Role | undefined
  copyOf?: Role | undefined
  offered: readonly ModuleEntry[]
}

function Page({ edited: role, copyOf, offered, back }: PageProps) {
  const t = useTexts(roleScreenTexts)
  const navigate = useNavigate()
  const formId = useId()
  const isSaved = useRef(false)
  const usage = useUsage(role)
  const form = useRoleForm({
    role,
    copyOf,
    onSaved: () => {
      isSaved.current = true
      void navigate({ to: PATH, search: back })
    },
  })
  const { isChanged } = form
  useLeaveQuestion(isChanged, isSaved)
  return (
    <>
      <PageHead
        sticky
        text={usage}
        title={role ? t('editTitle', { name: role.name }) : t('createTitle')}
        actions={
          <>
            <ToList label={t('cancel')} to={back} />
            <Button
              type="submit"
              form={formId}
              loading={form.isSaving}
              disabled={role !== undefined && !isChanged}
            >
              {t(role ? 'saveChanges' : 'create')}
            </Button>
          </>
        }
      />
      <RoleEditor formId={formId} form={form} offered={offered} />
    </>
  )
}

/** Shown when a role cannot be edited: it does not exist, is a default role, or is the user's own. */
function NotEditable({ found: role, back }: { found: Role | undefined; back: RolesSearch }) {
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  return (
    <>
      <PageHead title={role?.name ?? t('heading')} />
      <EmptyState
        icon={<IconShield size={22} />}
        text={role ? te(role.default ? 'isDefault' : 'isOwn') : t('noRole')}
        helper={role ? undefined : t('noRoleHelp')}
        action={<ToList label={t('toList')} to={back} />}
      />
    </>
  )
}

/**
 * Returns the edited role. Once opened, it remains with its input even if it is changed or removed by others.
 */
function useOpened(editable: Role | undefined, id: string | undefined): Role | undefined {
  const [opened, setOpened] = useState(editable)
  if (editable && editable !== opened) setOpened(editable)
  return editable ?? (opened?._id === id ? opened : undefined)
}

/** A role on its own page (Spec 1 §2, §5): `?page=create`, `?page=create&id=` for a copy, `?page=edit&id=`. */
export function RolePage({ search }: { search: RolesSearch }) {
  const { page, id: requestedId = '', ...back } = search
  const id = page === 'create' ? undefined : requestedId
  const t = useTexts(roleScreenTexts)
  const te = useTexts(roleErrors)
  const roles = useRoles()
  const modules = useParentModules()
  const found = roles.data?.find(({ _id }) => _id === id)
  const edited = useOpened(found?.actions.edit ? found : undefined, id)
  const failed = [roles, modules].find(({ isError, data }) => isError && !data)
  const title = t(id === undefined ? 'createTitle' : 'heading')
  if (failed)
    return (
      <>
        <PageHead title={title} />
        <LoadError
          error={failed.error}
          title={te('notLoaded')}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      </>
    )
  if (!roles.data || !modules.data)
    return (
      <>
        <PageHead title={title} />
        {isCutOff(roles) || isCutOff(modules) ? (
          <CutOffNote />
        ) : (
          <SkeletonRows rows={6} height={64} />
        )}
      </>
    )
  if (id === undefined)
    return (
      <Page
        key={requestedId}
        edited={undefined}
        copyOf={roles.data.find(({ _id }) => _id === requestedId)}
        offered={modules.data}
        back={back}
      />
    )
  if (!edited) return <NotEditable found={found} back={back} />
  return <Page key={id} edited={edited} offered={modules.data} back={back} />
}
