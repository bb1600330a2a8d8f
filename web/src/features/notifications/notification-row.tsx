import { ActionIcon, Tooltip } from '@mantine/core'
import type { Notification } from '@pasok/domain/notifications/notifications.model'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { AddressLink, isOwnAddress } from '../../lib/address-link'
import { useTexts } from '../../lib/texts'
import { Ago } from '../../ui/ago'
import { UnreadMark } from '../../ui/unread-mark'
import classes from './notifications.module.css'
import { useRead } from './notifications.queries'
import { look } from '../../ui/look'

interface NotificationRowProps {
  row: Notification
  /** Called when the notification is opened, so that its popover can close. */
  onGo?: () => void
}

/** Earlier notifications about the same order, collapsed. */
function Earlier({ rows }: { rows: NonNullable<Notification['earlier']> }) {
  const t = useTexts(notificationScreenTexts)
  return (
    <details className={`${look('own-line', 'text-xs')} ${classes.earlier}`}>
      <summary className={look('accent', 'medium')}>
        {rows.length === 1 ? t('earlierOne') : t('earlierMany', { count: rows.length })}
      </summary>
      <ul className={look('stack', 'gap-6', 'mt-6', 'dimmed', 'break-anywhere')}>
        {rows.map(({ _id, message, createdAt }) => (
          <li key={_id}>
            {message} <Ago iso={createdAt} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/**
 * A notification: event, document and time. Pressing it opens the document; unread ones are marked by dot, text
 * and weight.
 */
export function NotificationRow({ row, onGo }: NotificationRowProps) {
  const t = useTexts(notificationScreenTexts)
  const { mutate: read, isPending } = useRead()
  const isUnread = row.status === 'unread'
  const markRead = () => read({ ids: [row._id] })
  const earlier = row.earlier ?? []
  return (
    <li
      className={`${look('relative', 'row', 'gap-4', 'hover', 'current', earlier.length > 0 && 'wrap')} ${classes.row}`}
      data-unread={isUnread || undefined}
    >
      <AddressLink
        address={isOwnAddress(row.link_url) ? row.link_url : '/dashboard'}
        className={`${look('grid', 'grow', 'gap-2', 'color-inherit', 'no-underline', 'focus-inside')} ${classes.link}`}
        onGo={() => {
          if (isUnread) markRead()
          onGo?.()
        }}
      >
        <span className={look('break-anywhere', isUnread && 'medium')}>{row.message}</span>
        <span className={look('row', 'wrap', 'gap-2-10', 'dimmed', 'text-xs')}>
          {isUnread && <UnreadMark>{t('unread')}</UnreadMark>}
          <span>{t(row.category)}</span>
          <Ago iso={row.createdAt} />
        </span>
      </AddressLink>
      {earlier.length > 0 && <Earlier rows={earlier} />}
      {isUnread && (
        <Tooltip label={t('markRead')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={look('flex-none')}
            loading={isPending}
            aria-label={t('markOne', { message: row.message })}
            onClick={markRead}
          >
            <IconCheck size={16} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  )
}
