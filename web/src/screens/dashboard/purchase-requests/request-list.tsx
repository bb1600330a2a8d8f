import { Button } from '@mantine/core'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { HistoryDialog } from '../../../documents/history-dialog'
import { ListScreen } from '../../../documents/list-screen'
import { useSort } from '../../../documents/use-sort'
import { FailureNotice } from '../../../documents/failure-notice'
import { useRequests } from '../../../features/requests/requests.queries'
import { isSearched, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
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

/** `/dashboard/purchase-requests`: the company's requests, newest first (Spec 1 §2). */
export function RequestList({ search }: { search: RequestsSearch }) {
  const t = useTexts(requestScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = REQUESTS_PAGE_SIZE } = search
  const asked = searchOf(search)
  const requests = useRequests(asked, skip, limit)
  const acts = useRequestActions()
  const columns = useRequestColumns({ first: skip * limit + 1, actionsOf: acts.actionsOf })
  const linked = useHasRequestFeature()
  const chosen = useChosen(requests.data?.rows ?? NO_ROWS)
  const go = (next: Partial<RequestsSearch>) => {
    chosen.clear()
    void navigate({ to: '/dashboard/purchase-requests', search: { ...search, ...next } })
  }
  const clear = () => go({ ...NO_SEARCH, skip: undefined })
  return (
    <div className={look('min-w-0')}>
      <RequestListHead count={requests.data?.count} />
      <ListScreen<RequestRow>
        filters={
          <>
            <RequestFilters
              asked={asked}
              onSearch={(next) => go({ ...NO_SEARCH, ...next, skip: undefined })}
            />
            <Notices acts={acts} />
          </>
        }
        query={requests}
        address={{ skip, limit }}
        go={go}
        pageSizes={REQUEST_PAGE_SIZES}
        sort={useSort({ sorts: SORTINGS, sort: search.sort, go })}
        label={t('heading')}
        columns={columns}
        rowKey={(row) => row._id}
        rowName={(row) => row.code_pr}
        rowLink={(row) =>
          linked || mayAct(row)
            ? { to: '/dashboard/purchase-requests', search: { page: 'detail', id: row.code_pr } }
            : undefined
        }
        {...chosen.table}
        none={<NoRequests isSearched={isSearched(asked)} onClear={clear} />}
      >
        <DecisionBar chosen={chosen.rows} onClear={chosen.clear} />
      </ListScreen>
      <HistoryDialog
        code={acts.history?.code_pr ?? ''}
        statuses={acts.history?.statuses ?? []}
        opened={acts.history !== null}
        onClose={acts.closeHistory}
      />
    </div>
  )
}

/** Failures of submitting, deleting and copying a request of the list. */
function Notices({ acts }: { acts: ReturnType<typeof useRequestActions> }) {
  const t = useTexts(requestScreenTexts)
  const { flow, edit, remove, copy } = acts
  const refused = flow.refusal?.target
  return (
    <>
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
    </>
  )
}
