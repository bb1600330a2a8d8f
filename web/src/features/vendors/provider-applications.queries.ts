import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallInput, callPage, callReply, queryKey } from '../../lib/api'

/** How often an open console looks for news by itself; ms. */
const LOOK_AGAIN = 60_000

/** A page of companies that asked to sell; while the next one loads the last one stays. */
export function useApplications(query: NonNullable<CallInput<'listVendorApplications'>['query']>) {
  return useQuery({
    queryKey: queryKey('listVendorApplications', { query }),
    queryFn: ({ signal }) => callPage('listVendorApplications', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many wait; kept up to date while the console is open. */
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

/** What the provider answers, on the version that was looked at. */
export const applicationMoves = {
  accept: ({ _id: id, version }: VendorApplication) =>
    callReply('acceptVendorApplication', { params: { id }, body: { version } }),
  decline: ({ _id: id, version }: VendorApplication, reason: string) =>
    callReply('declineVendorApplication', { params: { id }, body: { reason, version } }),
}
