import { Button } from '@mantine/core'
import type { Broadcast } from '@pasok/domain/notifications/notifications.model'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '../../lib/texts'
import { Ago } from '../../ui/ago'
import { MessageCard } from '../../documents/message-card'
import { look } from '../../ui/look'

interface BroadcastCardProps {
  row: Pick<Broadcast, 'title' | 'message' | 'status' | 'createdAt'>
  /** None where it is only looked at. */
  onRead?: () => void
  isMarking?: boolean
}

/** What the provider told, in full, as its readers see it. */
export function BroadcastCard({ row, onRead, isMarking = false }: BroadcastCardProps) {
  const t = useTexts(notificationScreenTexts)
  const id = useId()
  const isUnread = row.status === 'unread'
  return (
    <MessageCard
      labelledBy={id}
      head={
        <h2 id={id} className={look('text-md', 'semibold', 'break-anywhere')}>
          {row.title}
        </h2>
      }
      unread={isUnread ? t('unread') : undefined}
      time={
        <>
          {t('fromPasok')} · <Ago iso={row.createdAt} />
        </>
      }
      text={row.message}
    >
      {isUnread && onRead ? (
        <Button
          size="compact-sm"
          variant="default"
          loading={isMarking}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={onRead}
        >
          {t('markRead')}
        </Button>
      ) : undefined}
    </MessageCard>
  )
}
