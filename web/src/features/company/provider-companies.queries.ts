import type {
  CompanyFile,
  CompanyRow,
  CompanyStanding,
} from '@pasok/domain/company/company.provider.model'
import { COMPANY_STANDINGS } from '@pasok/domain/company/company.constants'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useChange } from '../../lib/refresh'

/** How often an open console looks for news by itself; ms. */
const LOOK_AGAIN = 30_000

interface CompaniesQuery {
  standing: CompanyStanding
  search?: string | undefined
  skip: number
  limit: number
}

/** A page of the companies that stand somewhere; while the next one loads the last one stays. */
export function useCompanies(query: CompaniesQuery) {
  return useQuery({
    queryKey: queryKey('listCompanies', { query }),
    queryFn: ({ signal }) => callPage('listCompanies', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The first companies that a search finds, in whatever standing they are. */
export async function findCompanies(search: string, limit: number, signal: AbortSignal) {
  const pages = COMPANY_STANDINGS.map((standing) =>
    call('listCompanies', { query: { standing, search, limit }, signal }),
  )
  return (await Promise.all(pages)).flat()
}

/** How many companies stand where; kept up to date while the console is open. */
export function useCompanyCounts() {
  const client = useQueryClient()
  const key = queryKey('countCompanies')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countCompanies', { signal, background: client.getQueryData(key) !== undefined }),
    refetchInterval: LOOK_AGAIN,
  })
}

/** The company that waits longest, of those other than this one. */
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
  /** As it was when it was opened; what is decided is decided on this. */
  file: CompanyFile | undefined
  /** As it is now, links to the documents included. */
  latest: CompanyFile | undefined
  /** Somebody changed it since. */
  isChanged: boolean
  error: Error | null
  isFetching: boolean
  /** Takes up what it is now. */
  load: () => Promise<void>
}

/**
 * One company with its documents. What is looked at stays as it was opened, so that nothing is
 * decided on what nobody has seen; that it has changed meanwhile is known within half a minute.
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
    refetchInterval: LOOK_AGAIN,
    // A file from before would be decided on as if it were today's.
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
  /** The version that was looked at. */
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

export const useHandOverCompany = () =>
  useChange(['company'], ({ id, userId }: { id: string; userId: string }) =>
    callReply('handOverCompany', { params: { id }, body: { user_id: userId } }),
  )
