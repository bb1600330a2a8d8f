import { Button } from '@mantine/core'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { HistoryDialog } from '../../../documents/history-dialog'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useRequests } from '../../../features/requests/requests.queries'
import { isCutOff } from '../../../lib/cut-off'
import { NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { Pager } from '../../../ui/pager'
import { DecisionBar } from './decision-bar'
import { NoRequests } from './no-requests'
import { useRequestColumns } from './request-columns'
import { RequestFilters } from './request-filters'
import { RequestListHead } from './request-list-head'
import { REQUEST_PAGE_SIZES, type RequestsSearch } from './search-params'
import { SubmitNotices } from './submit-notices'
import { useRequestActions } from './use-request-actions'
import { look } from '../../../ui/look'

const NOBODY: ReadonlySet<string> = new Set()
const NO_ROWS: readonly RequestRow[] = []

/** Who may do anything with requests has their codes as links (Spec 1 §6). */
function useHasRequestFeature(): boolean {
  const edit = useCan('requests.edit')
  const submit = useCan('requests.submit')
  const remove = useCan('requests.delete')
  const decide = useCan('requests.decide')
  return edit || submit || remove || decide
}

const mayAct = ({ actions }: RequestRow) => Object.values(actions).some(Boolean)
const mayDecide = ({ actions }: RequestRow) => actions.approve

type Listed = ReturnType<typeof useRequests>

/** Rows to be decided together, of those that are shown; what moved on meanwhile is none of them. */
function useChosen(rows: readonly RequestRow[]) {
  const canDecide = useCan('requests.decide')
  const [chosen, setChosen] = useState(NOBODY)
  return {
    rows: rows.filter((row) => mayDecide(row) && chosen.has(row._id)),
    clear: () => setChosen(NOBODY),
    ...(canDecide && {
      table: { selection: { chosen, onChange: setChosen }, choosable: mayDecide },
    }),
  }
}

interface RowsProps {
  requests: Listed
  search: RequestsSearch
  actionsOf: ReturnType<typeof useRequestActions>['actionsOf']
  go: (next: Partial<RequestsSearch>) => void
}

function Rows({ requests, search, actionsOf, go }: RowsProps) {
  const t = useTexts(requestScreenTexts)
  const { skip = 0, limit = REQUESTS_PAGE_SIZE } = search
  const columns = useRequestColumns({ first: skip * limit + 1, actionsOf })
  const linked = useHasRequestFeature()
  const chosen = useChosen(requests.data?.rows ?? NO_ROWS)
  const turnTo = (next: Partial<RequestsSearch>) => {
    chosen.clear()
    go(next)
  }
  return (
    <div data-waiting={requests.isPlaceholderData || undefined} className={look('fade', 'waiting')}>
      <DataTable<RequestRow>
        label={t('heading')}
        columns={columns}
        rows={requests.data?.rows}
        rowKey={(row) => row._id}
        rowName={(row) => row.code_pr}
        rowLink={(row) =>
          linked || mayAct(row)
            ? { to: '/dashboard/purchase-requests', search: { page: 'detail', id: row.code_pr } }
            : undefined
        }
        {...chosen.table}
        skeletonRows={limit}
        empty={
          <NoRequests
            isSearched={search.by !== undefined}
            beyond={skip > 0}
            onClear={() => turnTo({ ...NO_SEARCH, skip: 0 })}
            onFirst={() => turnTo({ skip: 0 })}
          />
        }
      />
      <DecisionBar chosen={chosen.rows} onClear={chosen.clear} />
      {requests.data && (
        <Pager
          page={skip}
          pageSize={limit}
          count={requests.data.count}
          onPage={(page) => turnTo({ skip: page })}
          pageSizes={REQUEST_PAGE_SIZES}
          onPageSize={(size) => turnTo({ skip: 0, limit: size })}
        />
      )}
    </div>
  )
}

/** `/dashboard/purchase-requests`: the company's requests, newest first (Spec 1 §2). */
export function RequestList({ search }: { search: RequestsSearch }) {
  const t = useTexts(requestScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = REQUESTS_PAGE_SIZE } = search
  const asked = searchOf(search)
  const requests = useRequests(asked, skip, limit)
  const { actionsOf, flow, history, closeHistory, edit, remove, copy } = useRequestActions()
  const go = (next: Partial<RequestsSearch>) =>
    void navigate({ to: '/dashboard/purchase-requests', search: { ...search, ...next } })
  const cutOff = isCutOff(requests)
  const refused = flow.refusal?.target
  return (
    <div className={look('min-w-0')}>
      <RequestListHead count={requests.data?.count} />
      <RequestFilters asked={asked} onSearch={(next) => go({ ...NO_SEARCH, ...next, skip: 0 })} />
      <SubmitNotices
        flow={flow}
        action={
          refused && (
            <Button size="xs" variant="default" onClick={() => edit('create', refused.id)}>
              {t('edit')}
            </Button>
          )
        }
      />
      {remove.failure && <FailureNotice {...remove.failure} onClose={remove.dismiss} />}
      {copy.failure && <FailureNotice {...copy.failure} onClose={copy.dismiss} />}
      {requests.isError && !requests.data && (
        <LoadError
          error={requests.error}
          busy={requests.isFetching}
          onRetry={() => void requests.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (requests.data || !requests.isError) && (
        <Rows requests={requests} search={search} actionsOf={actionsOf} go={go} />
      )}
      <HistoryDialog
        code={history?.code_pr ?? ''}
        statuses={history?.statuses ?? []}
        opened={history !== null}
        onClose={closeHistory}
      />
    </div>
  )
}
