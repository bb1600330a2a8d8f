import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AuditFilterRow } from '../../../features/audit/audit-filters'
import { AuditResults } from '../../../features/audit/audit-results'
import { AUDIT_PAGE_SIZE, useAudit } from '../../../features/audit/audit.queries'
import { featureName } from '../../../features/team/role-names'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { CompanyFilter } from './company-filter'
import type { AuditSearch } from '../search-params'

const NO_FILTER = { search: undefined, company: undefined, from: undefined, to: undefined }

type Go = (next: AuditSearch, replace?: boolean) => void

/** `/provider/audit`: every change, by whom, acting for whom, from what to what. */
export default function AuditScreen() {
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/audit' })
  const { search, company, from, to, open, skip = 0, limit = AUDIT_PAGE_SIZE } = address
  const query = useAudit({ search, company_id: company, from, to, skip, limit })
  const go = useCallback<Go>(
    (next, replace = false) =>
      void navigate({
        to: '/provider/audit',
        search: (before) => ({ ...before, skip: undefined, open: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const openEntry = (id: string | undefined) =>
    void navigate({
      to: '/provider/audit',
      search: (before) => ({ ...before, open: id }),
      replace: true,
      resetScroll: false,
    })
  const clear = () => go(NO_FILTER)
  const isFiltered = [search, company, from, to].some((one) => one !== undefined)
  return (
    <>
      <PageHead title={tp('audit')} count={query.data?.count} />
      <AuditFilterRow
        value={{ search, from, to }}
        isFiltered={isFiltered}
        onChange={go}
        onClear={clear}
      >
        <CompanyFilter value={company} onChange={(id) => go({ company: id })} />
      </AuditFilterRow>
      <AuditResults
        query={query}
        page={skip}
        pageSize={limit}
        onPage={(page) => go({ skip: page || undefined })}
        opened={open}
        onOpen={openEntry}
        isFiltered={isFiltered}
        onClear={clear}
        featureName={featureName}
      />
    </>
  )
}
