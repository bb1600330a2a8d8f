import { Button } from '@mantine/core'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconSpeakerphone } from '@tabler/icons-react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/cut-off'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { NoRows } from '../../ui/no-rows'
import { Pager } from '../../ui/pager'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { BroadcastCard } from './broadcast-card'
import { NOTIFICATIONS_PAGE_SIZE, useBroadcasts, useRead } from './notifications.queries'
import { look } from '../../ui/look'

interface BroadcastListProps {
  skip: number
  onPage: (skip: number | undefined) => void
  unreadCount: number
}

/** What Pasok told one's company, newest first. */
export function BroadcastList({ skip, onPage, unreadCount }: BroadcastListProps) {
  const t = useTexts(notificationScreenTexts)
  const query = useBroadcasts({ skip })
  const { data, error, isFetching, refetch } = query
  const reading = useRead()
  return (
    <>
      <div className={look('row', 'wrap', 'justify-between', 'gap-sm', 'mb-sm')}>
        <Button
          size="xs"
          variant="default"
          disabled={unreadCount === 0}
          loading={reading.isPending && 'all' in reading.variables}
          onClick={() => reading.mutate({ all: 'broadcasts' })}
        >
          {t('markAll')}
        </Button>
      </div>
      {isCutOff(query) ? (
        <CutOffNote />
      ) : error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={5} height={96} />
      ) : (
        <Rows data={data} skip={skip} onPage={onPage} reading={reading} />
      )}
    </>
  )
}

interface RowsProps extends Pick<BroadcastListProps, 'skip' | 'onPage'> {
  data: NonNullable<ReturnType<typeof useBroadcasts>['data']>
  reading: ReturnType<typeof useRead>
}

function Rows({ data, skip, onPage, reading }: RowsProps) {
  const t = useTexts(notificationScreenTexts)
  const { mutate: read, isPending, variables } = reading
  const isMarking = (id: string) => isPending && 'ids' in variables && variables.ids.includes(id)
  const first = () => onPage(undefined)
  if (data.rows.length === 0)
    return (
      <NoRows search={undefined} beyond={skip > 0} onClear={first} onFirst={first}>
        <EmptyState
          icon={<IconSpeakerphone size={22} />}
          text={t('noBroadcasts')}
          helper={t('noBroadcastsHelp')}
        />
      </NoRows>
    )
  return (
    <>
      <div className={look('grid', 'gap-sm')}>
        {data.rows.map((row) => (
          <BroadcastCard
            key={row._id}
            row={row}
            isMarking={isMarking(row._id)}
            onRead={() => read({ ids: [row._id] })}
          />
        ))}
      </div>
      <Pager
        page={skip}
        pageSize={NOTIFICATIONS_PAGE_SIZE}
        count={data.count}
        onPage={(page) => onPage(page || undefined)}
      />
    </>
  )
}
