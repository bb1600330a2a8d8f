import { Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { IconBan, IconPencil, IconPlayerPlay, IconPlus, IconUserShield } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { LoadError } from '../../documents/load-error'
import { SuperAdminDialog } from '../../features/team/super-admin-dialog'
import { useSaveSuperAdmin, useSuperAdmins } from '../../features/team/super-admin-queries'
import { messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import { DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'
import { Pager } from '../../ui/pager'
import { cut, hasWords } from '../../lib/cut'
import classes from './lists.module.css'
import { NoRows } from '../../ui/no-rows'
import { SearchBox } from '../../ui/search-box'
import { useSuperAdminColumns } from './super-admin-columns'

const PAGE_SIZE = 20

const wordsOf = ({ fullname, email, companies }: SuperAdmin) => [
  fullname,
  email,
  ...companies.flatMap(({ legal_name: name, company_code: code }) => [name, code]),
]

/** Lets a super admin sign in, or no longer; the latter asks first. */
function useStatusChange() {
  const t = useTexts(superAdminTexts)
  const tp = useTexts(providerTexts)
  const saving = useSaveSuperAdmin()
  const change = async (admin: SuperAdmin) => {
    const isActive = admin.status === 'ACTIVE'
    const yes =
      !isActive ||
      (await confirm({
        title: t('confirmDeactivate', { name: admin.fullname }),
        text: t('confirmDeactivateText'),
        confirmLabel: tp('deactivate'),
        danger: true,
      }))
    if (!yes) return
    const { _id, fullname, companies, version } = admin
    const status = isActive ? 'INACTIVE' : 'ACTIVE'
    const buyer_ids = companies.map((company) => company._id)
    try {
      await saving.mutateAsync({ _id, fullname, status, buyer_ids, version })
      toastSuccess(tp('saved', { name: fullname }))
    } catch {
      // Said by `error`.
    }
  }
  return { change, error: saving.error, dismiss: saving.reset }
}

function useActions(onEdit: (admin: SuperAdmin) => void, onStatus: (admin: SuperAdmin) => void) {
  const tp = useTexts(providerTexts)
  return (admin: SuperAdmin) => {
    const isActive = admin.status === 'ACTIVE'
    return [
      {
        key: 'edit',
        label: tp('edit'),
        icon: <IconPencil size={16} aria-hidden />,
        quick: true,
        onSelect: () => onEdit(admin),
      },
      {
        key: 'status',
        label: tp(isActive ? 'deactivate' : 'activate'),
        icon: isActive ? (
          <IconBan size={16} aria-hidden />
        ) : (
          <IconPlayerPlay size={16} aria-hidden />
        ),
        danger: isActive,
        onSelect: () => onStatus(admin),
      },
    ]
  }
}

/** `/provider/super-admins`: who acts for which companies. */
export function SuperAdminsScreen() {
  const t = useTexts(superAdminTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const { search, skip = 0 } = useSearch({ from: '/provider/super-admins' })
  const { data, error, isFetching, refetch } = useSuperAdmins()
  const [edited, setEdited] = useState<SuperAdmin | 'new' | null>(null)
  const status = useStatusChange()
  const actions = useActions(setEdited, (admin) => void status.change(admin))
  const columns = useSuperAdminColumns()
  const go = useCallback(
    (next: { search?: string | undefined; skip?: number | undefined }, replace = false) =>
      void navigate({
        to: '/provider/super-admins',
        search: (before) => ({ ...before, skip: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const found = data?.filter((admin) => hasWords(wordsOf(admin), search))
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead title={tp('superAdmins')} count={data?.length} actions={add} />
      {status.error && (
        <FailureNotice
          title={t('failed')}
          messages={[messageOf(status.error)]}
          onClose={status.dismiss}
        />
      )}
      <div className={classes.filters}>
        <SearchBox label={t('searchAdmins')} value={search ?? ''} onSearch={onSearch} />
      </div>
      {error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable<SuperAdmin>
            label={tp('superAdmins')}
            columns={columns}
            rows={found && cut(found, skip, PAGE_SIZE)}
            rowKey={({ _id }) => _id}
            rowName={({ fullname }) => fullname}
            onRow={setEdited}
            rowActions={actions}
            skeletonRows={5}
            empty={
              <NoRows
                search={search}
                beyond={skip > 0}
                onClear={() => go({ search: undefined })}
                onFirst={() => go({})}
              >
                <EmptyState
                  icon={<IconUserShield size={22} />}
                  text={t('none')}
                  helper={t('noneHelp')}
                  action={add}
                />
              </NoRows>
            }
          />
          {found && found.length > PAGE_SIZE && (
            <Pager
              page={skip}
              pageSize={PAGE_SIZE}
              count={found.length}
              onPage={(page) => go({ skip: page || undefined })}
            />
          )}
        </>
      )}
      {edited && (
        <SuperAdminDialog
          admin={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
