import { Button } from '@mantine/core'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconBell, IconSpeakerphone } from '@tabler/icons-react'
import { LoadError } from '../../documents/load-error'
import { AddressLink } from '../../lib/address-link'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { NotificationRow } from './notification-row'
import classes from './notifications.module.css'
import { useNotifications, useRead } from './notifications.queries'
import { look } from '../../ui/look'

/** Maximum number shown (Spec 1 §9). */
const MAX_SHOWN = 15

interface BellPopoverProps {
  list: string | undefined
  /** Undefined while loading. */
  unread: { notifications: number; broadcasts: number } | undefined
  onClose: () => void
}

function UnreadBroadcasts({ list, unread, onClose }: BellPopoverProps) {
  const t = useTexts(notificationScreenTexts)
  const count = unread?.broadcasts ?? 0
  if (count === 0 || list === undefined) return null
  const address = `${list}${list.includes('?') ? '&' : '?'}show=broadcasts`
  return (
    <AddressLink
      address={address}
      className={look('row', 'gap-xs', 'border-b', 'p-10-md', 'on-blue', 'medium', 'no-underline')}
      onGo={onClose}
    >
      <IconSpeakerphone size={16} stroke={1.75} aria-hidden />
      {count === 1 ? t('unreadBroadcast') : t('unreadBroadcasts', { count: formatCount(count) })}
    </AddressLink>
  )
}

function Latest({ onClose }: Pick<BellPopoverProps, 'onClose'>) {
  const t = useTexts(notificationScreenTexts)
  const { data, error, isFetching, refetch } = useNotifications({ skip: 0, limit: MAX_SHOWN })
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={5} height={56} />
  if (data.rows.length === 0)
    return <EmptyState icon={<IconBell size={22} />} text={t('none')} helper={t('noneHelp')} />
  return (
    <ul className={look('divided')} aria-label={t('notifications')}>
      {data.rows.map((row) => (
        <NotificationRow key={row._id} row={row} onGo={onClose} />
      ))}
    </ul>
  )
}

/** The latest notifications, and a link to all of them (Spec 1 §9). */
export function BellPopover(props: BellPopoverProps) {
  const { list, unread, onClose } = props
  const t = useTexts(notificationScreenTexts)
  const { mutate: read, isPending } = useRead()
  return (
    <>
      <div
        className={`${look('row', 'flex-none', 'justify-between', 'gap-xs', 'touch', 'border-b')} ${classes.bar}`}
      >
        <h2 className={look('text-md', 'semibold')}>{t('notifications')}</h2>
        {unread && unread.notifications + unread.broadcasts > 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={isPending}
            onClick={() => read({ all: 'everything' })}
          >
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className={look('scroll')}>
        <UnreadBroadcasts {...props} />
        <Latest onClose={onClose} />
      </div>
      {list !== undefined && (
        <div
          className={`${look('row', 'flex-none', 'justify-center', 'gap-xs', 'touch', 'border-t')} ${classes.bar}`}
        >
          <AddressLink
            address={list}
            className={look('accent', 'medium', 'no-underline', 'hover-underline')}
            onGo={onClose}
          >
            {t('showAll')}
          </AddressLink>
        </div>
      )}
    </>
  )
}
