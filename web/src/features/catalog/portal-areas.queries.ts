import type { Coverage, DeliveryProvince } from '@pasok/domain/catalog/portal/portal.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type Body } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { setResponse } from '../../lib/query-cache'
import { refresh, useChange } from '../../lib/refresh'

const coveragesQuery = {
  queryKey: queryKey('listCoverages', {}),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Coverage[]> =>
    call('listCoverages', { signal }),
}

export const useCoverages = () => useQuery(coveragesQuery)

/** Loads all provinces with their cities; cached, because they rarely change. */
export const useDeliveryProvinces = () =>
  useQuery({
    queryKey: queryKey('listDeliveryProvinces', {}),
    queryFn: ({ signal }): Promise<DeliveryProvince[]> => call('listDeliveryProvinces', { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
  })

export const countCities = (provinces: readonly DeliveryProvince[]): number =>
  provinces.reduce((sum, { cities }) => sum + cities.length, 0)

/** Reads and writes an edited delivery area; without an id, creates one. */
export function useCoverageRecord(id: string | undefined, onWritten: (area: Coverage) => void) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    async write(body: Body<'createCoverage'>, version: number | undefined): Promise<string> {
      const { data, message } =
        id === undefined
          ? await callReply('createCoverage', { body, idempotencyKey: keyOf(body) })
          : await callReply('editCoverage', {
              body: { ...body, _id: id, ...(version !== undefined && { version }) },
            })
      await setResponse<Coverage[]>(queries, coveragesQuery.queryKey, (all) => [
        ...(all ?? []).filter(({ _id }) => _id !== data._id),
        data,
      ])
      void refresh(queries, ['coverage'])
      onWritten(data)
      return message
    },
    async read(): Promise<Coverage | undefined> {
      const all = await queries.query({ ...coveragesQuery, staleTime: 0 })
      return all.find(({ _id }) => _id === id)
    },
  }
}

/** Removes a delivery area that no product uses; resolves to the server's message. */
export function useRemoveCoverage() {
  return useChange(
    ['coverage'],
    async (id: string) => (await callReply('removeCoverage', { params: { id } })).message,
  )
}
