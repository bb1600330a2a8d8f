import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage, queryKey } from '../../lib/api'
import type { AuditFilters } from './audit-filters'

/** Of a log that is read through: a vendor's, and the provider's. */
export const AUDIT_PAGE_SIZE = 50

interface Page {
  /** Zero-based. */
  skip: number
  limit: number
}

interface AuditQuery extends AuditFilters, Page {
  company_id?: string | undefined
  vendor_id?: string | undefined
}

/** A page of the audit log, newest first; while the next one loads the last one stays. */
export function useAudit(query: AuditQuery) {
  return useQuery({
    queryKey: queryKey('listAudit', { query }),
    queryFn: ({ signal }) => callPage('listAudit', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

interface OwnAuditFilters extends AuditFilters {
  subject?: string | undefined
}

/** The same of one's own company. Who comes to see what was just done finds it there. */
export function useCompanyAudit(query: OwnAuditFilters & Page) {
  return useQuery({
    queryKey: queryKey('listCompanyAudit', { query }),
    queryFn: ({ signal }) => callPage('listCompanyAudit', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The same of one's own vendor. */
export function useVendorAudit(query: OwnAuditFilters & Page) {
  return useQuery({
    queryKey: queryKey('listVendorAudit', { query }),
    queryFn: ({ signal }) => callPage('listVendorAudit', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
