import { Button } from '@mantine/core'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { IconPlus, IconSitemap } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { useDepartments } from '../../../features/team/departments.queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { useDepartmentColumns } from './department-columns'
import { DepartmentDialog } from './department-dialog'
import { useDepartmentRemoval } from './use-department-removal'

/** Spec 1 §2, `/dashboard/department`. */
export default function DepartmentScreen() {
  const t = useTexts(departmentsScreenTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/dashboard/department' })
  const departments = useDepartments()
  const mayAdd = useCan('departments.manage')
  const { remove, refusal, dismiss } = useDepartmentRemoval()
  /** Which one is edited; `new` is none yet. */
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
