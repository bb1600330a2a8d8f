import type { FILTERED_SCREENS } from '@pasok/domain/team/team.filters.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useChange } from '../../lib/refresh'

export type FilteredScreen = (typeof FILTERED_SCREENS)[number]

/** The person's own filters of a screen, by name. */
export function useFilters(screen: FilteredScreen) {
  const query = { screen }
  return useQuery({
    queryKey: queryKey('listFilters', { query }),
    queryFn: ({ signal }) => call('listFilters', { query, signal }),
  })
}

/** Keeps what the address says under a name. */
export function useSaveFilter(screen: FilteredScreen) {
  const keyOf = useCallKey()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (filter: { name: string; query: string }) => {
      const body = { screen, ...filter }
      return callReply('saveFilter', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: () => refresh(client, ['filter']),
  })
}

export function useRemoveFilter() {
  return useChange(['filter'], (id: string) => callReply('removeFilter', { params: { id } }))
}
