import { Button } from '@mantine/core'
import { REQUESTS_PAGE_SIZE } from '@pasok/domain/requests/requests.constants'
import type { RequestRow } from '@pasok/domain/requests/requests.model'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { HistoryDialog } from '../../../documents/history-dialog'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { useRequests } from '../../../features/requests/requests.queries'
import { isCutOff } from '../../../lib/cut-off'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { loadEditorAhead } from './load-editor'
import { useRequestColumns } from './request-columns'
import classes from './request-list.module.css'
import type { RequestsSearch } from './search-params'
import { SubmitNotices } from './submit-notices'
import { useStartNew } from '../../../features/cart/start-new'
import { useRequestActions } from './use-request-actions'

// A list without it is better than none, where the network fails.
const ContinueCart = lazy(() =>
  import('./continue-cart').then(
    ({ ContinueCart: Loaded }) => ({ default: Loaded }),
    () => ({ default: () => null }),
  ),
)

const PAGE_SIZES = [REQUESTS_PAGE_SIZE, 25, 50, 100] as const

function ListHead({ count }: { count: number | undefined }) {
  const t = useTexts(requestScreenTexts)
  const canCreate = useCan('requests.create')
  const startNew = useStartNew()
  const actions = canCreate && (
    <>
      <Suspense>
        <ContinueCart />
      </Suspense>
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        onPointerEnter={loadEditorAhead}
        onFocus={loadEditorAhead}
        onClick={() => void startNew()}
      >
        {t('createNew')}
      </Button>
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}

/** Nothing to show: what to do next, as far as this person may. */
function NoRequests({ beyond, onFirst }: { beyond: boolean; onFirst: () => void }) {
  const t = useTexts(requestScreenTexts)
  const canCreate = useCan('requests.create')
  const startNew = useStartNew()
  const create = canCreate ? (
    <Button onClick={() => void startNew()}>{t('createNew')}</Button>
  ) : undefined
  const helper = canCreate ? t('listEmptyHelpCreate') : t('listEmptyHelpRead')
  return (
    <EmptyState
      icon={<IconFileText size={22} />}
      text={t('listEmpty')}
      helper={beyond ? t('pageEmptyHelp') : helper}
      action={beyond ? <Button onClick={onFirst}>{t('firstPage')}</Button> : create}
    />
  )
}

/** Anything that may be done with a request makes its code a link (Spec 1 §6). */
function useHasRequestFeature(): boolean {
  const edit = useCan('requests.edit')
  const submit = useCan('requests.submit')
  const remove = useCan('requests.delete')
  const decide = useCan('requests.decide')
  return edit || submit || remove || decide
}

/** `/dashboard/purchase-requests`: the company's requests, newest first (Spec 1 §2). */
export function RequestList({ search }: { search: RequestsSearch }) {
  const t = useTexts(requestScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = REQUESTS_PAGE_SIZE } = search
  const requests = useRequests(skip, limit)
  const { actionsOf, flow, history, closeHistory, edit, remove } = useRequestActions()
  const columns = useRequestColumns({ first: skip * limit + 1, actionsOf })
  const linked = useHasRequestFeature()
  const turnTo = (next: { skip?: number; limit?: number }) =>
    void navigate({
      to: '/dashboard/purchase-requests',
      search: { ...search, ...next },
    })
  const count = requests.data?.count
  const cutOff = isCutOff(requests)
  const refused = flow.refusal?.target
  return (
    <div className={classes.page}>
      <ListHead count={count} />
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
      {requests.isError && !requests.data && (
        <LoadError
          error={requests.error}
          busy={requests.isFetching}
          onRetry={() => void requests.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (requests.data || !requests.isError) && (
        <div data-waiting={requests.isPlaceholderData || undefined} className={classes.list}>
          <DataTable<RequestRow>
            label={t('heading')}
            columns={columns}
            rows={requests.data?.rows}
            rowKey={(row) => row._id}
            rowName={(row) => row.code_pr}
            rowLink={(row) =>
              linked
                ? {
                    to: '/dashboard/purchase-requests',
                    search: { page: 'detail', id: row.code_pr },
                  }
                : undefined
            }
            skeletonRows={limit}
            empty={<NoRequests beyond={skip > 0} onFirst={() => turnTo({ skip: 0 })} />}
          />
          {count !== undefined && (
            <Pager
              page={skip}
              pageSize={limit}
              count={count}
              onPage={(page) => turnTo({ skip: page })}
              pageSizes={PAGE_SIZES}
              onPageSize={(size) => turnTo({ skip: 0, limit: size })}
            />
          )}
        </div>
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
