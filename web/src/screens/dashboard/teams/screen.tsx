import { Button, SegmentedControl } from '@mantine/core'
import type { TeamUser } from '@pasok/domain/team/team.model'
import { USER_STATUSES } from '@pasok/domain/team/team.constants'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useTeamUsers } from '../../../features/team/users.queries'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { USERS_PAGE_SIZES, type TeamsSearch } from './search-params'
import { useUserStatusFlow } from './use-user-status-flow'
import { useUserColumns } from './user-columns'
import { UserDialog } from './user-dialog'
import classes from './users.module.css'

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

/** What is to be another in the address; what is left out stays. */
type Changes = { [Key in keyof TeamsSearch]?: TeamsSearch[Key] | undefined }

/** Spec 1 §2, `/dashboard/teams`: Users Management. */
export default function TeamsScreen() {
  const t = useTexts(usersScreenTexts)
  const navigate = useNavigate({ from: '/dashboard/teams' })
  const address = useSearch({ from: '/dashboard/teams' })
  const users = useTeamUsers()
  const mayAdd = useCan('team.manage')
  const { change, refusal, dismiss } = useUserStatusFlow()
  /** Who is edited; `new` is nobody yet. */
  const [edited, setEdited] = useState<TeamUser | 'new' | null>(null)
  const columns = useUserColumns({ onEdit: setEdited, onStatus: (user) => void change(user) })
  const { status } = address
  const go = (next: Changes) =>
    void navigate({ to: '/dashboard/teams', search: (before) => ({ ...before, ...next }) })
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
        actions={add}
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
      {edited !== null && (
        <UserDialog user={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
