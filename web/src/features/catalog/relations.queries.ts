import type { PreferredVendor } from '@pasok/domain/vendors/vendors.relations.model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Body, call, callReply, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { useCallKey } from '../../lib/use-call-key'
import { useChange } from '../../lib/refresh'

/** Milliseconds after which an open list is loaded again, to show vendors' answers. */
const LOOK_AGAIN = 30_000

export function usePreferredVendors() {
  const { buyer_id } = useSession()
  const client = useQueryClient()
  const query = { buyer_id }
  const key = queryKey('listPreferredVendors', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('listPreferredVendors', {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    refetchInterval: LOOK_AGAIN,
  })
}

/** Loads a preferred vendor with all its special discounts; null when it is not on the list. */
export function usePreferredVendor(vendor_id: string) {
  const { buyer_id } = useSession()
  const query = { buyer_id, vendor_id }
  return useQuery({
    queryKey: queryKey('listPreferredVendors', { query }),
    queryFn: ({ signal }) => call('listPreferredVendors', { query, signal }),
    select: ([row]): PreferredVendor | null => row ?? null,
  })
}

export function useFindVendor() {
  const { buyer_id } = useSession()
  return useMutation({
    mutationFn: (company_code: string) =>
      call('findVendorByCode', { query: { buyer_id, company_code } }),
  })
}

/** Requests a preferred-vendor relation; resolves to the server's message. */
export function useRequestRelation() {
  const { buyer_id } = useSession()
  const keyOf = useCallKey()
  return useChange(['relation'], async (terms: Omit<Body<'requestRelation'>, 'buyer_id'>) => {
    const body = { buyer_id, ...terms }
    return (await callReply('requestRelation', { body, idempotencyKey: keyOf(body) })).message
  })
}

/** Removes a vendor from the list, provided that it has not changed; resolves to the server's message. */
export function useRemoveRelation() {
  const { buyer_id } = useSession()
  return useChange(
    ['relation'],
    async ({ vendor_id, version }: Pick<PreferredVendor, 'vendor_id' | 'version'>) => {
      const query = { buyer_id, vendor_id, version: String(version) }
      return (await callReply('removeRelation', { query })).message
    },
  )
}
