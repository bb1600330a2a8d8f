import type { OwnVendor, StoreProfile } from '@pasok/domain/vendors/portal/portal.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type Body } from '../../lib/api'
import { setResponse } from '../../lib/query-cache'

const ownVendor = {
  queryKey: queryKey('getOwnVendor'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getOwnVendor', { signal }),
}
const storeProfile = {
  queryKey: queryKey('getStoreProfile'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getStoreProfile', { signal }),
}

export const useOwnVendor = () => useQuery(ownVendor)

/** Loads the vendor's profile as buyers see it. */
export const useStoreProfile = () => useQuery(storeProfile)

/** Saves the default terms; resolves to the server's message. */
export function useTermsRecord() {
  const queries = useQueryClient()
  return {
    write: async (body: Body<'saveVendorTerms'>): Promise<string> => {
      const { data, message } = await callReply('saveVendorTerms', { body })
      await setResponse<OwnVendor>(queries, ownVendor.queryKey, data)
      void queries.invalidateQueries({ queryKey: storeProfile.queryKey })
      return message
    },
    read: (): Promise<OwnVendor> => queries.query({ ...ownVendor, staleTime: 0 }),
  }
}

/** Saves the store profile; resolves to the server's message. */
export function useStoreRecord() {
  const queries = useQueryClient()
  return {
    write: async (body: Body<'saveStoreProfile'>): Promise<string> => {
      const { data, message } = await callReply('saveStoreProfile', { body })
      await setResponse<StoreProfile>(queries, storeProfile.queryKey, data)
      void queries.invalidateQueries({ queryKey: ownVendor.queryKey })
      return message
    },
    read: (): Promise<StoreProfile> => queries.query({ ...storeProfile, staleTime: 0 }),
  }
}
