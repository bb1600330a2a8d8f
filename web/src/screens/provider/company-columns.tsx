import type { CompanyRow, CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/provider/provider.texts'
import { EmailWithMark } from '../../features/company/provider-email-mark'
import { NONE, useFormats } from '../../lib/format'

import { useTexts } from '../../lib/texts'
import type { Column } from '../../ui/data-table.types'
import classes from './lists.module.css'
import { look } from '../../ui/look'

const WHEN = {
  waiting: { head: 'submitted', at: 'submitted_at' },
  verified: { head: 'verifiedAt', at: 'decided_at' },
  returned: { head: 'returnedAt', at: 'decided_at' },
  registering: { head: 'registeredAt', at: 'created_at' },
} as const satisfies Record<
  CompanyStage,
  { head: keyof typeof providerCompanyTexts; at: keyof CompanyRow }
>

/** Columns of the companies; the time is when the company reached its stage. */
export function useCompanyColumns(stage: CompanyStage): Column<CompanyRow>[] {
  const t = useTexts(providerCompanyTexts)
  const { relative, dateTime } = useFormats()
  const when = WHEN[stage]
  const time = (row: CompanyRow) => {
    const at = row[when.at]
    if (at === null) return NONE
    return (
      <time dateTime={at} title={dateTime(at)} className={look('nowrap')}>
        {relative(at)}
      </time>
    )
  }
  return [
    {
      key: 'company',
      head: t('company'),
      card: 'title',
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
    },
    { key: 'code', head: t('code'), cell: (row) => row.company_code },
    { key: 'type', head: t('type'), cell: (row) => row.type_value || NONE },
    { key: 'city', head: t('city'), cell: (row) => row.city || NONE },
    { key: 'owner', head: t('owner'), cell: (row) => row.owner_name },
    {
      key: 'email',
      head: t('email'),
      cell: (row) => (
        <div className={classes.email}>
          <EmailWithMark email={row.owner_email} verified={row.email_verified} />
        </div>
      ),
    },
    { key: 'when', head: t(when.head), card: 'date', align: 'right', cell: time },
  ]
}
