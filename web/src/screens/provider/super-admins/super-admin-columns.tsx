import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { superAdminTexts } from '@pasok/domain/team/team.provider.texts'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { Chip } from '../../../documents/chip'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** The columns of the super admins. */
export function useSuperAdminColumns(): Column<SuperAdmin>[] {
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
