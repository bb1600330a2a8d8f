import { Button, Group } from '@mantine/core'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/departments/departments.screen.texts'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useDepartments, useRemoveDepartment } from '../../../features/team/departments.queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { DepartmentDialog } from './department-dialog'
import { useAct } from '../../../documents/use-act'
import { count as formatCount } from '../../../lib/format'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** Maximum number of names in a row. */
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

/** Columns of the list; `first` is the number of the first row. */
function useDepartmentColumns(doing: Doing): (first: number) => Column<Department>[] {
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

/** Deletes a department after the specified confirmation; an error stays visible (Spec 1 §2). */
function useDepartmentRemoval() {
  const t = useTexts(departmentsScreenTexts)
  const { mutateAsync } = useRemoveDepartment()
  const { act, refusal, dismiss } = useAct()
  const remove = ({ _id, name }: Department) =>
    act({
      question: {
        title: t('sureRemove', { name }),
        text: t('sureRemoveText'),
        confirmLabel: t('yesRemove'),
        danger: true,
      },
      failed: t('failedRemove', { name }),
      run: () => mutateAsync(_id),
    })
  return { remove, refusal, dismiss }
}

/** `/dashboard/department` (Spec 1 §2). */
export default function DepartmentScreen() {
  const t = useTexts(departmentsScreenTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/dashboard/department' })
  const departments = useDepartments()
  const mayAdd = useCan('departments.manage')
  const { remove, refusal, dismiss } = useDepartmentRemoval()
  /** The department being edited; `new` for a new one. */
  const [edited, setEdited] = useState<Department | 'new' | null>(null)
  const columns = useDepartmentColumns({
    onEdit: setEdited,
    onRemove: (department) => void remove(department),
  })
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('addNew')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('heading')}
        count={departments.data?.length}
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
      <WholeList<Department>
        query={departments}
        label={t('heading')}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        searchLabel={t('search')}
        textsOf={({ name, users }) => [name, ...users.map(({ label }) => label)]}
        address={address}
        go={(next) =>
          void navigate({
            to: '/dashboard/department',
            search: (before) => ({ ...before, ...next }),
          })
        }
        pageSizes={TABLE_SIZES}
        empty={
          <EmptyState
            icon={<IconSitemap size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
            action={add}
          />
        }
      />
      {edited !== null && (
        <DepartmentDialog
          department={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
