import { COMPANY_STAGES } from '@pasok/domain/company/company.constants'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** Maximum number of companies per stage. */
const CHOICES = 8

interface CompanyName {
  id: string
  name: string
}

interface CompanyNames {
  found: readonly CompanyName[]
  isFetching: boolean
}

/** Searches companies of every stage by name; verified ones come first. */
export function useCompanyNames(search: string, enabled: boolean): CompanyNames {
  return useQueries({
    queries: COMPANY_STAGES.toReversed().map((stage) => {
      const query = { standing: stage, search, limit: CHOICES }
      return {
        queryKey: queryKey('listCompanies', { query }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callPage('listCompanies', { query, signal }),
        placeholderData: keepPreviousData,
        enabled,
      }
    }),
    combine: (answers) => ({
      found: answers.flatMap(({ data }) =>
        (data?.rows ?? []).map(({ _id, legal_name }) => ({ id: _id, name: legal_name })),
      ),
      isFetching: answers.some((one) => one.isFetching),
    }),
  })
}

export function useCompanyName(id: string | undefined): string | undefined {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: [...queryKey('getCompanyFile', { params }), 'name'],
    queryFn: ({ signal }) => call('getCompanyFile', { params, signal }),
    select: ({ legal_name: name }) => name,
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
