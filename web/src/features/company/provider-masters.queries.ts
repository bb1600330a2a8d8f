import type { CompanyCategory } from '@pasok/domain/company/provider/provider.model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type CallInput } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

/** Loads the company types with their legal documents, including types no longer offered. */
export function useCompanyTypes() {
  return useQuery({
    queryKey: queryKey('listCompanyTypes'),
    queryFn: ({ signal }) => call('listCompanyTypes', { signal }),
  })
}

const categoriesQuery = {
  queryKey: queryKey('listCompanyCategories'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('listCompanyCategories', { signal }),
}

/** Loads the company categories, including those no longer offered. */
export const useCompanyCategories = () => useQuery(categoriesQuery)

export type TypeToSave = CallInput<'saveCompanyType'>['body']

export function useSaveType() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TypeToSave) => callReply('saveCompanyType', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('listCompanyTypes') }),
  })
}

type CategoryToSave = CallInput<'saveCompanyCategory'>['body']

export function useSaveCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CategoryToSave) => callReply('saveCompanyCategory', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('listCompanyCategories') }),
  })
}

export type CategoryDraft = Pick<CompanyCategory, 'name' | 'active'>

export function useCategoryRecord(category: CompanyCategory | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    write: async (draft: CategoryDraft, version: number | undefined): Promise<void> => {
      if (category)
        await callReply('saveCompanyCategory', { body: { _id: category._id, ...draft, version } })
      else await callReply('saveCompanyCategory', { body: draft, idempotencyKey: keyOf(draft) })
      void queries.invalidateQueries({ queryKey: queryKey('listCompanyCategories') })
    },
    read: async (): Promise<CompanyCategory | undefined> => {
      const all = await queries.query({ ...categoriesQuery, staleTime: 0 })
      return all.find(({ _id }) => _id === category?._id)
    },
  }
}
