import type {
  PortalProduct,
  PortalProductRow,
  ProductState,
} from '@pasok/domain/catalog/portal/portal.model'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Body, type Query, call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { setResponse } from '../../lib/query-cache'
import { useChange } from '../../lib/refresh'

type OwnProductsQuery = Query<'listOwnProducts'>
/** Request body of a new product; edits also have an id and version. */
export type ProductBody = Body<'createProduct'>
export type QuickBody = Body<'quickEditProduct'>

interface Page {
  rows: PortalProductRow[]
  count: number
}

export function useOwnProducts(query: OwnProductsQuery) {
  return useQuery({
    queryKey: queryKey('listOwnProducts', { query }),
    queryFn: ({ signal }): Promise<Page> => callPage('listOwnProducts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

const productQuery = (id: string) => {
  const params = { id }
  return {
    queryKey: queryKey('getOwnProduct', { params }),
    queryFn: ({ signal }: { signal: AbortSignal }) => call('getOwnProduct', { params, signal }),
  }
}

export const useOwnProduct = (id: string | undefined) =>
  useQuery({ ...productQuery(id ?? ''), enabled: id !== undefined })

export const useOwnBrands = () =>
  useQuery({
    queryKey: queryKey('listOwnBrands', {}),
    queryFn: ({ signal }) => call('listOwnBrands', { signal }),
  })

/** Milliseconds for which categories are cached; the provider rarely changes them. */
const LONG_MS = 10 * 60_000

export const usePortalCategories = () =>
  useQuery({
    queryKey: queryKey('listPortalCategories', {}),
    queryFn: ({ signal }) => call('listPortalCategories', { signal }),
    staleTime: LONG_MS,
  })

/** Updates a changed row in all loaded lists; they are sorted again only when loaded again. */
function replaceRow(queries: QueryClient, row: PortalProductRow): void {
  queries.setQueriesData<Page>({ queryKey: queryKey('listOwnProducts') }, (page) =>
    page?.rows.some(({ _id }) => _id === row._id)
      ? { ...page, rows: page.rows.map((one) => (one._id === row._id ? row : one)) }
      : page,
  )
  void queries.invalidateQueries({ queryKey: queryKey('listOwnProducts'), refetchType: 'none' })
  void queries.invalidateQueries(productQuery(row._id))
}

/** Saves one cell of a row, and loads the row again when another user was first. */
export function useQuickEdit() {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    async write(body: QuickBody): Promise<PortalProductRow> {
      const row = await call('quickEditProduct', { body, idempotencyKey: keyOf(body) })
      replaceRow(queries, row)
      return row
    },
    async read(id: string): Promise<PortalProductRow> {
      const row = await queries.query({ ...productQuery(id), staleTime: 0 })
      replaceRow(queries, row)
      return row
    },
  }
}

/** Withdraws products or offers them again; resolves to the number of products changed. */
export function useChangeState(state: ProductState) {
  return useChange(['product'], async (ids: readonly string[]) => {
    const contract = state === 'withdrawn' ? 'withdrawProducts' : 'offerProducts'
    const { changed } = await call(contract, { body: { product_ids: [...ids] } })
    return changed
  })
}

/** Reads and writes an edited product; without an id, creates one. */
export function useProductRecord(id: string | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    /** Resolves to the server's message and the product. */
    async write(body: ProductBody, version: number | undefined, stockSeen: number) {
      const reply =
        id === undefined
          ? await callReply('createProduct', { body, idempotencyKey: keyOf(body) })
          : await callReply('editProduct', {
              body: {
                ...body,
                _id: id,
                stock_seen: stockSeen,
                ...(version !== undefined && { version }),
              },
            })
      await setResponse(queries, productQuery(reply.data._id).queryKey, reply.data)
      void queries.invalidateQueries({ queryKey: queryKey('listOwnProducts') })
      void queries.invalidateQueries({ queryKey: queryKey('listOwnBrands') })
      return reply
    },
    read: (): Promise<PortalProduct> => queries.query({ ...productQuery(id ?? ''), staleTime: 0 }),
  }
}
