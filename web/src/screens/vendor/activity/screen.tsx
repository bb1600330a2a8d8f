import { VENDOR_SUBJECTS } from '@pasok/domain/audit/audit.names'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { vendorPortalTexts } from '@pasok/domain/kernel/vendor-portal.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ExportButton, ExportFailure } from '../../../features/audit/audit-export'
import { AuditFilterRow } from '../../../features/audit/audit-filters'
import { AuditResults } from '../../../features/audit/audit-results'
import { AuditSubjectFilter } from '../../../features/audit/audit-subject-filter'
import { AUDIT_PAGE_SIZE, useVendorAudit } from '../../../features/audit/audit.queries'
import { useDownload } from '../../../lib/use-download'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import type { VendorActivitySearch } from '../own-params'

type Go = (
  next: { [Key in keyof VendorActivitySearch]: VendorActivitySearch[Key] | undefined },
  replace?: boolean,
) => void

const NO_FILTER = { search: undefined, subject: undefined, from: undefined, to: undefined }

/** `/vendor/activity`: every change by the vendor's users, with old and new values. */
export default function VendorActivityScreen() {
  const t = useTexts(vendorPortalTexts)
  const ta = useTexts(auditTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/activity' })
  const { search, subject, from, to, open, skip = 0 } = address
  const query = useVendorAudit({ search, subject, from, to, skip, limit: AUDIT_PAGE_SIZE })
  const run = useDownload('exportVendorAudit', { query: { search, subject, from, to } })
  const go = useCallback<Go>(
    (next, replace = false) =>
      void navigate({
        to: '/vendor/activity',
        search: (before) => ({ ...before, skip: undefined, open: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const openEntry = (id: string | undefined) =>
    void navigate({
      to: '/vendor/activity',
      search: (before) => ({ ...before, open: id }),
      replace: true,
      resetScroll: false,
    })
  const clear = () => go(NO_FILTER)
  const isFiltered = [search, subject, from, to].some((one) => one !== undefined)
  return (
    <>
      <PageHead title={t('activity')} count={query.data?.count} />
      <AuditFilterRow
        value={{ search, from, to }}
        isFiltered={isFiltered}
        onChange={go}
        onClear={clear}
        actions={<ExportButton run={run} disabled={!query.data?.count} />}
      >
        <AuditSubjectFilter
          offered={VENDOR_SUBJECTS}
          value={subject}
          onChange={(next) => go({ subject: next })}
        />
      </AuditFilterRow>
      <ExportFailure run={run} />
      <AuditResults
        query={query}
        page={skip}
        pageSize={AUDIT_PAGE_SIZE}
        onPage={(page) => go({ skip: page || undefined })}
        opened={open}
        onOpen={openEntry}
        isFiltered={isFiltered}
        onClear={clear}
        isOwn
        emptyHelp={ta('noneVendorHelp')}
      />
    </>
  )
}
