import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isCutOff } from '../lib/is-cut-off'
import type { ListAddress } from '../lib/list-address'
import { DataTable } from '../ui/data-table'
import type { DataTableProps } from '../ui/data-table.types'
import { look } from '../ui/look'
import { NoRows } from '../ui/no-rows'
import { PageHead } from '../ui/page-head'
import { Pager } from '../ui/pager'
import { CutOffNote } from './cut-off-note'
import { FoundElsewhere, type Elsewhere } from './found-elsewhere'
import { LoadError } from './load-error'

export const PAGE_SIZE = 20

interface Page<Row> {
  rows: Row[]
  count: number
  more?: boolean | undefined
}

export type ListQuery<Row> = Pick<
  UseQueryResult,
  'error' | 'failureReason' | 'fetchStatus' | 'isFetching' | 'isPlaceholderData' | 'refetch'
> & { data: Page<Row> | undefined }

export interface ListScreenProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'empty'> {
  /** Title of the page, shown with the number of rows; undefined for a list below other content. */
  title?: string
  actions?: ReactNode
  filters?: ReactNode
  query: ListQuery<Row>
  address: Pick<ListAddress, 'search' | 'skip' | 'limit'>
  /** Changes the address; omitted parameters retain their values. */
  go: (next: ListAddress) => void
  /** Selectable page sizes, the default first. */
  pageSizes?: readonly [number, ...number[]]
  /** Shown when the list is empty, or when filters other than `search` match nothing. */
  none: ReactNode
  /** Title of the alert when loading fails; `Error` by default. */
  failureTitle?: string | undefined
  /** For lists with tabs: finds the matches of the same search in other tabs. */
  elsewhere?: {
    /** Name of the list's endpoint. */
    list: string
    find: (search: string, signal: AbortSignal) => Promise<Elsewhere[]>
  }
  children?: ReactNode
}

function Rows<Row>(props: ListScreenProps<Row>) {
  const { query, address, go, none, elsewhere, pageSizes = [PAGE_SIZE], children } = props
  const [usual] = pageSizes
  const { search, skip = 0, limit = usual } = address
  const { data, isPlaceholderData } = query
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <DataTable<Row>
        {...props}
        rows={data?.rows}
        skeletonRows={props.skeletonRows ?? limit}
        empty={
          <>
            <NoRows
              search={search}
              beyond={skip > 0}
              onClear={() => go({ search: undefined, skip: undefined })}
              onFirst={() => go({ skip: undefined })}
            >
              {none}
            </NoRows>
            {elsewhere && search !== undefined && skip === 0 && (
              <FoundElsewhere
                list={elsewhere.list}
                search={{ search }}
                find={(signal) => elsewhere.find(search, signal)}
              />
            )}
          </>
        }
      />
      {children}
      {data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={data.count}
          more={data.more}
          onPage={(page) => go({ skip: page || undefined })}
          {...(pageSizes.length > 1 && {
            pageSizes,
            onPageSize: (size: number) =>
              go({ skip: undefined, limit: size === usual ? undefined : size }),
          })}
        />
      )}
    </div>
  )
}

/**
 * A list with heading, filters and states: loading, loaded, empty, failed, disconnected. A new list needs
 * columns, filters and a query.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, actions, filters, query, failureTitle } = props
  const { data, error, isFetching, refetch } = query
  const hasFailed = error !== null && !data
  return (
    <>
      {title !== undefined && (
        <PageHead title={title} count={data?.count} more={data?.more} actions={actions} />
      )}
      {filters}
      {hasFailed && !isCutOff(query) && (
        <LoadError
          error={error}
          title={failureTitle}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isCutOff(query) && <CutOffNote />}
      {!hasFailed && !isCutOff(query) && <Rows {...props} />}
    </>
  )
}
