import type { OwnedCompany } from '@pasok/domain/team/team.provider.contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call, queryKey } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { useSignedIn } from '../../lib/session'
import { actFor } from '../../lib/session.acting'
import { superAdminOf } from '../../lib/session.kinds'
import { takeAddress } from '../../lib/session.resume'
import { toastError } from '../../lib/toast'

/** Loads the companies that the super admin may act for, filtered by name if one is given. */
export function useOwnedCompanies(name: string | undefined) {
  const own = superAdminOf(useSignedIn())
  const query = { isOwner: 'true', ...(name !== undefined && { buyer_name: name }) }
  return useQuery({
    queryKey: queryKey('listOwnedCompanies', { query }),
    queryFn: ({ signal }) =>
      call('listOwnedCompanies', { query, signal, ...(own && { token: own.access_token }) }),
    enabled: own !== null,
    placeholderData: keepPreviousData,
  })
}

/** Signs in to a company and opens the super admin's last page there, otherwise its dashboard. */
export function useActFor() {
  const router = useRouter()
  return useMutation({
    mutationFn: ({ auth_id }: OwnedCompany) => actFor(auth_id),
    onSuccess: (session) => router.history.push(takeAddress(session)),
    onError: (error) => toastError(messageOf(error)),
  })
}
