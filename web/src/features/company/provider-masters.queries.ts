import {
  listCompanyCategories,
  listCompanyTypes,
  saveCompanyCategory,
  saveCompanyType,
} from '@pasok/domain/company/company.provider.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey, type CallInput } from '../../lib/api'

/** The company types with their legal documents, those no longer offered too. */
export function useCompanyTypes() {
  return useQuery({
    queryKey: queryKey(listCompanyTypes),
    queryFn: ({ signal }) => call(listCompanyTypes, { signal }),
  })
}

/** The company categories, those no longer offered too. */
export function useCompanyCategories() {
  return useQuery({
    queryKey: queryKey(listCompanyCategories),
    queryFn: ({ signal }) => call(listCompanyCategories, { signal }),
  })
}

export type TypeToSave = CallInput<typeof saveCompanyType>['body']

export function useSaveType() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TypeToSave) => callReply(saveCompanyType, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(listCompanyTypes) }),
  })
}

type CategoryToSave = CallInput<typeof saveCompanyCategory>['body']

export function useSaveCategory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CategoryToSave) => callReply(saveCompanyCategory, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(listCompanyCategories) }),
  })
}
