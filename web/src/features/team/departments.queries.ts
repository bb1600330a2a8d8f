import type { Department } from '@pasok/domain/team/team.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Body, call, callReply, queryKey } from '../../lib/api'
import { renewSession, useSession } from '../../lib/session'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useChange } from '../../lib/refresh'
import type { CompanySettings } from '@pasok/domain/team/settings/settings.contract'
import { setResponse } from '../../lib/query-cache'

const settings = {
  queryKey: queryKey('getCompanySettings'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('getCompanySettings', { signal }),
}

/** The company's calendar and language, and who approves the Owner's requests. */
export const useCompanySettings = () => useQuery(settings)

/** Saves the company settings; resolves to the server's message. */
export function useCompanySettingsRecord() {
  const queries = useQueryClient()
  return {
    write: async (body: Body<'saveCompanySettings'>): Promise<string> => {
      const { data, message } = await callReply('saveCompanySettings', { body })
      await setResponse<CompanySettings>(queries, settings.queryKey, data)
      // The settings affect dates and requests everywhere, so all queries are reloaded.
      void queries.invalidateQueries()
      void renewSession(true).catch(() => undefined)
      return message
    },
    read: (): Promise<CompanySettings> => queries.query({ ...settings, staleTime: 0 }),
  }
}

const departmentsQuery = (buyer_id: string) => {
  const query = { buyer_id }
  return {
    queryKey: queryKey('listDepartments', { query }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('listDepartments', { query, signal }),
  }
}

export function useDepartments({ enabled = true } = {}) {
  const { buyer_id } = useSession()
  return useQuery({ ...departmentsQuery(buyer_id), enabled })
}

/** Input of the department form; users by `auth_id`, in order of their names. */
export interface DepartmentDraft {
  name: string
  users: readonly string[]
}

/** Adds or changes a department; both resolve to the server's message. */
export function useDepartmentRecord(department: Department | undefined) {
  const { buyer_id } = useSession()
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    write: async (
      { name, users }: DepartmentDraft,
      version: number | undefined,
    ): Promise<string> => {
      const body = { buyer_id, name, users: users.map((userId) => ({ userId })) }
      const own = { _id: department?._id ?? '', ...(version !== undefined && { version }) }
      const { message } = department
        ? await callReply('updateDepartment', { body: { ...body, ...own } })
        : await callReply('createDepartment', { body, idempotencyKey: keyOf(body) })
      void refresh(queries, ['department'])
      return message
    },
    read: async (): Promise<Department | undefined> => {
      const all = await queries.query({ ...departmentsQuery(buyer_id), staleTime: 0 })
      return all.find(({ _id }) => _id === department?._id)
    },
  }
}

/** Removes a department; resolves to the server's message. */
export function useRemoveDepartment() {
  return useChange(
    ['department'],
    async (id: string) => (await callReply('deleteDepartment', { params: { id } })).message,
  )
}
