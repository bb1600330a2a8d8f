import { Button, SegmentedControl } from '@mantine/core'
import type { TeamUser } from '@pasok/domain/team/team.model'
import { USER_STATUSES } from '@pasok/domain/team/team.constants'
import { usersScreenTexts } from '@pasok/domain/team/users/users.screen.texts'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { InviteSeveral } from './invite-several'
import { type TeamsSearch, USER_SORTS, USERS_PAGE_SIZES, type UserSort } from './search-params'
import { useUserColumns } from './user-columns'
import { UserDialog } from './user-dialog'
import classes from './users.module.css'
import { useAct } from '../../../documents/use-act'
import { useTeamUsers, useUserStatus } from '../../../features/team/users.queries'

const VALUE_OF: Readonly<Record<UserSort, (user: TeamUser) => string | null>> = {
  name: ({ fullname }) => fullname,
  role: ({ role_name }) => role_name,
  status: ({ status }) => status,
  login: ({ last_login_time }) => last_login_time,
}

/** The company's users in the selected order; users without the value come last, latest logins first. */
function useSortedUsers(sort: UserSort | undefined) {
  const users = useTeamUsers()
  if (sort === undefined || !users.data) return users
  const compare = (a: TeamUser, b: TeamUser) => {
    const [one, other] = [VALUE_OF[sort](a) ?? '', VALUE_OF[sort](b) ?? '']
    return sort === 'login' ? other.localeCompare(one) : one.localeCompare(other)
  }
  return { ...users, data: users.data.toSorted(compare) }
}

/** Activates or deactivates a user after the specified confirmation; an error stays visible (Spec 1 §5, §8). */
function useUserStatusFlow() {
  const t = useTexts(usersScreenTexts)
  const { mutateAsync } = useUserStatus()
  const { act, refusal, dismiss } = useAct()
  const change = ({ auth_id, fullname: name, status }: TeamUser) => {
    const isActive = status === 'ACTIVE'
    return act({
      question: {
        title: t(isActive ? 'sureDeactivate' : 'sureActivate'),
        text: isActive ? t('sureDeactivateText', { name }) : name,
        confirmLabel: t(isActive ? 'deactivate' : 'activate'),
        danger: isActive,
      },
      failed: t('failedStatus', { name }),
      run: () => mutateAsync({ auth_id, status: isActive ? 'INACTIVE' : 'ACTIVE' }),
    })
  }
  return { change, refusal, dismiss }
}

const ALL = 'all'

function StatusFilter({
  status,
  onChange,
}: {
  status: TeamsSearch['status']
  onChange: (status: TeamsSearch['status']) => void
}) {
  const t = useTexts(usersScreenTexts)
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('whichStatus')}
      classNames={{ label: classes.filter }}
      value={status ?? ALL}
      data={[
        { value: ALL, label: t('allStatuses') },
        { value: 'ACTIVE', label: t('active') },
        { value: 'INACTIVE', label: t('inactive') },
      ]}
      onChange={(value) => onChange(USER_STATUSES.find((one) => one === value))}
    />
  )
}

/** The order used when the address names none. */
const OWNER_FIRST = 'owner'

const SORT_NAMES = {
  name: 'name',
  role: 'role',
  status: 'status',
  login: 'lastLogin',
} as const satisfies Record<UserSort, string>

/** Changes of the search parameters; omitted ones retain their values. */
type Changes = { [Key in keyof TeamsSearch]?: TeamsSearch[Key] | undefined }

/** `/dashboard/teams`: Users Management (Spec 1 §2). */
export default function TeamsScreen() {
  const t = useTexts(usersScreenTexts)
  const navigate = useNavigate({ from: '/dashboard/teams' })
  const address = useSearch({ from: '/dashboard/teams' })
  const users = useSortedUsers(address.sort)
  const mayAdd = useCan('team.manage')
  const { change, refusal, dismiss } = useUserStatusFlow()
  /** The user being edited; `new` for a new one. */
  const [edited, setEdited] = useState<TeamUser | 'new' | null>(null)
  const columns = useUserColumns({ onEdit: setEdited, onStatus: (user) => void change(user) })
  const { status } = address
  const go = (next: Changes) =>
    void navigate({ to: '/dashboard/teams', search: (before) => ({ ...before, ...next }) })
  const [isInviting, setInviting] = useState(false)
  const several = mayAdd && (
    <Button variant="default" onClick={() => setInviting(true)}>
      {t('inviteSeveral')}
    </Button>
  )
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addNew')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('heading')}
        count={users.data?.length}
        text={t('headingText')}
        actions={
          <>
            {several}
            {add}
          </>
        }
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <WholeList<TeamUser>
        query={users}
        label={t('list')}
        columns={columns}
        rowKey={({ auth_id }) => auth_id}
        rowName={({ fullname }) => fullname}
        searchLabel={t('search')}
        textsOf={({ fullname, email, role_name: role }) => [fullname, email, role]}
        {...(status && { isShown: (one: TeamUser) => one.status === status })}
        address={address}
        go={go}
        pageSizes={USERS_PAGE_SIZES}
        sort={{
          by: address.sort ?? OWNER_FIRST,
          usual: OWNER_FIRST,
          options: [
            { value: OWNER_FIRST, label: t('sortOwner') },
            ...USER_SORTS.map((value) => ({ value, label: t(SORT_NAMES[value]) })),
          ],
          onSort: (by) => go({ sort: USER_SORTS.find((one) => one === by), skip: undefined }),
        }}
        filters={
          <StatusFilter
            status={status}
            onChange={(next) => go({ status: next, skip: undefined })}
          />
        }
        empty={
          status ? (
            <EmptyState
              icon={<IconUsers size={22} />}
              text={t(status === 'ACTIVE' ? 'noneActive' : 'noneInactive')}
              action={
                <Button variant="default" onClick={() => go({ status: undefined })}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={<IconUsers size={22} />} text={t('none')} action={add} />
          )
        }
      />
      {isInviting && <InviteSeveral onClose={() => setInviting(false)} />}
      {edited !== null && (
        <UserDialog user={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
