import { Button } from '@mantine/core'
import type { CompanyCategory } from '@pasok/domain/company/provider/provider.model'
import { providerMasterTexts } from '@pasok/domain/company/provider/provider.texts'
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
import { useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { WholeList } from '../../../documents/whole-list'
import { CategoryDialog } from '../../../features/company/provider-category-dialog'
import { Chip } from '../../../documents/chip'
import {
  useCompanyCategories,
  useSaveCategory,
} from '../../../features/company/provider-masters.queries'
import { messageOf } from '../../../lib/api-error'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { look } from '../../../ui/look'

const PATH = '/provider/company-categories'
const PAGE_SIZES = [50, 100] as const

function useColumns(): Column<CompanyCategory>[] {
  const t = useTexts(providerMasterTexts)
  return [
    {
      key: 'name',
      head: t('category'),
      card: 'title',
      cell: ({ name }) => <span className={look('medium')}>{name}</span>,
    },
    {
      key: 'active',
      head: t('offered'),
      card: 'chip',
      cell: ({ active }) => (
        <Chip family={active ? 'green' : 'gray'} icon={active ? IconCircleCheck : IconBan}>
          {t(active ? 'offered' : 'notOffered')}
        </Chip>
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

/** Activates or deactivates a category; deactivating requires confirmation. */
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
      // `error` has the message.
    }
  }
  return { change, error: saving.error, dismiss: saving.reset }
}

/** `/provider/company-categories`: the categories that companies can choose. */
export default function CompanyCategoriesScreen() {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: PATH })
  const categories = useCompanyCategories()
  const [edited, setEdited] = useState<CompanyCategory | 'new' | null>(null)
  const offering = useOffering()
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
  const columns = useColumns()
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('newCategory')}
    </Button>
  )
  return (
    <>
      <PageHead title={tp('companyCategories')} count={categories.data?.length} actions={add} />
      {offering.error && (
        <FailureNotice
          title={t('categoryFailed')}
          messages={[messageOf(offering.error)]}
          onClose={offering.dismiss}
        />
      )}
      <WholeList<CompanyCategory>
        query={categories}
        label={tp('companyCategories')}
        columns={() => columns}
        searchLabel={t('searchCategories')}
        textsOf={({ name }) => [name]}
        address={address}
        go={(next) => void navigate({ to: PATH, search: (before) => ({ ...before, ...next }) })}
        pageSizes={PAGE_SIZES}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        onRow={setEdited}
        rowActions={actionsOf}
        empty={
          <EmptyState
            icon={<IconCategory size={22} />}
            text={t('noCategories')}
            helper={t('noCategoriesHelp')}
            action={add}
          />
        }
      />
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
