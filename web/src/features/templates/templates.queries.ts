import type { TemplatePayload } from '@pasok/domain/templates/templates.from-cart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallInput, call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { useChange } from '../../lib/refresh'

type TemplatesQuery = NonNullable<CallInput<'listTemplates'>['query']>

export function useTemplates(query: TemplatesQuery) {
  return useQuery({
    queryKey: queryKey('listTemplates', { query }),
    queryFn: ({ signal }) => callPage('listTemplates', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads one template at current prices. */
export function useTemplate(id: string | undefined) {
  const params = { id: id ?? '' }
  return useQuery({
    queryKey: queryKey('getTemplate', { params }),
    queryFn: ({ signal }) => call('getTemplate', { params, signal }),
    enabled: id !== undefined,
  })
}

/** Loads a template's lines at current prices; never cached, because they go into a cart. */
export async function fetchTemplateItems(id: string, signal?: AbortSignal) {
  return call('getTemplateItems', { params: { id }, signal })
}
export type TemplateItems = Awaited<ReturnType<typeof fetchTemplateItems>>

export function useDeleteTemplate() {
  return useChange(['template'], (id: string) => callReply('deleteTemplate', { params: { id } }))
}

/**
 * Saves a template as a new version, or as a new template. Repeating the key after a lost response does not
 * save it twice.
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
  id: string
  productId: string
  quantity: number
  note: string
}

/** Adds an item to a template on the server; a retry has the same key, so that the quantity is added once. */
export function useAddTemplateItem() {
  const keyOf = useCallKey()
  return useChange(['template'], ({ id, ...item }: TemplateItemToAdd) => {
    const body = { id, item }
    return call('addTemplateItem', { body, idempotencyKey: keyOf(body) })
  })
}
