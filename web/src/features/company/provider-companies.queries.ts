import type {
  CompanyFile,
  CompanyRow,
  CompanyStage,
} from '@pasok/domain/company/provider/provider.model'
import { COMPANY_STAGES } from '@pasok/domain/company/company.constants'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useChange } from '../../lib/refresh'

/** Milliseconds after which an open console is refreshed. */
const POLL_MS = 30_000

interface CompaniesQuery {
  standing: CompanyStage
  search?: string | undefined
  skip: number
  limit: number
}

export function useCompanies(query: CompaniesQuery) {
  return useQuery({
    queryKey: queryKey('listCompanies', { query }),
    queryFn: ({ signal }) => callPage('listCompanies', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Searches companies of every stage; returns up to `limit` per stage. */
export async function findCompanies(search: string, limit: number, signal: AbortSignal) {
  const pages = COMPANY_STAGES.map((stage) =>
    call('listCompanies', { query: { standing: stage, search, limit }, signal }),
  )
  return (await Promise.all(pages)).flat()
}

/** Numbers of companies per stage; refreshed while the console is open. */
export function useCompanyCounts() {
  const client = useQueryClient()
  const key = queryKey('countCompanies')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countCompanies', { signal, background: client.getQueryData(key) !== undefined }),
    refetchInterval: POLL_MS,
  })
}

/** The company that has been waiting longest, other than the given one. */
export function useNextWaiting(id: string, enabled: boolean) {
  const query = { standing: 'waiting', limit: 2 } as const
  return useQuery({
    queryKey: queryKey('listCompanies', { query }),
    queryFn: ({ signal }) => callPage('listCompanies', { query, signal }),
    select: ({ rows }): CompanyRow | null => rows.find(({ _id }) => _id !== id) ?? null,
    enabled,
  })
}

export interface LookedAt {
  /** The company as first shown; decisions apply to this version. */
  file: CompanyFile | undefined
  /** The current company, with valid links to the documents. */
  latest: CompanyFile | undefined
  isChanged: boolean
  error: Error | null
  isFetching: boolean
  load: () => Promise<void>
}

/**
 * One company with its documents. Shows the version that was opened, so that nobody decides on unseen changes,
 * and reports within half a minute that there is a newer one.
 */
export function useCompanyFile(id: string): LookedAt {
  const client = useQueryClient()
  const key = queryKey('getCompanyFile', { params: { id } })
  const [seen, setSeen] = useState<CompanyFile>()
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('getCompanyFile', {
        params: { id },
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    refetchInterval: POLL_MS,
    // Never cached, so that no decision is based on an outdated version.
    gcTime: 0,
    staleTime: 0,
  })
  const { data } = query
  if (data && seen?._id !== data._id) setSeen(data)
  const file = seen?._id === id ? seen : undefined
  const load = async () => {
    const fresh = await query.refetch()
    if (fresh.data) setSeen(fresh.data)
  }
  return {
    file,
    latest: data,
    isChanged: file !== undefined && data !== undefined && data.version !== file.version,
    error: query.error,
    isFetching: query.isFetching,
    load,
  }
}

interface Decision {
  id: string
  /** The version that the user saw. */
  version: number
}

export const useVerifyCompany = () =>
  useChange(
    ['company'],
    ({ id, version, without_documents }: Decision & { without_documents: boolean }) =>
      callReply('verifyCompany', { params: { id }, body: { version, without_documents } }),
  )

export const useReturnCompany = () =>
  useChange(['company'], ({ id, version, reason }: Decision & { reason: string }) =>
    callReply('returnCompany', { params: { id }, body: { reason, version } }),
  )

export const useTransferCompany = () =>
  useChange(['company'], ({ id, userId }: { id: string; userId: string }) =>
    callReply('transferCompany', { params: { id }, body: { user_id: userId } }),
  )
