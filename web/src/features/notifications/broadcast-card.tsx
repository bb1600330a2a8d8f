import { Button } from '@mantine/core'
import type { Broadcast } from '@pasok/domain/notifications/notifications.model'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { formatText, type Language } from '@pasok/domain/kernel/texts'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../lib/texts'
import { Ago } from '../../ui/ago'
import { MessageCard } from '../../documents/message-card'
import { look } from '../../ui/look'

interface BroadcastCardProps {
  row: Pick<Broadcast, 'title' | 'message' | 'status' | 'createdAt'>
  /** Undefined in a preview. */
  onRead?: () => void
  isMarking?: boolean
  /** Language of a preview, which has no time. */
  previewIn?: Language
}

export function BroadcastCard({ row, onRead, isMarking = false, previewIn }: BroadcastCardProps) {
  const t = useTexts(notificationScreenTexts)
  const screen = useLanguage()
  const language = previewIn ?? screen
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
      unread={isUnread ? formatText(notificationScreenTexts.unread, language) : undefined}
      time={
        <>
          {formatText(notificationScreenTexts.fromPasok, language)}
          {previewIn === undefined && (
            <>
              {' '}
              · <Ago iso={row.createdAt} />
            </>
          )}
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
