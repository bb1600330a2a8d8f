import { ActionIcon, Tooltip } from '@mantine/core'
import type { Notification } from '@pasok/domain/notifications/notifications.model'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { AddressLink, isOwnAddress } from '../../lib/address-link'
import { useTexts } from '../../lib/texts'
import { Ago } from '../../ui/ago'
import classes from './notifications.module.css'
import { useRead } from './notifications.queries'
import { look } from '../../ui/look'

interface NotificationRowProps {
  row: Notification
  /** It was followed: what it stands in may close. */
  onGo?: () => void
}

/** The moves of the same order shortly before, folded away. */
function Earlier({ rows }: { rows: NonNullable<Notification['earlier']> }) {
  const t = useTexts(notificationScreenTexts)
  return (
    <details className={classes.earlier}>
      <summary>
        {rows.length === 1 ? t('earlierOne') : t('earlierMany', { count: rows.length })}
      </summary>
      <ul>
        {rows.map(({ _id, message, createdAt }) => (
          <li key={_id}>
            {message} <Ago iso={createdAt} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What happened, of what, and when; pressed it leads there. Unread it stands out by mark, word and weight. */
export function NotificationRow({ row, onGo }: NotificationRowProps) {
  const t = useTexts(notificationScreenTexts)
  const { mutate: read, isPending } = useRead()
  const isUnread = row.status === 'unread'
  const markRead = () => read({ ids: [row._id] })
  const earlier = row.earlier ?? []
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <AddressLink
        address={isOwnAddress(row.link_url) ? row.link_url : '/dashboard'}
        className={classes.link}
        onGo={() => {
          if (isUnread) markRead()
          onGo?.()
        }}
      >
        <span className={classes.message}>{row.message}</span>
        <span className={classes.about}>
          {isUnread && <span className={classes.mark}>{t('unread')}</span>}
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
