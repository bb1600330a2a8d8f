import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rowsOfPage, hasWords } from '../lib/list-slices'
import type { DataTableProps } from '../ui/data-table.types'
import { look } from '../ui/look'
import { SearchBox } from '../ui/search-box'
import { ListScreen, type ListScreenProps } from './list-screen'

type Shared<Row> = Omit<
  ListScreenProps<Row>,
  'query' | 'columns' | 'none' | 'pageSizes' | 'elsewhere' | 'title' | 'actions' | 'children'
>

interface WholeListProps<Row> extends Shared<Row> {
  query: UseQueryResult<Row[]>
  /** Called with the number of the first row of the page. */
  columns: (first: number) => DataTableProps<Row>['columns']
  searchLabel: string
  textsOf: (row: Row) => readonly string[]
  isShown?: (row: Row) => boolean
  /** The first is the default. */
  pageSizes: readonly [number, ...number[]]
  empty: ReactNode
}

/** A list that is loaded completely, and searched and paged in the browser. */
export function WholeList<Row>(props: WholeListProps<Row>) {
  const { query, columns, searchLabel, textsOf, isShown, empty, filters, ...list } = props
  const { address, go, pageSizes } = list
  const { search, skip = 0, limit = pageSizes[0] } = address
  const matching = query.data?.filter(
    (row) => (isShown?.(row) ?? true) && hasWords(textsOf(row), search),
  )
  return (
    <ListScreen<Row>
      {...list}
      columns={columns(skip * limit + 1)}
      query={{
        ...query,
        data: matching && { rows: [...rowsOfPage(matching, skip, limit)], count: matching.length },
      }}
      none={empty}
      filters={
        <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
          <SearchBox
            label={searchLabel}
            value={search ?? ''}
            onSearch={(words) => go({ search: words, skip: undefined })}
          />
          {filters}
        </div>
      }
    />
  )
}
