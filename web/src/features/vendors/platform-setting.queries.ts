import type { PlatformSetting } from '@pasok/domain/vendors/vendors.platform-setting.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type Body } from '../../lib/api'
import { setAnswer } from '../../lib/set-answer'

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
      await setAnswer<PlatformSetting>(queries, setting.queryKey, data)
      return message
    },
    read: (): Promise<PlatformSetting> => queries.query({ ...setting, staleTime: 0 }),
  }
}
