import type { CompanySettings } from '@pasok/domain/team/team.settings.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type Body } from '../../lib/api'
import { renewSession } from '../../lib/session'
import { setAnswer } from '../../lib/set-answer'

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
      await setAnswer<CompanySettings>(queries, settings.queryKey, data)
      // The settings affect dates and requests everywhere, so all queries are reloaded.
      void queries.invalidateQueries()
      void renewSession(true).catch(() => undefined)
      return message
    },
    read: (): Promise<CompanySettings> => queries.query({ ...settings, staleTime: 0 }),
  }
}
