import { Button, SegmentedControl, Switch } from '@mantine/core'
import { CATEGORIES } from '@pasok/domain/notifications/notifications.choices'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconBell } from '@tabler/icons-react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/is-cut-off'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { NoRows } from '../../ui/no-rows'
import { Pager } from '../../ui/pager'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { NotificationRow } from './notification-row'
import { NOTIFICATIONS_PAGE_SIZE, useNotifications, useRead } from './notifications.queries'
import type { NotificationsSearch } from './search-params'
import { look } from '../../ui/look'

/** Spec 2 §9. */
const SKELETON_ROWS = 5
const ANY = 'all'

interface ListProps {
  address: NotificationsSearch
  go: (next: NotificationsSearch) => void
}

function Filters({ address, go }: ListProps) {
  const t = useTexts(notificationScreenTexts)
  const { category, unread } = address
  return (
    <div className={look('row', 'wrap', 'gap-sm')}>
      <SegmentedControl
        size="xs"
        aria-label={t('category')}
        value={category ?? ANY}
        data={[
          { value: ANY, label: t('all') },
          ...CATEGORIES.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(next) => go({ ...address, category: CATEGORIES.find((one) => one === next) })}
      />
      <Switch
        label={t('unreadOnly')}
        checked={unread !== undefined}
        onChange={({ currentTarget: { checked } }) =>
          go({ ...address, unread: checked ? '1' : undefined })
        }
      />
    </div>
  )
}

function NothingHere({ address, go }: ListProps) {
  const t = useTexts(notificationScreenTexts)
  const { category, unread } = address
  const isFiltered = category !== undefined || unread !== undefined
  const filtered = unread === undefined ? 'noneOfCategory' : 'noneUnread'
  return (
    <EmptyState
      icon={<IconBell size={22} />}
      text={t(isFiltered ? filtered : 'none')}
      helper={isFiltered ? undefined : t('noneHelp')}
      action={
        isFiltered ? (
          <Button variant="default" onClick={() => go({})}>
            {t('showEverything')}
          </Button>
        ) : undefined
      }
    />
  )
}

interface NotificationListProps extends ListProps {
  /** Number of all unread notifications and broadcasts; 0 while loading. */
  unreadCount: number
}

/** All notifications of the user, newest first, with a list's usual page size (Spec 2 §2). */
export function NotificationList({ address, go, unreadCount }: NotificationListProps) {
  const t = useTexts(notificationScreenTexts)
  const { category, unread, skip = 0 } = address
  const limit = NOTIFICATIONS_PAGE_SIZE
  const query = useNotifications({ category, unread, skip, limit })
  const { mutate: read, isPending, variables } = useRead()
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const shown = data?.rows.filter(({ status }) => status === 'unread').map(({ _id }) => _id) ?? []
  const isAll = variables !== undefined && 'all' in variables
  const first = () => go({ ...address, skip: undefined })
  return (
    <>
      <div className={look('row', 'wrap', 'justify-between', 'gap-sm', 'mb-sm')}>
        <Filters address={address} go={go} />
        <div className={look('row', 'wrap', 'gap-sm')}>
          <Button
            size="xs"
            variant="default"
            disabled={shown.length === 0}
            loading={isPending && !isAll}
            onClick={() => read({ ids: shown })}
          >
            {t('markShown')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={unreadCount === 0}
            loading={isPending && isAll}
            onClick={() => read({ all: 'everything' })}
          >
            {t('markAll')}
          </Button>
        </div>
      </div>
      {isCutOff(query) ? (
        <CutOffNote />
      ) : error && !data ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={SKELETON_ROWS} height={62} />
      ) : (
        <>
          <div
            className={look('frame', 'overflow-hidden', 'waiting')}
            data-waiting={isPlaceholderData || undefined}
          >
            {data.rows.length === 0 ? (
              <NoRows search={undefined} beyond={skip > 0} onClear={first} onFirst={first}>
                <NothingHere address={address} go={go} />
              </NoRows>
            ) : (
              <ul className={look('divided')} aria-label={t('notifications')}>
                {data.rows.map((row) => (
                  <NotificationRow key={row._id} row={row} />
                ))}
              </ul>
            )}
          </div>
          <Pager
            page={skip}
            pageSize={limit}
            count={data.count}
            onPage={(page) => go({ ...address, skip: page || undefined })}
          />
        </>
      )}
    </>
  )
}
