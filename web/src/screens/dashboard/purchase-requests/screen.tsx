import { Button } from '@mantine/core'
import { SORTINGS } from '@pasok/domain/kernel/sortings'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import {
  LISTED_STATES,
  OWN_DRAFTS,
  OWN_REJECTED,
  TO_DECIDE,
} from '@pasok/domain/requests/requests.list.topics'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconCheck, IconFileText, IconX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BulkBar } from '../../../documents/bulk-bar'
import { FailureNotice } from '../../../documents/failure-notice'
import { HistoryDialog } from '../../../documents/history-dialog'
import { ListScreen } from '../../../documents/list-screen'
import type { SearchTopics } from '../../../documents/search-by'
import { useSort } from '../../../documents/use-sort'
import { useStartNew } from '../../../features/cart/start-new'
import { type DecisionKind, useRequests } from '../../../features/requests/requests.queries'
import { count as formatCount } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { BY_DATE, isSearched, type ListSearch, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SavedSearchBar } from '../shared/filters/saved-search-bar'
import { useDepartmentOptions } from '../shared/filters/use-department-options'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { useRequestColumns } from './request-columns'
import { REQUEST_PAGE_SIZES, type RequestSearchTopic, type RequestsSearch } from './search-params'
import { SubmitNotices } from './submit-notices'
import { useRequestActions } from './use-request-actions'

type Search = ListSearch<RequestSearchTopic>

/** Search topics in the order of Spec 1 §2. */
function useTopics(applied: Search) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(statusTexts)
  const canDecide = useCan('requests.decide')
  const canCreate = useCan('requests.create')
  const departments = useDepartmentOptions(applied)
  const topics: SearchTopics<RequestSearchTopic> = [
    { key: 'vendor', label: t('byVendor') },
    { key: BY_DATE, label: t('byDate') },
    { key: 'code_pr', label: t('byCode') },
    { key: 'createdBy', label: t('byAuthor') },
    {
      key: 'department',
      label: t('byDepartment'),
      options: departments,
    },
    {
      key: 'lastStatus',
      label: t('byStatus'),
      options: [
        ...LISTED_STATES.map((state) => ({ value: state, label: ts(state) })),
        ...(canDecide ? [{ value: TO_DECIDE, label: t('toDecide') }] : []),
        ...(canCreate
          ? [
              { value: OWN_DRAFTS, label: t('ownDrafts') },
              { value: OWN_REJECTED, label: t('ownRejected') },
            ]
          : []),
      ],
    },
  ]
  return topics
}

interface RequestFiltersProps {
  applied: Search
  onSearch: (next: Search) => void
}

function RequestFilters({ applied, onSearch }: RequestFiltersProps) {
  return (
    <SavedSearchBar
      screen="purchase-requests"
      topics={useTopics(applied)}
      hasWords
      applied={applied}
      onSearch={onSearch}
    />
  )
}

const BulkDecision = lazyPiece(async () => (await import('./bulk-decision')).BulkDecision)

const ahead = { onPointerEnter: BulkDecision.preload, onFocus: BulkDecision.preload } as const

interface BulkBarProps {
  chosen: readonly RequestRow[]
  onClear: () => void
}

/** Bulk decision on the selected requests: one question for all, one request to the server for each. */
function DecisionBar({ chosen, onClear }: BulkBarProps) {
  const t = useTexts(requestListTexts)
  const ts = useTexts(requestScreenTexts)
  const [decision, setDecision] = useState<{
    kind: DecisionKind
    rows: readonly RequestRow[]
  } | null>(null)
  const openDecision = (kind: DecisionKind) => setDecision({ kind, rows: chosen })
  const cancel = () => setDecision(null)
  const close = () => {
    cancel()
    onClear()
  }
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar label={t('selected', { count: formatCount(chosen.length) })} onClear={onClear}>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconX size={14} className={look('phone-hidden')} aria-hidden />}
            {...ahead}
            onClick={() => openDecision('reject')}
          >
            {ts('reject')}
          </Button>
          <Button
            size="xs"
            leftSection={<IconCheck size={14} className={look('phone-hidden')} aria-hidden />}
            {...ahead}
            onClick={() => openDecision('approve')}
          >
            {ts('approve')}
          </Button>
        </BulkBar>
      )}
      {decision && (
        <LazyBoundary onMissing={closeWithToast(cancel)}>
          <BulkDecision {...decision} onCancel={cancel} onDone={close} />
        </LazyBoundary>
      )}
    </>
  )
}

interface NoRequestsProps {
  hasFilters: boolean
  onClear: () => void
}

function NoRequests({ hasFilters, onClear }: NoRequestsProps) {
  const t = useTexts(requestScreenTexts)
  const tl = useTexts(requestListTexts)
  const canCreate = useCan('requests.create')
  const startNew = useStartNew()
  const shown = { icon: <IconFileText size={22} />, text: t('notFound') }
  if (hasFilters)
    return (
      <EmptyState
        {...shown}
        helper={tl('searchEmptyHelp')}
        action={
          <Button variant="default" onClick={onClear}>
            {tl('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      {...shown}
      helper={canCreate ? t('listEmptyHelpCreate') : t('listEmptyHelpRead')}
      action={
        canCreate ? <Button onClick={() => void startNew()}>{t('createNew')}</Button> : undefined
      }
    />
  )
}

const ContinueCart = lazyPiece(async () => (await import('./continue-cart')).ContinueCart)

/** Loaded on demand: the editor includes the product search. */
const RequestEditor = lazyPiece(async () => (await import('./request-editor')).RequestEditor)

/** Heading, and buttons for a new request (Spec 1 §2). */
function RequestListHead({ count }: { count: number | undefined }) {
  const t = useTexts(requestScreenTexts)
  const canCreate = useCan('requests.create')
  const actions = canCreate && (
    <>
      <LazyBoundary optional>
        <ContinueCart />
      </LazyBoundary>
      <NewRequestButtons onAhead={RequestEditor.preload} />
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}

const NOBODY: ReadonlySet<string> = new Set()
const NO_ROWS: readonly RequestRow[] = []

/** Codes are links for users with any request permission (Spec 1 §6). */
function useHasRequestFeature(): boolean {
  const edit = useCan('requests.edit')
  const submit = useCan('requests.submit')
  const remove = useCan('requests.delete')
  const decide = useCan('requests.decide')
  return edit || submit || remove || decide
}

const mayAct = ({ actions }: RequestRow) => Object.values(actions).some(Boolean)
const mayDecide = ({ actions }: RequestRow) => actions.approve

/** The selected rows that are shown and still waiting for a decision. */
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
function RequestList({ search }: { search: RequestsSearch }) {
  const t = useTexts(requestScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = REQUESTS_PAGE_SIZE } = search
  const applied = searchOf(search)
  const requests = useRequests(applied, skip, limit)
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
              applied={applied}
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
        none={<NoRequests hasFilters={isSearched(applied)} onClear={clear} />}
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

const RequestDetail = lazyPiece(async () => (await import('./request-detail')).RequestDetail)

/** `/dashboard/purchase-requests`: the list, or the page named by `page` (Spec 1 §2). */
export default function PurchaseRequestsScreen() {
  const search = useSearch({ from: '/dashboard/purchase-requests' })
  if (search.page === 'detail')
    return (
      <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
        <RequestDetail id={search.id} />
      </LazyBoundary>
    )
  if (search.page !== 'create') return <RequestList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
      <RequestEditor id={search.id} />
    </LazyBoundary>
  )
}
