import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type CallInput } from '../../lib/api'
import type { CategoryNode } from './provider-category-tree'
import { useRefreshAfter } from '../../lib/refresh'

/** Loads the category tree with the number of products in each category. */
export function useEditedCategories() {
  return useQuery({
    queryKey: queryKey('listEditedCategories'),
    queryFn: ({ signal }) => call('listEditedCategories', { signal }),
    staleTime: 0,
  })
}

/** Changes the category tree; the tree is loaded again after success and failure. */
export function useCategoryCalls() {
  const client = useQueryClient()
  const key = queryKey('listEditedCategories')
  const refreshAfter = useRefreshAfter(['category'])
  return {
    /** Loads a category's current state; null when it no longer exists. */
    read: async (id: string) => {
      const tree = await client.query({
        queryKey: key,
        queryFn: ({ signal }) => call('listEditedCategories', { signal }),
        staleTime: 0,
      })
      return tree.find(({ _id }) => _id === id) ?? null
    },
    add: (body: CallInput<'addCategory'>['body'], idempotencyKey: string) =>
      refreshAfter(callReply('addCategory', { body, idempotencyKey })),
    rename: (id: string, name: string, version: number | undefined) =>
      refreshAfter(
        callReply('renameCategory', {
          params: { id },
          body: { name, ...(version !== undefined && { version }) },
        }),
      ),
    move: (
      { _id: id, version }: CategoryNode,
      place: { parent_id: string | null; after_id?: string | null },
    ) => refreshAfter(callReply('moveCategory', { params: { id }, body: { ...place, version } })),
    remove: ({ _id: id }: CategoryNode) =>
      refreshAfter(callReply('removeCategory', { params: { id } })),
  }
}
export type CategoryCalls = ReturnType<typeof useCategoryCalls>
