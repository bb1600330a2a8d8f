import { Button, Tabs } from '@mantine/core'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { BUYER_GROUPS, type BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import type { RelatedBuyer } from '@pasok/domain/vendors/relations/relations.model'
import {
  IconArrowRight,
  IconBuilding,
  IconCheck,
  IconPencil,
  IconPlugOff,
  IconX,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { ListScreen } from '../../../documents/list-screen'
import { FailureNotice } from '../../../documents/failure-notice'
import { MAX_ELSEWHERE } from '../../../documents/found-elsewhere'
import {
  findRelatedBuyers,
  type ReasonMove,
  type TermsMove,
  useBuyerCounts,
  useReadBuyer,
  useRelatedBuyers,
} from '../../../features/vendors/buyers.queries'
import { useOwnVendor } from '../../../features/vendors/own-vendor.queries'
import { writeAddress } from '../../../lib/address'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SearchBox } from '../../../ui/search-box'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { useBuyerColumns } from './buyer-columns'
import { BuyerDialogs, type BuyerDialog } from './buyer-dialogs'
import { BUYER_PAGE_SIZES, type BuyersSearch } from './search-params'
import { look } from '../../../ui/look'
import type { Refusal } from '../../../documents/use-act'
import { messageOf } from '../../../lib/api-error'
import type { RowAction } from '../../../ui/data-table.types'

const ICON = 16

function useRowActions() {
  const t = useTexts(buyersTexts)
  const navigate = useNavigate()
  const read = useReadBuyer()
  const [doing, setDoing] = useState<BuyerDialog | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refuse = (move: ReasonMove, buyer: RelatedBuyer) => () =>
    setDoing({ kind: 'reason', move, buyer })
  /** The offered terms are only on the buyer's page, so it is loaded first. */
  const grant = (move: TermsMove, { _id: id }: RelatedBuyer) => {
    const begin = async () => {
      setRefusal(null)
      try {
        setDoing({ kind: 'terms', move, buyer: await read(id) })
      } catch (reason) {
        setRefusal({ title: t('openFailed'), message: messageOf(reason) })
      }
    }
    return () => void begin()
  }
  const actionsOf = (buyer: RelatedBuyer): RowAction[] => {
    const { _id: id, actions } = buyer
    const all: (RowAction & { may: boolean })[] = [
      {
        key: 'accept',
        label: t('accept'),
        icon: <IconCheck size={ICON} />,
        may: actions.accept,
        quick: true,
        onSelect: grant('accept', buyer),
      },
      {
        key: 'decline',
        label: t('decline'),
        icon: <IconX size={ICON} />,
        may: actions.decline,
        quick: true,
        danger: true,
        onSelect: refuse('decline', buyer),
      },
      {
        key: 'change',
        label: t('change'),
        icon: <IconPencil size={ICON} />,
        may: actions.change,
        quick: true,
        onSelect: grant('change', buyer),
      },
      {
        key: 'open',
        label: t('open'),
        icon: <IconArrowRight size={ICON} />,
        may: true,
        onSelect: () => void navigate({ to: '/vendor/buyers/$id', params: { id } }),
      },
      {
        key: 'end',
        label: t('end'),
        icon: <IconPlugOff size={ICON} />,
        may: actions.end,
        danger: true,
        onSelect: refuse('end', buyer),
      },
    ]
    return all.filter(({ may }) => may)
  }
  return {
    actionsOf,
    doing,
    close: () => setDoing(null),
    refusal,
    dismiss: () => setRefusal(null),
  }
}

const [PAGE_SIZE] = BUYER_PAGE_SIZES

const NONE = {
  waiting: 'noneWaiting',
  active: 'noneActive',
  ended: 'noneEnded',
} as const satisfies Record<BuyerGroup, keyof typeof buyersTexts>

/** The vendor's company code, by which buyers find it. */
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

/** Tabs of the groups, with the number of buyers in each. */
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

/** Initial group of the list: waiting buyers, if there are any. It does not change with the counts. */
function useFirstGroup(): BuyerGroup | undefined {
  const { data, isError } = useBuyerCounts()
  const [first, setFirst] = useState<BuyerGroup>()
  if (first !== undefined) return first
  if (data) setFirst(data.waiting > 0 ? 'waiting' : 'active')
  return isError ? 'waiting' : undefined
}

/** `/vendor/buyers`: buyers that request, have or had a relation to the vendor. */
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
  const turnTo = (value: string | null) => {
    const next = BUYER_GROUPS.find((one) => one === value)
    if (next) go({ group: next })
  }
  return (
    <>
      <Tabs value={group} onChange={turnTo} keepMounted={false}>
        <GroupList />
        <Tabs.Panel value={group} className={look('pt-md')}>
          <ListScreen<RelatedBuyer>
            filters={
              <>
                <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
                  <SearchBox
                    label={t('search')}
                    value={search ?? ''}
                    onSearch={(next) => go({ search: next }, true)}
                  />
                </div>
                {refusal && (
                  <FailureNotice
                    title={refusal.title}
                    messages={[refusal.message]}
                    next={refusal.next}
                    onClose={dismiss}
                  />
                )}
              </>
            }
            query={buyers}
            address={address}
            go={go}
            pageSizes={BUYER_PAGE_SIZES}
            label={`${t('buyers')}: ${t(group)}`}
            columns={columns}
            rowKey={({ _id }) => _id}
            rowName={({ legal_name: name }) => name}
            rowActions={actionsOf}
            rowLink={({ _id }) => ({ to: '/vendor/buyers/$id', params: { id: _id } })}
            elsewhere={{
              list: 'listRelatedBuyers',
              find: async (words, signal) =>
                (await findRelatedBuyers(words, MAX_ELSEWHERE, signal)).map((row) => ({
                  code: row.legal_name,
                  tab: t(row.group),
                  address: `/vendor/buyers${writeAddress({ group: row.group, search: words })}`,
                })),
            }}
            none={<NoBuyers group={group} onWaiting={() => go({ group: 'waiting' })} />}
          />
        </Tabs.Panel>
      </Tabs>
      <BuyerDialogs doing={doing} onClose={close} />
    </>
  )
}
