import { Button } from '@mantine/core'
import type { OwnedCompany } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.super-admin.texts'
import { IconBuildings } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { DataTable } from '../../ui/data-table'
import type { Column } from '../../ui/data-table.types'
import { EmptyState } from '../../ui/empty-state'
import { useActFor } from './select-company.queries'
import { look } from '../../ui/look'

interface SelectCompanyTableProps {
  /** `undefined` while loading. */
  companies: readonly OwnedCompany[] | undefined
  isSearch: boolean
}

/** NO, company name, owner name, owner email, Login (Spec 1 §2). */
function useOwnedColumns(): readonly Column<OwnedCompany>[] {
  const t = useTexts(superAdminTexts)
  const acting = useActFor()
  const openingId = acting.isPending || acting.isSuccess ? acting.variables?.auth_id : undefined
  return [
    { key: 'no', head: t('no'), width: 56, card: 'none', cell: (_, index) => index + 1 },
    {
      key: 'company',
      head: t('companyName'),
      card: 'title',
      cell: ({ buyer_name }) => <span className={look('medium')}>{buyer_name}</span>,
    },
    { key: 'owner', head: t('ownerName'), cell: ({ fullname }) => fullname },
    {
      key: 'email',
      head: t('ownerEmail'),
      cell: ({ email }) => <span className={look('break-anywhere')}>{email}</span>,
    },
    {
      key: 'login',
      head: t('action'),
      align: 'right',
      width: 104,
      card: 'figure',
      cell: (company) => (
        <Button
          size="xs"
          variant="light"
          aria-label={t('loginAs', { company: company.buyer_name })}
          loading={openingId === company.auth_id}
          disabled={openingId !== undefined && openingId !== company.auth_id}
          onClick={() => acting.mutate(company)}
        >
          {t('login')}
        </Button>
      ),
    },
  ]
}

export function SelectCompanyTable({ companies, isSearch }: SelectCompanyTableProps) {
  const t = useTexts(superAdminTexts)
  const columns = useOwnedColumns()
  return (
    <DataTable<OwnedCompany>
      label={t('title')}
      columns={columns}
      rows={companies}
      rowKey={({ _id }) => _id}
      skeletonRows={5}
      empty={
        <EmptyState
          icon={<IconBuildings size={22} />}
          text={t('none')}
          helper={t(isSearch ? 'noneFound' : 'noneOwned')}
        />
      }
    />
  )
}
