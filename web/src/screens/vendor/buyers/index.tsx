import { Button, Tabs } from '@mantine/core'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import {
  BUYER_GROUPS,
  type BuyerGroup,
  type RelatedBuyer,
} from '@pasok/domain/vendors/vendors.relations.model'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LoadError } from '../../../documents/load-error'
import { useBuyerCounts, useRelatedBuyers } from '../../../features/vendors/buyers.queries'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SearchBox } from '../../../ui/search-box'
import { useBuyerColumns } from './buyer-columns'
import classes from './buyers.module.css'
import { BUYER_PAGE_SIZES, type BuyersSearch } from './search-params'

const [PAGE_SIZE] = BUYER_PAGE_SIZES

const NONE = {
  waiting: 'noneWaiting',
  active: 'noneActive',
  ended: 'noneEnded',
} as const satisfies Record<BuyerGroup, keyof typeof buyersTexts>

interface NoBuyersProps {
  group: BuyerGroup
  onWaiting: () => void
}

function NoBuyers({ group, onWaiting }: NoBuyersProps) {
  const t = useTexts(buyersTexts)
  const isWaiting = group === 'waiting'
  return (
    <EmptyState
      icon={<IconBuilding size={22} />}
      text={t(NONE[group])}
      helper={isWaiting ? t('noneWaitingHelp') : undefined}
      action={
        isWaiting ? undefined : (
          <Button variant="default" onClick={onWaiting}>
            {t('showWaiting')}
          </Button>
        )
      }
    />
  )
}

/** Where buyers stand, with how many stand there. */
function GroupList() {
  const t = useTexts(buyersTexts)
  const counts = useBuyerCounts()
  return (
    <Tabs.List aria-label={t('groups')} className={classes.tabs}>
      {BUYER_GROUPS.map((one) => {
        const buyers = counts.data?.[one]
        return (
          <Tabs.Tab key={one} value={one} className={classes.tab}>
            {t(one)}
            <span className={classes.count}>{buyers !== undefined && formatCount(buyers)}</span>
          </Tabs.Tab>
        )
      })}
    </Tabs.List>
  )
}

/** `/vendor/buyers`: who asks for prices of its own, who has them, and who had. */
export function VendorBuyersScreen() {
  const t = useTexts(buyersTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/vendor/buyers' })
  const { group = 'waiting', search, skip = 0, limit = PAGE_SIZE } = address
  const buyers = useRelatedBuyers({ group, search, skip, limit })
  const columns = useBuyerColumns(group)
  const go = useCallback(
    (next: Partial<Record<keyof BuyersSearch, unknown>>, replace = false) =>
      void navigate({
        to: '/vendor/buyers',
        search: (before) => ({ ...before, skip: undefined, ...next }) as BuyersSearch,
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  const turnTo = (value: string | null) => {
    const next = BUYER_GROUPS.find((one) => one === value)
    if (next) go({ group: next === 'waiting' ? undefined : next })
  }
  const { data, error, isFetching, isPlaceholderData, refetch } = buyers
  return (
    <>
      <PageHead title={t('buyers')} />
      <Tabs value={group} onChange={turnTo} keepMounted={false}>
        <GroupList />
        <Tabs.Panel value={group} className={classes.panel}>
          <div className={classes.filters}>
            <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
          </div>
          {error && !data ? (
            <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div className={classes.list} data-waiting={isPlaceholderData || undefined}>
              <DataTable<RelatedBuyer>
                label={`${t('buyers')}: ${t(group)}`}
                columns={columns}
                rows={data?.rows}
                rowKey={({ _id }) => _id}
                rowLink={({ _id }) => ({ to: '/vendor/buyers/$id', params: { id: _id } })}
                skeletonRows={10}
                empty={
                  <NoRows
                    search={search}
                    beyond={skip > 0}
                    onClear={() => go({ search: undefined })}
                    onFirst={() => go({})}
                  >
                    <NoBuyers group={group} onWaiting={() => go({ group: undefined })} />
                  </NoRows>
                }
              />
              {data && (
                <Pager
                  page={skip}
                  pageSize={limit}
                  count={data.count}
                  onPage={(page) => go({ skip: page || undefined })}
                  pageSizes={BUYER_PAGE_SIZES}
                  onPageSize={(size) => go({ limit: size === PAGE_SIZE ? undefined : size })}
                />
              )}
            </div>
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
