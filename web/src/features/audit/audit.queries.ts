import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage, queryKey } from '../../lib/api'

export const AUDIT_PAGE_SIZE = 50

interface AuditQuery {
  search?: string | undefined
  company_id?: string | undefined
  /** Calendar days, `yyyy-MM-dd`, both inside. */
  from?: string | undefined
  to?: string | undefined
  skip: number
  limit: number
}

/** A page of the audit log, newest first; while the next one loads the last one stays. */
export function useAudit(query: AuditQuery) {
  return useQuery({
    queryKey: queryKey(listAudit, { query }),
    queryFn: ({ signal }) => callPage(listAudit, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
