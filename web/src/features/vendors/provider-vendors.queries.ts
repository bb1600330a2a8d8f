import type { VendorFile, VendorUser } from '@pasok/domain/vendors/vendors.provider.model'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallInput, call, callPage, callReply, queryKey } from '../../lib/api'
import { useChange, useRefreshAfter } from '../../lib/refresh'

export function useVendors(query: NonNullable<CallInput<'listVendors'>['query']>) {
  return useQuery({
    queryKey: queryKey('listVendors', { query }),
    queryFn: ({ signal }) => callPage('listVendors', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useVendorFile(id: string) {
  return useQuery({
    queryKey: queryKey('getVendorFile', { params: { id } }),
    queryFn: ({ signal }) => call('getVendorFile', { params: { id }, signal }),
    staleTime: 0,
  })
}

type VendorToCreate = CallInput<'createVendor'>['body']

/** Creates a vendor; repeating the same content does not create a second one. */
export function useCreateVendor() {
  return useChange(['vendor'], ({ body, key }: { body: VendorToCreate; key: string }) =>
    callReply('createVendor', { body, idempotencyKey: key }),
  )
}

/** The provider's actions on a vendor; each resolves to the server's message. */
export function useVendorActs({ _id: id, version }: VendorFile) {
  const refreshAfter = useRefreshAfter(['vendor'])
  const done = async (reply: Promise<{ message: string }>) => (await refreshAfter(reply)).message
  return {
    setActive: (active: boolean) =>
      done(callReply('setVendorActive', { params: { id }, body: { active, version } })),
    setStatus: ({ _id: user_id, version: seen }: VendorUser, status: VendorUser['status']) =>
      done(
        callReply('setVendorUserStatus', {
          params: { id, user_id },
          body: { status, version: seen },
        }),
      ),
    handOver: ({ _id: user_id }: VendorUser) =>
      done(callReply('setVendorOwner', { params: { id }, body: { user_id } })),
    welcome: ({ _id: user_id }: VendorUser) =>
      done(callReply('welcomeVendorUser', { params: { id, user_id } })),
  }
}
