import { Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import {
  IconBan,
  IconCircleCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconUserShield,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { SuperAdminDialog } from '../../../features/team/super-admin-dialog'
import { useSaveSuperAdmin, useSuperAdmins } from '../../../features/team/super-admin-queries'
import { messageOf } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { Chip } from '../../../documents/chip'
import { count as formatCount, useFormats } from '../../../lib/format'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

function useSuperAdminColumns(): Column<SuperAdmin>[] {
  const t = useTexts(superAdminTexts)
  const tp = useTexts(providerTexts)
  const { relative, dateTime } = useFormats()
  const companies = ({ companies: all }: SuperAdmin) => {
    const [first, ...others] = all
    if (!first) return <span className={look('dimmed')}>{t('noCompanies')}</span>
    if (others.length === 0) return first.legal_name
    return (
      <span title={all.map(({ legal_name: name }) => name).join(', ')}>
        {t('andMore', { name: first.legal_name, count: formatCount(others.length) })}
      </span>
    )
  }
  const lastLogin = ({ last_login_time: at }: SuperAdmin) =>
    at === null ? (
      <span className={look('dimmed')}>{t('never')}</span>
    ) : (
      <time dateTime={at} title={dateTime(at)} className={look('nowrap')}>
        {relative(at)}
      </time>
    )
  return [
    {
      key: 'name',
      head: tp('name'),
      card: 'title',
      cell: ({ fullname }) => <span className={look('medium')}>{fullname}</span>,
    },
    { key: 'email', head: tp('email'), cell: ({ email }) => email },
    { key: 'companies', head: t('companies'), cell: companies },
    {
      key: 'status',
      head: tp('status'),
      card: 'chip',
      cell: ({ status }) =>
        status === 'ACTIVE' ? (
          <Chip family="green" icon={IconCircleCheck}>
            {tp('active')}
          </Chip>
        ) : (
          <Chip family="gray" icon={IconBan}>
            {tp('inactive')}
          </Chip>
        ),
    },
    { key: 'login', head: t('lastLogin'), align: 'right', cell: lastLogin },
  ]
}

const PATH = '/provider/super-admins'
const PAGE_SIZES = [20, 50, 100] as const

const wordsOf = ({ fullname, email, companies }: SuperAdmin) => [
  fullname,
  email,
  ...companies.flatMap(({ legal_name: name, company_code: code }) => [name, code]),
]

/** Activates or deactivates a super admin; deactivating requires confirmation. */
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
      // `error` has the message.
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

/** `/provider/super-admins`: super admins and their companies. */
export default function SuperAdminsScreen() {
  const t = useTexts(superAdminTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: PATH })
  const admins = useSuperAdmins()
  const [edited, setEdited] = useState<SuperAdmin | 'new' | null>(null)
  const status = useStatusChange()
  const columns = useSuperAdminColumns()
  const actions = useActions(setEdited, (admin) => void status.change(admin))
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead title={tp('superAdmins')} count={admins.data?.length} actions={add} />
      {status.error && (
        <FailureNotice
          title={t('failed')}
          messages={[messageOf(status.error)]}
          onClose={status.dismiss}
        />
      )}
      <WholeList<SuperAdmin>
        query={admins}
        label={tp('superAdmins')}
        columns={() => columns}
        searchLabel={t('searchAdmins')}
        textsOf={wordsOf}
        address={address}
        go={(next) => void navigate({ to: PATH, search: (before) => ({ ...before, ...next }) })}
        pageSizes={PAGE_SIZES}
        rowKey={({ _id }) => _id}
        rowName={({ fullname }) => fullname}
        onRow={setEdited}
        rowActions={actions}
        empty={
          <EmptyState
            icon={<IconUserShield size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
            action={add}
          />
        }
      />
      {edited && (
        <SuperAdminDialog
          admin={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
