import { Button } from '@mantine/core'
import type { CompanyCategory } from '@pasok/domain/company/company.provider.model'
import { providerMasterTexts } from '@pasok/domain/company/company.provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconBan,
  IconCategory,
  IconCircleCheck,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { LoadError } from '../../documents/load-error'
import { CategoryDialog } from '../../features/company/provider-category-dialog'
import { ProviderChip } from '../../features/company/provider-chip'
import {
  useCompanyCategories,
  useSaveCategory,
} from '../../features/company/provider-masters.queries'
import { messageOf } from '../../lib/api-error'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import { DataTable } from '../../ui/data-table'
import type { Column } from '../../ui/data-table.types'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'
import { Pager } from '../../ui/pager'
import { cut, hasWords } from '../../lib/cut'
import classes from './lists.module.css'
import { NoRows } from '../../ui/no-rows'
import { SearchBox } from '../../ui/search-box'

const PAGE_SIZE = 50

function useColumns(): Column<CompanyCategory>[] {
  const t = useTexts(providerMasterTexts)
  return [
    {
      key: 'name',
      head: t('category'),
      card: 'title',
      cell: ({ name }) => <span className={classes.name}>{name}</span>,
    },
    {
      key: 'active',
      head: t('offered'),
      card: 'chip',
      cell: ({ active }) => (
        <ProviderChip family={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconBan}>
          {t(active ? 'offered' : 'notOffered')}
        </ProviderChip>
      ),
    },
    {
      key: 'companies',
      head: t('companies'),
      align: 'right',
      cell: ({ companies }) => formatCount(companies),
    },
  ]
}

/** Offers a category again, or no longer; the latter asks first. */
function useOffering() {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const saving = useSaveCategory()
  const change = async ({ _id, name, version, active }: CompanyCategory) => {
    const yes =
      !active ||
      (await confirm({
        title: t('confirmStop', { name }),
        text: t('confirmStopText'),
        confirmLabel: t('stopOffering'),
      }))
    if (!yes) return
    try {
      await saving.mutateAsync({ _id, name, version, active: !active })
      toastSuccess(tp('saved', { name }))
    } catch {
      // Said by `error`.
    }
  }
  return { change, error: saving.error, dismiss: saving.reset }
}

/** `/provider/company-categories`: what companies can be of. */
export function CompanyCategoriesScreen() {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const { search, skip = 0 } = useSearch({ from: '/provider/company-categories' })
  const { data, error, isFetching, refetch } = useCompanyCategories()
  const [edited, setEdited] = useState<CompanyCategory | 'new' | null>(null)
  const offering = useOffering()
  const columns = useColumns()
  const go = useCallback(
    (next: { search?: string | undefined; skip?: number | undefined }, replace = false) =>
      void navigate({
        to: '/provider/company-categories',
        search: (before) => ({ ...before, skip: undefined, ...next }),
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const found = data?.filter(({ name }) => hasWords([name], search))
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('newCategory')}
    </Button>
  )
  const actionsOf = (category: CompanyCategory) => [
    {
      key: 'edit',
      label: tp('edit'),
      icon: <IconPencil size={16} aria-hidden />,
      quick: true,
      onSelect: () => setEdited(category),
    },
    {
      key: 'offer',
      label: t(category.active ? 'stopOffering' : 'offerAgain'),
      icon: category.active ? (
        <IconBan size={16} aria-hidden />
      ) : (
        <IconPlayerPlay size={16} aria-hidden />
      ),
      onSelect: () => void offering.change(category),
    },
  ]
  return (
    <>
      <PageHead title={tp('companyCategories')} count={data?.length} actions={add} />
      {offering.error && (
        <FailureNotice
          title={t('categoryFailed')}
          messages={[messageOf(offering.error)]}
          onClose={offering.dismiss}
        />
      )}
      <div className={classes.filters}>
        <SearchBox label={t('searchCategories')} value={search ?? ''} onSearch={onSearch} />
      </div>
      {error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable<CompanyCategory>
            label={tp('companyCategories')}
            columns={columns}
            rows={found && cut(found, skip, PAGE_SIZE)}
            rowKey={({ _id }) => _id}
            rowName={({ name }) => name}
            onRow={setEdited}
            rowActions={actionsOf}
            empty={
              <NoRows
                search={search}
                beyond={skip > 0}
                onClear={() => go({ search: undefined })}
                onFirst={() => go({})}
              >
                <EmptyState
                  icon={<IconCategory size={22} />}
                  text={t('noCategories')}
                  helper={t('noCategoriesHelp')}
                  action={add}
                />
              </NoRows>
            }
          />
          {found && found.length > PAGE_SIZE && (
            <Pager
              page={skip}
              pageSize={PAGE_SIZE}
              count={found.length}
              onPage={(page) => go({ skip: page || undefined })}
            />
          )}
        </>
      )}
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
