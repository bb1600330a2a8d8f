import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callPage, queryKey } from '../../lib/api'
import type { AuditFilters } from './audit-filters'

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

/** Loads a page of the audit log, newest first. */
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

/**
 * Loads a page of the company's own audit log; loaded again on every visit, so that a change just made is
 * included.
 */
export function useCompanyAudit(query: OwnAuditFilters & Page) {
  return useQuery({
    queryKey: queryKey('listCompanyAudit', { query }),
    queryFn: ({ signal }) => callPage('listCompanyAudit', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useVendorAudit(query: OwnAuditFilters & Page) {
  return useQuery({
    queryKey: queryKey('listVendorAudit', { query }),
    queryFn: ({ signal }) => callPage('listVendorAudit', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
