import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callPage, callReply, queryKey } from '../../lib/api'

/** Milliseconds after which an open console is refreshed. */
const LOOK_AGAIN = 60_000

export function useApplications(query: NonNullable<CallInput<'listVendorApplications'>['query']>) {
  return useQuery({
    queryKey: queryKey('listVendorApplications', { query }),
    queryFn: ({ signal }) => callPage('listVendorApplications', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the number of waiting applications; refreshed while the console is open. */
export function useWaitingApplications() {
  const client = useQueryClient()
  const query = { status: 'Waiting', skip: 0, limit: 1 } as const
  const key = queryKey('listVendorApplications', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listVendorApplications', {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    select: ({ count }) => count,
    refetchInterval: LOOK_AGAIN,
  })
}

/** The provider's answers to an application; each applies to the version that the user saw. */
export const applicationMoves = {
  accept: ({ _id: id, version }: VendorApplication) =>
    callReply('acceptVendorApplication', { params: { id }, body: { version } }),
  decline: ({ _id: id, version }: VendorApplication, reason: string) =>
    callReply('declineVendorApplication', { params: { id }, body: { reason, version } }),
}
