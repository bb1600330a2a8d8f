import { FILE_LINK_RENEWAL } from '@pasok/domain/files/files.constants'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** An upload by its id, with a link that opens it now. */
export function useKeptFile(id: string | undefined) {
  return useQuery({
    queryKey: queryKey('getFile', { params: { id: id ?? '' } }),
    queryFn: ({ signal }) =>
      call('getFile', { params: { id: id ?? '' }, signal, background: true }),
    enabled: id !== undefined,
    staleTime: FILE_LINK_RENEWAL,
    refetchInterval: FILE_LINK_RENEWAL,
  })
}
