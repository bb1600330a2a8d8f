import { Button, Select } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { VendorRow } from '@pasok/domain/vendors/provider/provider.model'
import { VENDOR_STAGES, type VendorStage } from '@pasok/domain/vendors/provider/provider.rules'
import { providerVendorTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { VendorDialog } from '../../../features/vendors/provider-vendor-dialog'
import { useVendors } from '../../../features/vendors/provider-vendors.queries'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import type { VendorsSearch } from '../search-params'
import { look } from '../../../ui/look'
import { count as formatCount, NONE } from '../../../lib/format'

import type { Column } from '../../../ui/data-table.types'
import { VendorChip } from '../vendor-chip'

function useVendorColumns(): Column<VendorRow>[] {
  const t = useTexts(providerVendorTexts)
  return [
    { key: 'code', head: t('code'), width: 130, cell: (row) => row.company_code },
    {
      key: 'vendor',
      head: t('vendor'),
      card: 'title',
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
    },
    { key: 'category', head: t('category'), cell: (row) => row.category || NONE },
    { key: 'city', head: t('city'), cell: (row) => row.city || NONE },
    {
      key: 'products',
      head: t('products'),
      align: 'right',
      width: 100,
      cell: (row) => formatCount(row.products),
    },
    {
      key: 'users',
      head: t('users'),
      align: 'right',
      width: 90,
      cell: (row) => formatCount(row.users),
    },
    {
      key: 'state',
      head: t('state'),
      card: 'chip',
      width: 150,
      cell: (row) => <VendorChip stage={row.standing} />,
    },
  ]
}

const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const

interface StateFilterProps {
  value: VendorStage | undefined
  onChange: (stage: VendorStage | undefined) => void
}

function StateFilter({ value, onChange }: StateFilterProps) {
  const t = useTexts(providerVendorTexts)
  return (
    <Select
      className={look('filter-field')}
      aria-label={t('state')}
      placeholder={t('anyState')}
      data={VENDOR_STAGES.map((stage) => ({ value: stage, label: t(stage) }))}
      clearable
      clearButtonProps={{ 'aria-label': t('anyState') }}
      value={value ?? null}
      onChange={(stage) => onChange(VENDOR_STAGES.find((one) => one === stage))}
    />
  )
}

interface NoVendorsProps {
  isFiltered: boolean
  onAll: () => void
  add: ReactNode
}

function NoVendors({ isFiltered, onAll, add }: NoVendorsProps) {
  const t = useTexts(providerVendorTexts)
  const all = (
    <Button variant="default" onClick={onAll}>
      {t('showAll')}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconBuildingStore size={22} />}
      text={t(isFiltered ? 'noneSo' : 'none')}
      helper={isFiltered ? undefined : t('noneHelp')}
      action={isFiltered ? all : add}
    />
  )
}

type Go = (next: { [Key in keyof VendorsSearch]: VendorsSearch[Key] }, replace?: boolean) => void

interface VendorListProps {
  query: ReturnType<typeof useVendors>
  go: Go
  add: ReactNode
}

function VendorList({ query, go, add }: VendorListProps) {
  const tp = useTexts(providerTexts)
  const address = useSearch({ from: '/provider/vendors' })
  return (
    <ListScreen<VendorRow>
      label={tp('vendors')}
      columns={useVendorColumns()}
      query={query}
      address={address}
      go={go}
      pageSizes={PAGE_SIZES}
      rowKey={({ _id }) => _id}
      rowLink={({ _id }) => ({ to: '/provider/vendors/$id', params: { id: _id } })}
      none={
        <NoVendors
          isFiltered={address.standing !== undefined}
          onAll={() => go({ standing: undefined })}
          add={add}
        />
      }
    />
  )
}

/** `/provider/vendors`: the vendors by name. */
export default function VendorsScreen() {
  const t = useTexts(providerVendorTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const {
    search,
    standing,
    skip = 0,
    limit = PAGE_SIZE,
  } = useSearch({
    from: '/provider/vendors',
  })
  const query = useVendors({ search, standing, skip, limit })
  const [isAdding, setAdding] = useState(false)
  const go = useCallback<Go>(
    (next, replace = false) =>
      void navigate({
        to: '/provider/vendors',
        search: (before) => ({ ...before, skip: undefined, ...next }) as VendorsSearch,
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead title={tp('vendors')} count={query.data?.count} actions={add} />
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
        <StateFilter value={standing} onChange={(next) => go({ standing: next })} />
      </div>
      <VendorList query={query} go={go} add={add} />
      {isAdding && (
        <VendorDialog
          onClose={() => setAdding(false)}
          onMade={(id) => {
            // Closes the dialog first, because it would request confirmation about unsaved input.
            flushSync(() => setAdding(false))
            void navigate({ to: '/provider/vendors/$id', params: { id } })
          }}
        />
      )}
    </>
  )
}
