import { SUBJECTS } from '@pasok/domain/audit/audit.names'
import { TABLE_ROWS } from '@pasok/domain/kernel/limits'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ExportButton, ExportFailure } from '../../../features/audit/audit-export'
import { AuditFilterRow } from '../../../features/audit/audit-filters'
import { AuditSubjectFilter } from '../../../features/audit/audit-subject-filter'
import { AuditResults } from '../../../features/audit/audit-results'
import { useCompanyAudit } from '../../../features/audit/audit.queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useDownload } from '../../../lib/use-download'
import { featureName } from '../../../features/team/role-names'
import { parseSearch, type ProfileSearch } from './search-params'

type Address = Omit<ProfileSearch, 'tab'>
type Go = (next: { [Key in keyof Address]: Address[Key] | undefined }, replace?: boolean) => void

/** The company's own audit log: every change with user, old and new values. An addition to Spec 1 §2. */
export function CompanyAudit() {
  const navigate = useNavigate()
  const address = useSearch({ from: '/dashboard/profile' })
  const { search, subject, from, to, open, skip = 0, limit = TABLE_ROWS } = address
  const query = useCompanyAudit({ search, subject, from, to, skip, limit })
  const run = useDownload('exportCompanyAudit', { query: { search, subject, from, to } })
  const go = useCallback<Go>(
    (next, replace = false) => {
      const place = { skip: undefined, open: undefined, ...next }
      void navigate({
        to: '/dashboard/profile',
        search: (before) => parseSearch({ ...before, tab: 'audit', ...place }),
        replace,
      })
    },
    [navigate],
  )
  const clear = () => go({ search: undefined, subject: undefined, from: undefined, to: undefined })
  const openEntry = (id: string | undefined) =>
    void navigate({
      to: '/dashboard/profile',
      search: (before) => parseSearch({ ...before, tab: 'audit', open: id }),
      replace: true,
      resetScroll: false,
    })
  const isFiltered = [search, subject, from, to].some((one) => one !== undefined)
  return (
    <>
      <AuditFilterRow
        value={{ search, from, to }}
        isFiltered={isFiltered}
        onChange={go}
        onClear={clear}
        actions={<ExportButton run={run} disabled={!query.data?.count} />}
      >
        <AuditSubjectFilter
          offered={SUBJECTS}
          value={subject}
          onChange={(next) => go({ subject: next })}
        />
      </AuditFilterRow>
      <ExportFailure run={run} />
      <AuditResults
        query={query}
        page={skip}
        pageSize={limit}
        onPage={(page) => go({ skip: page || undefined })}
        pageSizes={TABLE_SIZES}
        onPageSize={(size) => go({ limit: size === TABLE_ROWS ? undefined : size })}
        opened={open}
        onOpen={openEntry}
        isFiltered={isFiltered}
        onClear={clear}
        isOwn
        featureName={featureName}
      />
    </>
  )
}
