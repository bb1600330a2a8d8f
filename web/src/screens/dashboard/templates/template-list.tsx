import { Button } from '@mantine/core'
import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ListScreen } from '../../../documents/list-screen'
import { FailureNotice } from '../../../documents/failure-notice'
import type { SearchTopics } from '../../../documents/search-by'
import { useTemplates } from '../../../features/templates/templates.queries'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { askedBy, isSearched, NO_SEARCH, searchOf } from '../../../lib/list-search'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
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
function NoTemplates({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useTexts(templateScreenTexts)
  const canCreate = useCan('templates.create')
  const icon = <IconTemplate size={22} />
  if (isNarrowed)
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

function useTopics(): SearchTopics<TemplateTopic> {
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
  const { skip = 0, limit = TEMPLATES_PAGE_SIZE } = search
  const asked = searchOf(search)
  const templates = useTemplates({ skip, limit, ...askedBy(asked, 'createdAt') })
  const { actionsOf, flow, remove } = useTemplateActions()
  const go = (next: TemplatesSearch) =>
    void navigate({ to: '/dashboard/templates', search: { ...search, ...next } })
  const searchFor = (next: TemplatesSearch) => go({ ...NO_SEARCH, ...next, skip: undefined })
  return (
    <div className={look('min-w-0')}>
      <ListHead count={templates.data?.count} />
      <ListScreen<TemplateRow>
        filters={
          <>
            <KeptSearchBar
              screen="templates"
              topics={useTopics()}
              asked={asked}
              onSearch={searchFor}
              hasWords
            />
            <FromTemplateNotices flow={flow} />
            {remove.failure && <FailureNotice {...remove.failure} onClose={remove.dismiss} />}
          </>
        }
        query={templates}
        address={{ skip, limit }}
        go={go}
        pageSizes={TEMPLATE_PAGE_SIZES}
        label={t('heading')}
        columns={useTemplateColumns({ first: skip * limit + 1, actionsOf })}
        rowKey={(row) => row._id}
        rowName={(row) => row.name}
        rowLink={(row) => ({ to: '/dashboard/templates', search: { page: 'detail', id: row._id } })}
        none={<NoTemplates isNarrowed={isSearched(asked)} onClear={() => searchFor({})} />}
      />
    </div>
  )
}
