import type { VendorFile, VendorUser } from '@pasok/domain/vendors/provider/provider.model'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Body, call, type CallInput, callPage, callReply, queryKey } from '../../lib/api'
import { useChange, useRefreshAfter } from '../../lib/refresh'
import type { VendorApplication } from '@pasok/domain/vendors/applications/applications.contract'
import type { PlatformSetting } from '@pasok/domain/vendors/provider/platform-setting.contract'
import { setResponse } from '../../lib/query-cache'

const setting = {
  queryKey: queryKey('getPlatformSetting'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getPlatformSetting', { signal }),
}

/** Loads the default values of a preferred-vendor request. */
export const usePlatformSetting = () => useQuery(setting)

/** Saves the defaults; resolves to the server's message. */
export function usePlatformSettingRecord() {
  const queries = useQueryClient()
  return {
    write: async (body: Body<'savePlatformSetting'>): Promise<string> => {
      const { data, message } = await callReply('savePlatformSetting', { body })
      await setResponse<PlatformSetting>(queries, setting.queryKey, data)
      return message
    },
    read: (): Promise<PlatformSetting> => queries.query({ ...setting, staleTime: 0 }),
  }
}

/** Milliseconds after which an open console is refreshed. */
const POLL_MS = 60_000

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
    refetchInterval: POLL_MS,
  })
}

/** The provider's answers to an application; each applies to the version that the user saw. */
export const applicationMoves = {
  accept: ({ _id: id, version }: VendorApplication) =>
    callReply('acceptVendorApplication', { params: { id }, body: { version } }),
  decline: ({ _id: id, version }: VendorApplication, reason: string) =>
    callReply('declineVendorApplication', { params: { id }, body: { reason, version } }),
}

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
