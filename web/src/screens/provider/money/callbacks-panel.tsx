import { Text } from '@mantine/core'
import type { GatewayCallback } from '@pasok/domain/payments/payments.callbacks'
import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import { callbackTexts } from '@pasok/domain/payments/money/money.texts'
import { IconPlugConnected } from '@tabler/icons-react'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { useCallbacks } from '../../../features/payments/provider-money.queries'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import type { MoneySearch } from '../search-params'
import { look } from '../../../ui/look'

function useColumns(): Column<GatewayCallback>[] {
  const t = useTexts(callbackTexts)
  const { dateTime } = useFormats()
  return [
    {
      key: 'received',
      head: t('received'),
      card: 'date',
      width: 150,
      cell: (row) => dateTime(row.received_at),
    },
    {
      key: 'from',
      head: t('from'),
      card: 'title',
      width: 120,
      cell: (row) => GATEWAY_LABELS[row.gateway],
    },
    {
      key: 'why',
      head: t('why'),
      width: 240,
      cell: ({ done_at: done, tries, last_error: error }) => (
        <>
          {done === null ? t('undone', { tries: formatCount(tries) }) : t('notUnderstood')}
          {error !== null && <div className={look('dimmed')}>{error}</div>}
        </>
      ),
    },
    {
      key: 'body',
      head: t('body'),
      cell: ({ body }) => (
        <Text span ff="monospace" size="xs" className={look('break-anywhere', 'pre-wrap')}>
          {body}
        </Text>
      ),
    },
  ]
}

interface CallbacksPanelProps {
  address: MoneySearch
  go: (next: MoneySearch) => void
}

/** Gateway callbacks that had no effect: processing is retried, or they were not understood. */
export function CallbacksPanel({ address, go }: CallbacksPanelProps) {
  const t = useTexts(callbackTexts)
  const { skip = 0, limit = PAGE_SIZE } = address
  const columns = useColumns()
  return (
    <>
      <Text className={look('prose', 'dimmed', 'mb-sm')}>{t('about')}</Text>
      <ListScreen
        query={useCallbacks({ skip, limit })}
        address={{ skip, limit }}
        go={go}
        label={t('heading')}
        columns={columns}
        rowKey={({ _id }) => _id}
        none={
          <EmptyState
            icon={<IconPlugConnected size={22} />}
            text={t('none')}
            helper={t('noneHelp')}
          />
        }
      />
    </>
  )
}
