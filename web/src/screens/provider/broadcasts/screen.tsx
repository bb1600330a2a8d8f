import { Box, Button } from '@mantine/core'
import type { SentBroadcast } from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { broadcastTexts } from '@pasok/domain/notifications/broadcasts/broadcasts.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconPlus, IconSpeakerphone, IconTrashX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { FailureNotice } from '../../../documents/failure-notice'
import { StatusChip } from '../../../documents/status-chip'
import { useAct } from '../../../documents/use-act'
import {
  useSentBroadcasts,
  useWithdraw,
} from '../../../features/notifications/sent-broadcasts.queries'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { BroadcastDialog } from './broadcast-dialog'
import { BroadcastView } from './broadcast-view'
import type { ProviderListSearch } from '../search-params'
import { look } from '../../../ui/look'

const BROADCASTS = '/provider/broadcasts'

function useColumns(): Column<SentBroadcast>[] {
  const t = useTexts(broadcastTexts)
  const { dateTime } = useFormats()
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      cell: ({ title, message }) => (
        <Box component="span" maw="60ch" className={look('stack', 'gap-2', 'cell-lines')}>
          <span className={look('medium')}>{title}</span>
          <span className={look('dimmed', 'regular', 'break-anywhere', 'line-clamp-2')}>
            {message}
          </span>
        </Box>
      ),
    },
    {
      key: 'audience',
      head: t('audience'),
      width: 220,
      cell: ({ audience, companies }) =>
        audience === 'chosen' ? companies.map(({ name }) => name).join(', ') : t(audience),
    },
    {
      key: 'told',
      head: t('told'),
      card: 'date',
      width: 220,
      cell: ({ createdBy, createdAt }) => t('by', { name: createdBy, at: dateTime(createdAt) }),
    },
    {
      key: 'read',
      head: t('readBy'),
      align: 'right',
      width: 110,
      cell: ({ read }) => (read === 1 ? t('person') : t('people', { count: formatCount(read) })),
    },
    {
      key: 'status',
      head: t('status'),
      card: 'chip',
      width: 120,
      cell: ({ withdrawnAt }) => (
        <StatusChip
          status={withdrawnAt === null ? 'Active' : 'Withdrawn'}
          text={t(withdrawnAt === null ? 'shown' : 'withdrawn')}
        />
      ),
    },
  ]
}

/** Withdraws a broadcast after confirmation, because users may be reading it. */
function useWithdrawal() {
  const t = useTexts(broadcastTexts)
  const { mutateAsync } = useWithdraw()
  const { act, refusal, dismiss } = useAct()
  const actionsOf = ({ _id, title, withdrawnAt }: SentBroadcast): RowAction[] =>
    withdrawnAt === null
      ? [
          {
            key: 'withdraw',
            label: t('withdraw'),
            icon: <IconTrashX size={16} />,
            danger: true,
            onSelect: () =>
              void act({
                question: {
                  title: t('withdrawTitle', { title }),
                  text: t('withdrawText'),
                  confirmLabel: t('withdraw'),
                  danger: true,
                },
                failed: t('failedWithdraw'),
                run: async () => (await mutateAsync(_id)).message,
              }),
          },
        ]
      : []
  return { actionsOf, refusal, dismiss }
}

/** `/provider/broadcasts`: the broadcasts sent, and a button for a new one. */
export default function BroadcastsScreen() {
  const t = useTexts(broadcastTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: BROADCASTS })
  const { skip = 0, limit = PAGE_SIZE } = address
  const [isWriting, setWriting] = useState(false)
  const query = useSentBroadcasts({ skip, limit })
  const { actionsOf, refusal, dismiss } = useWithdrawal()
  const [viewed, setViewed] = useState<SentBroadcast | null>(null)
  const columns = useColumns()
  const go = (next: ProviderListSearch) =>
    void navigate({ to: BROADCASTS, search: (before) => ({ ...before, skip: undefined, ...next }) })
  return (
    <>
      <PageHead
        title={tp('broadcasts')}
        count={query.data?.count}
        text={t('help')}
        actions={
          <Button leftSection={<IconPlus size={16} />} onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        }
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <ListScreen<SentBroadcast>
        query={query}
        address={address}
        go={go}
        label={tp('broadcasts')}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ title }) => title}
        onRow={setViewed}
        rowActions={actionsOf}
        none={
          <EmptyState
            icon={<IconSpeakerphone size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
          />
        }
      />
      {viewed && <BroadcastView broadcast={viewed} onClose={() => setViewed(null)} />}
      {isWriting && <BroadcastDialog onClose={() => setWriting(false)} />}
    </>
  )
}
