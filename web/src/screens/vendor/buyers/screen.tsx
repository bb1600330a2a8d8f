import { Button, Tabs } from '@mantine/core'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { BUYER_GROUPS, type BuyerGroup } from '@pasok/domain/vendors/vendors.relations.constants'
import type { RelatedBuyer } from '@pasok/domain/vendors/vendors.relations.model'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { FoundElsewhere, MOST_ELSEWHERE } from '../../../documents/found-elsewhere'
import { LoadError } from '../../../documents/load-error'
import {
  findRelatedBuyers,
  useBuyerCounts,
  useRelatedBuyers,
} from '../../../features/vendors/buyers.queries'
import { useOwnVendor } from '../../../features/vendors/own-vendor.queries'
import { writeAddress } from '../../../lib/address'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { NoRows } from '../../../ui/no-rows'
import { PageHead } from '../../../ui/page-head'
import { Pager } from '../../../ui/pager'
import { SearchBox } from '../../../ui/search-box'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { useBuyerColumns } from './buyer-columns'
import { BuyerDialogs } from './buyer-dialogs'
import { BUYER_PAGE_SIZES, type BuyersSearch } from './search-params'
import { useRowActions } from './use-row-actions'
import { look } from '../../../ui/look'

const [PAGE_SIZE] = BUYER_PAGE_SIZES

const NONE = {
  waiting: 'noneWaiting',
  active: 'noneActive',
  ended: 'noneEnded',
} as const satisfies Record<BuyerGroup, keyof typeof buyersTexts>

/** What buyers find the vendor by. */
function OwnCode() {
  const { data } = useOwnVendor()
  return data && <Code value={data.company_code} />
}

function NoBuyers({ group, onWaiting }: { group: BuyerGroup; onWaiting: () => void }) {
  const t = useTexts(buyersTexts)
  const isEnded = group === 'ended'
  return (
    <EmptyState
      icon={<IconBuilding size={22} />}
      text={t(NONE[group])}
      helper={isEnded ? undefined : t('codeHelp')}
      action={
        isEnded ? (
          <Button variant="default" onClick={onWaiting}>
            {t('showWaiting')}
          </Button>
        ) : (
          <OwnCode />
        )
      }
    />
  )
}

/** In which other groups the same search finds buyers. */
function BuyersElsewhere({ search }: { search: string }) {
  const t = useTexts(buyersTexts)
  const find = async (signal: AbortSignal) =>
    (await findRelatedBuyers(search, MOST_ELSEWHERE, signal)).map(
      ({ legal_name: code, group }) => ({
        code,
        tab: t(group),
        address: `/vendor/buyers${writeAddress({ group, search })}`,
      }),
    )
  return <FoundElsewhere list="listRelatedBuyers" search={{ search }} find={find} />
}

/** Where buyers stand, with how many stand there. */
function GroupList() {
  const t = useTexts(buyersTexts)
  const counts = useBuyerCounts()
  return (
    <Tabs.List aria-label={t('groups')} className={look('strip')}>
      {BUYER_GROUPS.map((one) => {
        const buyers = counts.data?.[one]
        return (
          <Tabs.Tab key={one} value={one} className={look('flex-none')}>
            {t(one)}{' '}
            <span className={look('dimmed', 'tabular')}>
              {buyers !== undefined && formatCount(buyers)}
            </span>
          </Tabs.Tab>
        )
      })}
    </Tabs.List>
  )
}

/** Where the list opens: at who waits if anyone does. It stays there while the counts change. */
function useFirstGroup(): BuyerGroup | undefined {
  const { data, isError } = useBuyerCounts()
  const [first, setFirst] = useState<BuyerGroup>()
  if (first !== undefined) return first
  if (data) setFirst(data.waiting > 0 ? 'waiting' : 'active')
  return isError ? 'waiting' : undefined
}

/** `/vendor/buyers`: who asks for prices of its own, who has them, and who had. */
export default function VendorBuyersScreen() {
  const t = useTexts(buyersTexts)
  const address = useSearch({ from: '/vendor/buyers' })
  const first = useFirstGroup()
  const group = address.group ?? first
  return (
    <>
      <PageHead title={t('buyers')} />
      {group === undefined ? <SkeletonRows /> : <Groups group={group} address={address} />}
    </>
  )
}

function Groups({ group, address }: { group: BuyerGroup; address: BuyersSearch }) {
  const t = useTexts(buyersTexts)
  const navigate = useNavigate()
  const { search, skip = 0, limit = PAGE_SIZE } = address
  const buyers = useRelatedBuyers({ group, search, skip, limit })
  const columns = useBuyerColumns(group)
  const { actionsOf, doing, close, refusal, dismiss } = useRowActions()
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
    if (next) go({ group: next })
  }
  const { data, error, isFetching, isPlaceholderData, refetch } = buyers
  return (
    <>
      <Tabs value={group} onChange={turnTo} keepMounted={false}>
        <GroupList />
        <Tabs.Panel value={group} className={look('pt-md')}>
          <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
            <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
          </div>
          {refusal && (
            <FailureNotice
              title={refusal.title}
              messages={[refusal.message]}
              next={refusal.next}
              onClose={dismiss}
            />
          )}
          {error && !data ? (
            <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
              <DataTable<RelatedBuyer>
                label={`${t('buyers')}: ${t(group)}`}
                columns={columns}
                rows={data?.rows}
                rowKey={({ _id }) => _id}
                rowName={({ legal_name: name }) => name}
                rowActions={actionsOf}
                rowLink={({ _id }) => ({ to: '/vendor/buyers/$id', params: { id: _id } })}
                skeletonRows={10}
                empty={
                  <>
                    <NoRows
                      search={search}
                      beyond={skip > 0}
                      onClear={() => go({ search: undefined })}
                      onFirst={() => go({})}
                    >
                      <NoBuyers group={group} onWaiting={() => go({ group: 'waiting' })} />
                    </NoRows>
                    {search !== undefined && skip === 0 && <BuyersElsewhere search={search} />}
                  </>
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
      <BuyerDialogs doing={doing} onClose={close} />
    </>
  )
}
