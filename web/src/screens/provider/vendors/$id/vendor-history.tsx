import { providerVendorFileTexts } from '@pasok/domain/vendors/vendors.provider.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { AuditResults } from '../../../../features/audit/audit-results'
import { useAudit } from '../../../../features/audit/audit.queries'
import { useTexts } from '../../../../lib/texts'
import { look } from '../../../../ui/look'

const PAGE_SIZE = 20

/** What became of a vendor, newest first: its entries in the audit log. */
export function VendorHistory({ id }: { id: string }) {
  const t = useTexts(providerVendorFileTexts)
  const navigate = useNavigate()
  const { skip = 0, open } = useSearch({ from: '/provider/vendors/$id' })
  const query = useAudit({ vendor_id: id, skip, limit: PAGE_SIZE })
  const go = (next: { skip?: number | undefined; open?: string | undefined }) =>
    void navigate({
      to: '/provider/vendors/$id',
      params: { id },
      search: (before) => ({ ...before, open: undefined, ...next }),
      replace: 'open' in next,
      resetScroll: false,
    })
  return (
    <section className={look('mt-lg')} aria-label={t('history')}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t('history')}</h2>
      {query.data?.count === 0 ? (
        <p className={look('dimmed')}>{t('noHistory')}</p>
      ) : (
        <AuditResults
          query={query}
          page={skip}
          pageSize={PAGE_SIZE}
          onPage={(page) => go({ skip: page || undefined })}
          opened={open}
          onOpen={(entry) => go({ open: entry })}
          isFiltered={false}
          onClear={() => go({ skip: undefined })}
          isOwn
        />
      )}
    </section>
  )
}
