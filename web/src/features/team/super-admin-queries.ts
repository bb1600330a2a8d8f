import { listCompanies } from '@pasok/domain/company/company.provider.contract'
import { listSuperAdmins, saveSuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey, type CallInput } from '../../lib/api'

/** As many companies as a chooser shows at once. */
export const CHOICES = 20

/** Super admins and the companies that they act for. */
export function useSuperAdmins() {
  return useQuery({
    queryKey: queryKey(listSuperAdmins),
    queryFn: ({ signal }) => call(listSuperAdmins, { signal }),
  })
}

/** Verified companies to choose from, found by name, code or owner. */
export function useVerifiedCompanies(search: string) {
  const query = { standing: 'verified', search, skip: 0, limit: CHOICES } as const
  return useQuery({
    queryKey: queryKey(listCompanies, { query }),
    queryFn: ({ signal }) => callPage(listCompanies, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type SuperAdminToSave = CallInput<typeof saveSuperAdmin>['body']

export function useSaveSuperAdmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SuperAdminToSave) => callReply(saveSuperAdmin, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(listSuperAdmins) }),
  })
}
