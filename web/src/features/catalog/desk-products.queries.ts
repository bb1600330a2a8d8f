import type {
  DeskProduct,
  DeskProductRow,
  ProductState,
} from '@pasok/domain/catalog/catalog.desk.model'
import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type Body, type Query, call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { setAnswer } from '../../lib/set-answer'
import { useChange } from '../../lib/refresh'

type OwnProductsQuery = Query<'listOwnProducts'>
/** What is sent of a product that is made; one that is edited has its place and version beside. */
export type ProductBody = Body<'createProduct'>
export type QuickBody = Body<'quickEditProduct'>

interface Page {
  rows: DeskProductRow[]
  count: number
}

/** A page of the vendor's products. */
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

/** The brands that the vendor's products have. */
export const useOwnBrands = () =>
  useQuery({
    queryKey: queryKey('listOwnBrands', {}),
    queryFn: ({ signal }) => call('listOwnBrands', { signal }),
  })

/** All categories; the provider changes them seldom. Ms. */
const LONG = 10 * 60_000

export const useDeskCategories = () =>
  useQuery({
    queryKey: queryKey('listDeskCategories', {}),
    queryFn: ({ signal }) => call('listDeskCategories', { signal }),
    staleTime: LONG,
  })

/** A changed row in its place in every list: sorted anew only when the list is opened again. */
function putRow(queries: QueryClient, row: DeskProductRow): void {
  queries.setQueriesData<Page>({ queryKey: queryKey('listOwnProducts') }, (page) =>
    page?.rows.some(({ _id }) => _id === row._id)
      ? { ...page, rows: page.rows.map((one) => (one._id === row._id ? row : one)) }
      : page,
  )
  void queries.invalidateQueries({ queryKey: queryKey('listOwnProducts'), refetchType: 'none' })
  void queries.invalidateQueries(productQuery(row._id))
}

/** One figure of a row: written, and read anew when somebody was first. */
export function useQuickEdit() {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    async write(body: QuickBody): Promise<DeskProductRow> {
      const row = await call('quickEditProduct', { body, idempotencyKey: keyOf(body) })
      putRow(queries, row)
      return row
    },
    async read(id: string): Promise<DeskProductRow> {
      const row = await queries.query({ ...productQuery(id), staleTime: 0 })
      putRow(queries, row)
      return row
    },
  }
}

/** Withdraws products or offers them again; gives how many were not so before. */
export function useChangeState(state: ProductState) {
  return useChange(['product'], async (ids: readonly string[]) => {
    const contract = state === 'withdrawn' ? 'withdrawProducts' : 'offerProducts'
    const { changed } = await call(contract, { body: { product_ids: [...ids] } })
    return changed
  })
}

/** Where a product that is edited is kept; without an id it is made. */
export function useProductRecord(id: string | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return {
    /** Gives the server's message and the product. */
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
      await setAnswer(queries, productQuery(reply.data._id).queryKey, reply.data)
      void queries.invalidateQueries({ queryKey: queryKey('listOwnProducts') })
      void queries.invalidateQueries({ queryKey: queryKey('listOwnBrands') })
      return reply
    },
    read: (): Promise<DeskProduct> => queries.query({ ...productQuery(id ?? ''), staleTime: 0 }),
  }
}
