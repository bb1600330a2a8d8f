import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cut, hasWords } from '../lib/cut'
import { isCutOff } from '../lib/cut-off'
import type { ListAddress } from '../lib/list-address'
import { DataTable } from '../ui/data-table'
import type { DataTableProps } from '../ui/data-table.types'
import { NoRows } from '../ui/no-rows'
import { Pager } from '../ui/pager'
import { SearchBox } from '../ui/search-box'
import { CutOffNote } from './cut-off-note'
import { LoadError } from './load-error'
import { look } from '../ui/look'

type TableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'columns' | 'skeletonRows'>

interface WholeListProps<Row> extends TableProps<Row> {
  query: UseQueryResult<Row[]>
  /** Told the number of the first row. */
  columns: (first: number) => DataTableProps<Row>['columns']
  searchLabel: string
  /** What a row is found by. */
  textsOf: (row: Row) => readonly string[]
  /** Of the rows, those that are shown at all. */
  isShown?: (row: Row) => boolean
  address: ListAddress
  /** Changes the address; what is left out stays. */
  go: (next: { [Key in keyof ListAddress]: ListAddress[Key] | undefined }) => void
  /** The first is the usual one. */
  pageSizes: readonly [number, ...number[]]
  /** Over why it could not be loaded, where it is not Error. */
  failureTitle?: string
  /** Beside the search. */
  filters?: ReactNode
}

/** A list that comes whole and is searched and paged in the browser, with all its states. */
export function WholeList<Row>(props: WholeListProps<Row>) {
  const { query, columns, searchLabel, textsOf, isShown, ...rest } = props
  const { address, go, pageSizes, filters, failureTitle, ...table } = rest
  const { search, skip = 0, limit = pageSizes[0] } = address
  const matching = query.data?.filter(
    (row) => (isShown?.(row) ?? true) && hasWords(textsOf(row), search),
  )
  const cutOff = isCutOff(query)
  const toFirst = () => go({ skip: undefined })
  return (
    <>
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox
          label={searchLabel}
          value={search ?? ''}
          onSearch={(words) => go({ search: words, skip: undefined })}
        />
        {filters}
      </div>
      {query.isError && !query.data && (
        <LoadError
          error={query.error}
          title={failureTitle}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (query.data || !query.isError) && (
        <>
          <DataTable<Row>
            {...table}
            columns={columns(skip * limit + 1)}
            rows={matching && cut(matching, skip, limit)}
            skeletonRows={limit}
            empty={
              <NoRows
                search={search}
                beyond={(matching?.length ?? 0) > 0}
                onClear={() => go({ search: undefined, skip: undefined })}
                onFirst={toFirst}
              >
                {table.empty}
              </NoRows>
            }
          />
          <Pager
            page={skip}
            pageSize={limit}
            count={matching?.length ?? 0}
            onPage={(page) => go({ skip: page || undefined })}
            pageSizes={pageSizes}
            onPageSize={(size) =>
              go({ skip: undefined, limit: size === pageSizes[0] ? undefined : size })
            }
          />
        </>
      )}
    </>
  )
}
