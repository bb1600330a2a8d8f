import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { LoadError } from '../../documents/load-error'
import { messageOf } from '../../lib/api-error'
import { cut, hasWords } from '../../lib/cut'
import { DataTable } from '../../ui/data-table'
import type { DataTableProps } from '../../ui/data-table.types'
import { EmptyState } from '../../ui/empty-state'
import { NoRows } from '../../ui/no-rows'
import { PageHead } from '../../ui/page-head'
import { Pager } from '../../ui/pager'
import { SearchBox } from '../../ui/search-box'
import classes from './lists.module.css'

const PAGE_SIZE = 50

interface Asked<Row> {
  data: readonly Row[] | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** A change that a row's menu makes, and why it failed last. */
interface Change {
  error: Error | null
  dismiss: () => void
}

interface ShortListProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowActions'
> {
  at: '/provider/company-categories' | '/provider/super-admins'
  title: string
  searchLabel: string
  asked: Asked<Row>
  rowName: (row: Row) => string
  /** What the search looks at. */
  wordsOf: (row: Row) => readonly string[]
  change: Change
  changeFailed: string
  addLabel: string
  onEdit: (edited: Row | 'new') => void
  none: { icon: ReactNode; text: string; helper: string }
}

/** A list that comes whole, and is searched and paged here; search and page are in the address. */
export function ShortList<Row>(props: ShortListProps<Row>) {
  const { title, asked, change, addLabel, onEdit } = props
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => onEdit('new')}>
      {addLabel}
    </Button>
  )
  return (
    <>
      <PageHead title={title} count={asked.data?.length} actions={add} />
      {change.error && (
        <FailureNotice
          title={props.changeFailed}
          messages={[messageOf(change.error)]}
          onClose={change.dismiss}
        />
      )}
      <Rows {...props} add={add} />
    </>
  )
}

type Next = { search?: string | undefined; skip?: number | undefined }

function Rows<Row>({
  at,
  title,
  searchLabel,
  asked: { data, error, isFetching, refetch },
  wordsOf,
  onEdit,
  none,
  add,
  ...table
}: ShortListProps<Row> & { add: ReactNode }) {
  const navigate = useNavigate()
  const { search, skip = 0 } = useSearch({ from: at })
  const go = (next: Next, replace = false) =>
    void navigate({
      to: at,
      search: (before) => ({ ...before, skip: undefined, ...next }),
      replace,
    })
  const found = data?.filter((row) => hasWords(wordsOf(row), search))
  return (
    <>
      <div className={classes.filters}>
        <SearchBox
          label={searchLabel}
          value={search ?? ''}
          onSearch={(next) => go({ search: next }, true)}
        />
      </div>
      {error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable<Row>
          label={title}
          columns={table.columns}
          rows={found && cut(found, skip, PAGE_SIZE)}
          rowKey={table.rowKey}
          rowName={table.rowName}
          onRow={onEdit}
          {...(table.rowActions && { rowActions: table.rowActions })}
          skeletonRows={5}
          empty={
            <NoRows
              search={search}
              beyond={skip > 0}
              onClear={() => go({ search: undefined })}
              onFirst={() => go({})}
            >
              <EmptyState {...none} action={add} />
            </NoRows>
          }
        />
      )}
      {found && found.length > PAGE_SIZE && (
        <Pager
          page={skip}
          pageSize={PAGE_SIZE}
          count={found.length}
          onPage={(page) => go({ skip: page || undefined })}
        />
      )}
    </>
  )
}
