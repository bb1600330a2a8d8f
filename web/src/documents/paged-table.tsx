import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isCutOff } from '../lib/cut-off'
import type { ListAddress } from '../lib/list-address'
import { DataTable } from '../ui/data-table'
import type { DataTableProps } from '../ui/data-table.types'
import { NoRows } from '../ui/no-rows'
import { Pager } from '../ui/pager'
import { CutOffNote } from './cut-off-note'
import { FoundElsewhere, type Elsewhere } from './found-elsewhere'
import { LoadError } from './load-error'
import { look } from '../ui/look'

export const PAGE_SIZE = 20

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty'> {
  query: UseQueryResult<{ rows: Row[]; count: number; more?: boolean | undefined }>
  /** What the address says. */
  address: ListAddress
  /** Changes it. */
  go: (next: ListAddress) => void
  /** That one may choose among, the usual one first; without them there is that one. */
  pageSizes?: readonly [number, ...number[]]
  /** When there is nothing at all. */
  none: ReactNode
  /** Where a list has tabs: what the same search finds in the other ones. */
  elsewhere?: {
    /** The name of the list's call. */
    list: string
    find: (search: string, signal: AbortSignal) => Promise<Elsewhere[]>
  }
}

/** The page of a list that the address names, with its states. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { query, address, go, none, elsewhere, pageSizes = [PAGE_SIZE], ...table } = props
  const [usual] = pageSizes
  const { search, skip = 0, limit = usual } = address
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (isCutOff(query)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <DataTable<Row>
        {...table}
        rows={data?.rows}
        skeletonRows={limit}
        empty={
          <>
            <NoRows
              search={search}
              beyond={skip > 0}
              onClear={() => go({ search: undefined })}
              onFirst={() => go({})}
            >
              {none}
            </NoRows>
            {elsewhere && search !== undefined && skip === 0 && (
              <FoundElsewhere
                list={elsewhere.list}
                by="search"
                value={search}
                find={(signal) => elsewhere.find(search, signal)}
              />
            )}
          </>
        }
      />
      {data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={data.count}
          more={data.more}
          onPage={(page) => go({ skip: page || undefined })}
          {...(pageSizes.length > 1 && {
            pageSizes,
            onPageSize: (size: number) => go({ limit: size === usual ? undefined : size }),
          })}
        />
      )}
    </div>
  )
}
