import { Button } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import {
  IconEye,
  IconFilePlus,
  IconPencil,
  IconPlus,
  IconTemplate,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import type { SearchTopics } from '../../../documents/search-by'
import { useTemplates } from '../../../features/templates/templates.queries'
import { messageOf } from '../../../lib/api-error'
import { NONE, quantity, useFormats } from '../../../lib/format'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { queryParamsOf, isSearched, NO_SEARCH, searchOf } from '../../../lib/list-search'

import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { toastError } from '../../../lib/toast'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { PageHead } from '../../../ui/page-head'
import { RowActions } from '../../../ui/row-actions'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SavedSearchBar } from '../shared/filters/saved-search-bar'
import { FromTemplateNotices } from '../shared/templates/from-template-preview'
import { useFromTemplate } from '../shared/templates/use-from-template'
import {
  TEMPLATE_PAGE_SIZES,
  type TemplatesSearch,
  type TemplateSearchTopic,
} from './search-params'
import { TemplateDetail } from './template-detail'
import { useDeleteFlow } from './use-delete-template'

interface ColumnsInput {
  /** Number of the first row. */
  first: number
  actionsOf: (row: TemplateRow) => readonly RowAction[]
}

function useTemplateColumns({ first, actionsOf }: ColumnsInput): Column<TemplateRow>[] {
  const t = useTexts(templateScreenTexts)
  const td = useTexts(documentTexts)
  const { date } = useFormats()
  const vendor = ({ vendors }: TemplateRow) => {
    const [name = NONE, ...others] = vendors.map((one) => one.vendor.name)
    if (others.length === 0) return name
    return <span title={[name, ...others].join(', ')}>{t('multiVendor')}</span>
  }
  return [
    {
      key: 'no',
      head: td('columnNo'),
      width: 48,
      card: 'none',
      cell: (_row, index) => first + index,
    },
    {
      key: 'name',
      head: t('columnName'),
      card: 'title',
      cell: (row) => <span className={look('medium', 'break-anywhere')}>{row.name}</span>,
    },
    { key: 'date', head: td('columnDate'), card: 'date', cell: (row) => date(row.createdAt) },
    { key: 'author', head: t('columnAuthor'), cell: (row) => row.createdBy },
    { key: 'vendor', head: t('columnVendor'), cell: vendor },
    {
      key: 'items',
      head: t('columnItems'),
      align: 'right',
      cell: (row) => quantity(row.items_count),
    },
    {
      key: 'total',
      head: t('columnTotal'),
      align: 'right',
      card: 'figure',
      cell: (row) => <Money amount={row.total} />,
    },
    {
      key: 'action',
      head: t('columnAction'),
      align: 'right',
      card: 'menu',
      cell: (row) => <RowActions name={row.name} actions={actionsOf(row)} />,
    },
  ]
}

/** Actions on a row that the server permits (`actions`). */
function useTemplateActions() {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const flow = useFromTemplate()
  const remove = useDeleteFlow()
  const open = (page: 'create' | 'detail', id: string) =>
    void navigate({ to: '/dashboard/templates', search: { page, id } })
  const actionsOf = ({ _id: id, name, actions }: TemplateRow): RowAction[] => {
    const all: (RowAction | false)[] = [
      actions.createRequest && {
        key: 'create-request',
        label: t('createRequest'),
        icon: <IconFilePlus size={16} />,
        quick: true,
        disabled: flow.busyId !== undefined,
        onSelect: () => void flow.start({ id, name }),
      },
      {
        key: 'detail',
        label: t('detail'),
        icon: <IconEye size={16} />,
        onSelect: () => open('detail', id),
      },
      actions.edit && {
        key: 'edit',
        label: t('edit'),
        icon: <IconPencil size={16} />,
        quick: true,
        onSelect: () => open('create', id),
      },
      actions.delete && {
        key: 'delete',
        label: t('delete'),
        icon: <IconTrash size={16} />,
        danger: true,
        onSelect: () => void remove.start({ id, name }),
      },
    ]
    return all.filter((action) => action !== false)
  }
  return { actionsOf, flow, remove }
}

/** Create New Template: clears the template cart and opens the empty editor. */
function useStartTemplate(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    try {
      // Loaded on demand, together with the local database that the list does not need.
      const [{ clearForNew }, { ownCart }] = await Promise.all([
        import('../../../features/cart/open-document'),
        import('../../../features/cart/own-cart'),
      ])
      await clearForNew(ownCart('template'), templateScreenTexts.clearedForNew)
    } catch (error) {
      return toastError(messageOf(error))
    }
    await navigate({ to: '/dashboard/templates', search: { page: 'create' } })
  }
}

// Loaded on demand: the list does not need the local database otherwise.
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

function useTopics(): SearchTopics<TemplateSearchTopic> {
  const t = useTexts(templateScreenTexts)
  return [
    { key: 'name', label: t('searchName') },
    { key: 'vendor', label: t('searchVendor') },
    { key: 'createdBy', label: t('searchAuthor') },
    { key: 'date', label: t('searchDate') },
  ]
}

/** `/dashboard/templates`: the company's templates, newest first (Spec 1 §2). */
function TemplateList({ search }: { search: TemplatesSearch }) {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const { skip = 0, limit = TEMPLATES_PAGE_SIZE } = search
  const applied = searchOf(search)
  const templates = useTemplates({ skip, limit, ...queryParamsOf(applied, 'createdAt') })
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
            <SavedSearchBar
              screen="templates"
              topics={useTopics()}
              applied={applied}
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
        none={<NoTemplates isNarrowed={isSearched(applied)} onClear={() => searchFor({})} />}
      />
    </div>
  )
}

const TemplateEditor = lazyPiece(async () => (await import('./template-editor')).TemplateEditor)

/** `/dashboard/templates`: the list, or the page named by `page` (Spec 1 §2). */
export default function TemplatesScreen() {
  const search = useSearch({ from: '/dashboard/templates' })
  if (search.page === 'detail') return <TemplateDetail id={search.id} />
  if (search.page !== 'create') return <TemplateList search={search} />
  return (
    <LazyBoundary fallback={<SkeletonRows rows={8} height={56} />}>
      <TemplateEditor id={search.id} />
    </LazyBoundary>
  )
}
