import { useAwaited, type AwaitedSearch } from '../../../features/receipts/receipts.queries'
import { useKeptEntries } from '../../../features/receipts/use-receiving'
import { filtersOf, searchByFilters } from '../../../lib/list-search'
import { nextPage } from '../../../lib/next-page'
import { useCan } from '../../../lib/session'
import type { ReceiptsSearch } from './search-params'

/** The search of receipts for packages that have none yet; null where it can find no such packages. */
function searchOfAwaited(search: ReceiptsSearch): AwaitedSearch | null {
  if (search.status !== undefined || search.skip !== undefined) return null
  const filters = filtersOf(search).flatMap(({ by, ...others }) =>
    by === 'code_grn' ? [] : [{ by, ...others }],
  )
  if (filters.length < filtersOf(search).length) return null
  const { search: words } = search
  return { ...searchByFilters(filters), ...(words !== undefined && { search: words }) }
}

/** The packages that wait to be received, for who receives; what is typed of one stands elsewhere. */
export function useAwaitedPackages(search: ReceiptsSearch) {
  const isAllowed = useCan('receipts.create')
  const query = useAwaited(isAllowed ? searchOfAwaited(search) : null)
  const { data, error, isLoading, failureCount, hasNextPage } = query
  const kept = new Set(useKeptEntries()?.map(({ packageId }) => packageId))
  const code = filtersOf(search)
    .find(({ by }) => by === 'code_package')
    ?.value?.toLowerCase()
  const orders = data?.pages.flatMap(({ rows }) => rows) ?? []
  return {
    packages: orders.flatMap((order) =>
      order.packages
        .filter((pack) => !kept.has(pack._id))
        // The others of its order were found along with it.
        .filter((pack) => code === undefined || pack.code_package.toLowerCase().includes(code))
        .map((pack) => ({ order, pack })),
    ),
    // One that gets no answer holds up no receipts.
    isLoading: isLoading && failureCount === 0,
    error: data ? null : error,
    refetch: () => void query.refetch(),
    hasMore: hasNextPage,
    isFetching: query.isFetchingNextPage,
    fetchMore: () => void nextPage(query),
  }
}
export type Awaited = ReturnType<typeof useAwaitedPackages>
