import * as calls from '@pasok/domain/vendors/vendors.applications.contract'
import type { VendorApplication } from '@pasok/domain/vendors/vendors.applications.contract'
import { listVendors } from '@pasok/domain/vendors/vendors.provider.contract'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { callPage, callReply, queryKey, type CallInput } from '../../lib/api'

/** How often an open console looks for news by itself; ms. */
const LOOK_AGAIN = 60_000

/** A page of companies that asked to sell; while the next one loads the last one stays. */
export function useApplications(
  query: NonNullable<CallInput<typeof calls.listVendorApplications>['query']>,
) {
  return useQuery({
    queryKey: queryKey(calls.listVendorApplications, { query }),
    queryFn: ({ signal }) => callPage(calls.listVendorApplications, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many wait; kept up to date while the console is open. */
export function useWaitingApplications() {
  const client = useQueryClient()
  const query = { status: 'Waiting', skip: 0, limit: 1 } as const
  const key = queryKey(calls.listVendorApplications, { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage(calls.listVendorApplications, {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    select: ({ count }) => count,
    refetchInterval: LOOK_AGAIN,
  })
}

/** Whatever came of it, the lists show how things stand. */
export const renewApplications = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [calls.listVendorApplications, listVendors].map((contract) =>
      client.invalidateQueries({ queryKey: queryKey(contract) }),
    ),
  )
}

/** What the provider answers, on the version that was looked at. */
export const applicationMoves = {
  accept: ({ _id: id, version }: VendorApplication) =>
    callReply(calls.acceptVendorApplication, { params: { id }, body: { version } }),
  decline: ({ _id: id, version }: VendorApplication, reason: string) =>
    callReply(calls.declineVendorApplication, { params: { id }, body: { reason, version } }),
}
