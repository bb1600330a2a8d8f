import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/cut-off'
import { DataTable } from '../../ui/data-table'
import type { DataTableProps } from '../../ui/data-table.types'
import { NoRows } from '../../ui/no-rows'
import { Pager } from '../../ui/pager'
import classes from './lists.module.css'
import type { ListSearch } from './search-params'

export const PAGE_SIZE = 20

interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty'> {
  query: UseQueryResult<{ rows: Row[]; count: number; more?: boolean | undefined }>
  /** What the address says. */
  address: ListSearch
  /** Changes it. */
  go: (next: ListSearch) => void
  /** When there is nothing at all. */
  none: ReactNode
}

/** The page of a list that the address names, with its states. */
export function PagedTable<Row>({ query, address, go, none, ...table }: PagedTableProps<Row>) {
  const { search, skip = 0, limit = PAGE_SIZE } = address
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (isCutOff(query)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return (
    <div className={classes.list} data-waiting={isPlaceholderData || undefined}>
      <DataTable<Row>
        {...table}
        rows={data?.rows}
        skeletonRows={limit}
        empty={
          <NoRows
            search={search}
            beyond={skip > 0}
            onClear={() => go({ search: undefined })}
            onFirst={() => go({})}
          >
            {none}
          </NoRows>
        }
      />
      {data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={data.count}
          more={data.more}
          onPage={(page) => go({ skip: page || undefined })}
        />
      )}
    </div>
  )
}
