import type { TemplatePayload } from '@pasok/domain/templates/templates.from-cart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallInput, call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { useChange } from '../../lib/refresh'

type TemplatesAsked = NonNullable<CallInput<'listTemplates'>['query']>

/** A page of the company's templates; while the next one loads the last one stays. */
export function useTemplates(query: TemplatesAsked) {
  return useQuery({
    queryKey: queryKey('listTemplates', { query }),
    queryFn: ({ signal }) => callPage('listTemplates', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One template at today's prices. */
export function useTemplate(id: string | undefined) {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: queryKey('getTemplate', { params }),
    queryFn: ({ signal }) => call('getTemplate', { params, signal }),
    enabled: id !== undefined,
  })
}

/** A template's lines at today's prices; asked for anew each time, as they go into a cart. */
export async function fetchTemplateItems(id: string, signal?: AbortSignal) {
  return call('getTemplateItems', { params: { id }, signal })
}
export type TemplateItems = Awaited<ReturnType<typeof fetchTemplateItems>>

/** What is gone is not asked for again. */
export function useDeleteTemplate() {
  return useChange(['template'], (id: string) => callReply('deleteTemplate', { params: { id } }))
}

/**
 * Saves a template: over the version known, or as a new one. The key makes repeating a save whose
 * answer was lost the same call.
 */
export function saveTemplate(
  body: TemplatePayload,
  over: { id: string; version: number | undefined } | null,
  idempotencyKey: string,
) {
  if (!over) return callReply('saveTemplate', { body, idempotencyKey })
  const { id, version } = over
  return callReply('updateTemplate', { params: { id }, body: { ...body, version }, idempotencyKey })
}

interface TemplateItemToAdd {
  /** Of the template. */
  id: string
  productId: string
  quantity: number
  note: string
}

/** Adds to a template on the server; its quantity adds up there, so trying again is the same call. */
export function useAddTemplateItem() {
  const keyOf = useCallKey()
  return useChange(['template'], ({ id, ...item }: TemplateItemToAdd) => {
    const body = { id, item }
    return call('addTemplateItem', { body, idempotencyKey: keyOf(body) })
  })
}
