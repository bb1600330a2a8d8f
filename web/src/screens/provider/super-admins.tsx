import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { IconBan, IconPencil, IconPlayerPlay, IconUserShield } from '@tabler/icons-react'
import { useState } from 'react'
import { SuperAdminDialog } from '../../features/team/super-admin-dialog'
import { useSaveSuperAdmin, useSuperAdmins } from '../../features/team/super-admin-queries'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import { ShortList } from './short-list'
import { useSuperAdminColumns } from './super-admin-columns'

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
  const [edited, setEdited] = useState<SuperAdmin | 'new' | null>(null)
  const status = useStatusChange()
  return (
    <>
      <ShortList<SuperAdmin>
        at="/provider/super-admins"
        title={tp('superAdmins')}
        searchLabel={t('searchAdmins')}
        asked={useSuperAdmins()}
        columns={useSuperAdminColumns()}
        rowKey={({ _id }) => _id}
        rowName={({ fullname }) => fullname}
        wordsOf={wordsOf}
        rowActions={useActions(setEdited, (admin) => void status.change(admin))}
        change={status}
        changeFailed={t('failed')}
        addLabel={t('add')}
        onEdit={setEdited}
        none={{ icon: <IconUserShield size={22} />, text: t('none'), helper: t('noneHelp') }}
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
