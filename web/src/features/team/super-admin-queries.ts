import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, callPage, callReply, queryKey, type CallInput } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useChange } from '../../lib/refresh'

/** Maximum number of companies shown in the selection. */
export const CHOICES = 20

const adminsQuery = {
  queryKey: queryKey('listSuperAdmins'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('listSuperAdmins', { signal }),
}

export const useSuperAdmins = () => useQuery(adminsQuery)

/** Searches verified companies by name, code or owner. */
export function useVerifiedCompanies(search: string) {
  const query = { standing: 'verified', search, skip: 0, limit: CHOICES } as const
  return useQuery({
    queryKey: queryKey('listCompanies', { query }),
    queryFn: ({ signal }) => callPage('listCompanies', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

type SuperAdminToSave = CallInput<'saveSuperAdmin'>['body']

export function useSaveSuperAdmin() {
  return useChange(['super-admin'], (body: SuperAdminToSave) =>
    callReply('saveSuperAdmin', { body }),
  )
}

export type SuperAdminDraft = Pick<SuperAdmin, 'fullname' | 'email' | 'companies'>

export function useSuperAdminRecord(admin: SuperAdmin | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  // The form does not change the status, so it is sent as last read.
  const status = useRef(admin?.status)
  return {
    write: async (
      { fullname, email, companies }: SuperAdminDraft,
      version: number | undefined,
    ): Promise<void> => {
      const buyer_ids = companies.map(({ _id }) => _id)
      if (admin) {
        const own = { _id: admin._id, status: status.current, version }
        await callReply('saveSuperAdmin', { body: { ...own, fullname, buyer_ids } })
      } else {
        const body = { fullname, email, buyer_ids }
        await callReply('saveSuperAdmin', { body, idempotencyKey: keyOf(body) })
      }
      void refresh(queries, ['super-admin'])
    },
    read: async (): Promise<SuperAdmin | undefined> => {
      const all = await queries.query({ ...adminsQuery, staleTime: 0 })
      const newest = all.find(({ _id }) => _id === admin?._id)
      status.current = newest?.status
      return newest
    },
  }
}
