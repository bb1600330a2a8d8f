import { Button } from '@mantine/core'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import type { Owed } from '@pasok/domain/payments/owed/owed.model'
import { owedTexts } from '@pasok/domain/payments/owed/owed.texts'
import { IconScale } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { StageTabs } from '../../../documents/stage-tabs'
import { useOwedList } from '../../../features/payments/owed.queries'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { Money } from '../../../ui/money'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { OWED_TABS, type OwedSearch } from '../search-params'
import { look } from '../../../ui/look'

function useColumns(): Column<Owed>[] {
  const t = useTexts(owedTexts)
  const { date } = useFormats()
  return [
    {
      key: 'vendor',
      head: t('vendor'),
      card: 'title',
      cell: ({ vendor }) => <span className={look('medium')}>{vendor.name}</span>,
    },
    {
      key: 'received',
      head: t('received'),
      align: 'right',
      cell: ({ received }) => <Money amount={received} />,
    },
    {
      key: 'paid-out',
      head: t('paidOut'),
      align: 'right',
      cell: ({ paid_out: amount }) => <Money amount={amount} />,
    },
    {
      key: 'owed',
      head: t('owed'),
      align: 'right',
      card: 'figure',
      cell: ({ owed }) => <Money amount={owed} strong />,
    },
    {
      key: 'last',
      head: t('lastPayout'),
      width: 150,
      cell: ({ last_payout_at: at }) => (at === null ? t('never') : date(at)),
    },
  ]
}

function NobodyOwed({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  const t = useTexts(owedTexts)
  return (
    <EmptyState
      icon={<IconScale size={22} />}
      text={t(isAll ? 'none' : 'noneOwing')}
      helper={t('noneOwingHelp')}
      action={
        isAll ? undefined : (
          <Button variant="default" onClick={onAll}>
            {t('showAll')}
          </Button>
        )
      }
    />
  )
}

/** `/provider/owed`: amounts that the platform owes vendors, largest first. */
export default function OwedScreen() {
  const t = useTexts(owedTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/owed' })
  const { tab = 'owing', search, skip = 0, limit = PAGE_SIZE } = address
  const isAll = tab === 'all'
  const query = useOwedList({ owing: isAll ? undefined : '1', search, skip, limit })
  const columns = useColumns()
  const go = useCallback(
    (next: OwedSearch, replace = false) =>
      void navigate({
        to: '/provider/owed',
        search: (before) => ({ ...before, skip: undefined, ...next }) as OwedSearch,
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  return (
    <>
      <PageHead title={tp('owed')} />
      <StageTabs
        label={t('show')}
        chosen={tab}
        stages={OWED_TABS.map((key) => ({ key, label: t(key), count: null }))}
        onTurn={(next) => go({ tab: next })}
      >
        <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
          <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
        </div>
        <ListScreen
          query={query}
          address={address}
          go={go}
          label={`${tp('owed')}: ${t(tab)}`}
          columns={columns}
          rowKey={({ vendor }) => vendor._id}
          rowLink={({ vendor }) => ({ to: '/provider/owed/$id', params: { id: vendor._id } })}
          none={<NobodyOwed isAll={isAll} onAll={() => go({ tab: 'all' })} />}
        />
      </StageTabs>
    </>
  )
}
