import { Button } from '@mantine/core'
import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { CutOffNote } from '../../../documents/cut-off-note'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import type { SearchTopic } from '../../../documents/search-bar'
import { useTemplates } from '../../../features/templates/templates.queries'
import { isCutOff } from '../../../lib/cut-off'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { askedBy } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { KeptSearchBar } from '../shared/filters/kept-search-bar'
import { FromTemplateNotices } from '../shared/templates/from-template-told'
import { TEMPLATE_PAGE_SIZES, type TemplatesSearch, type TemplateTopic } from './search-params'
import { useTemplateColumns } from './template-columns'
import { useStartTemplate } from './use-start-template'
import { useTemplateActions } from './use-template-actions'
import { look } from '../../../ui/look'

// What is in the template cart comes from the local database, which the list has no other use for.
const ContinueTemplate = lazyPiece(
  async () => (await import('./continue-template')).ContinueTemplate,
)

function CreateButton() {
  const t = useTexts(templateScreenTexts)
  const start = useStartTemplate()
  return (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => void start()}>
      {t('createNew')}
    </Button>
  )
}

function ListHead({ count }: { count: number | undefined }) {
  const t = useTexts(templateScreenTexts)
  const canCreate = useCan('templates.create')
  const actions = canCreate && (
    <>
      <LazyBoundary optional>
        <ContinueTemplate />
      </LazyBoundary>
      <CreateButton />
    </>
  )
  return <PageHead title={t('heading')} count={count} actions={actions || undefined} />
}

/** Nothing to show: why, and what to do next, as far as this person may. */
function NoTemplates({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const t = useTexts(templateScreenTexts)
  const canCreate = useCan('templates.create')
  const icon = <IconTemplate size={22} />
  if (isSearched)
    return (
      <EmptyState
        icon={icon}
        text={t('empty')}
        helper={t('emptyHelpFiltered')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={icon}
      text={t('empty')}
      helper={t(canCreate ? 'emptyHelpCreate' : 'emptyHelpRead')}
      action={canCreate ? <CreateButton /> : undefined}
    />
  )
}

type Topics = [SearchTopic<TemplateTopic>, ...SearchTopic<TemplateTopic>[]]

function useTopics(): Topics {
  const t = useTexts(templateScreenTexts)
  return [
    { key: 'name', label: t('searchName') },
    { key: 'vendor', label: t('searchVendor') },
    { key: 'createdBy', label: t('searchAuthor') },
    { key: 'date', label: t('searchDate') },
  ]
}

/** `/dashboard/templates`: the company's templates, newest first (Spec 1 §2). */
export function TemplateList({ search }: { search: TemplatesSearch }) {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = TEMPLATES_PAGE_SIZE, by, value, from, to, ...others } = search
  const asked = { ...(by && { by }), ...(value && { value }), ...(from && { from, to }) }
  const templates = useTemplates({ skip, limit, ...askedBy(asked, 'createdAt') })
  const { actionsOf, flow, remove } = useTemplateActions()
  const columns = useTemplateColumns({ first: skip * limit + 1, actionsOf })
  const searchFor = (next: TemplatesSearch) =>
    void navigate({
      to: '/dashboard/templates',
      search: { ...others, ...(search.limit && { limit }), ...next },
    })
  const go = (next: TemplatesSearch) => searchFor({ ...asked, ...next })
  const count = templates.data?.count
  const cutOff = isCutOff(templates)
  return (
    <div className={look('min-w-0')}>
      <ListHead count={count} />
      <KeptSearchBar screen="templates" topics={useTopics()} asked={asked} onSearch={searchFor} />
      <FromTemplateNotices flow={flow} />
      {remove.failure && <FailureNotice {...remove.failure} onClose={remove.dismiss} />}
      {templates.isError && !templates.data && (
        <LoadError
          error={templates.error}
          busy={templates.isFetching}
          onRetry={() => void templates.refetch()}
        />
      )}
      {cutOff && <CutOffNote />}
      {!cutOff && (templates.data || !templates.isError) && (
        <div
          data-waiting={templates.isPlaceholderData || undefined}
          className={look('fade', 'waiting')}
        >
          <DataTable<TemplateRow>
            label={t('heading')}
            columns={columns}
            rows={templates.data?.rows}
            rowKey={(row) => row._id}
            rowName={(row) => row.name}
            rowLink={(row) => ({
              to: '/dashboard/templates',
              search: { page: 'detail', id: row._id },
            })}
            skeletonRows={limit}
            empty={
              <NoRows
                search={undefined}
                beyond={skip > 0}
                onClear={() => searchFor({})}
                onFirst={() => go({})}
              >
                <NoTemplates isSearched={by !== undefined} onClear={() => searchFor({})} />
              </NoRows>
            }
          />
          {count !== undefined && (
            <Pager
              page={skip}
              pageSize={limit}
              count={count}
              onPage={(page) => go({ ...(page > 0 && { skip: page }) })}
              pageSizes={TEMPLATE_PAGE_SIZES}
              onPageSize={(size) => go({ limit: size })}
            />
          )}
        </div>
      )}
    </div>
  )
}
