import { Button } from '@mantine/core'
import type { Broadcast } from '@pasok/domain/notifications/notifications.model'
import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '../../lib/texts'
import { Ago } from '../../ui/ago'
import classes from './notifications.module.css'
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
    <article className={classes.card} data-unread={isUnread || undefined} aria-labelledby={id}>
      <header className={classes.cardHead}>
        <h2 id={id} className={look('text-md', 'semibold', 'break-anywhere')}>
          {row.title}
        </h2>
        {isUnread && <span className={classes.mark}>{t('unread')}</span>}
        <span className={classes.cardTime}>
          {t('fromPasok')} · <Ago iso={row.createdAt} />
        </span>
      </header>
      <p className={classes.cardText}>{row.message}</p>
      {isUnread && onRead && (
        <div className={classes.cardFoot}>
          <Button
            size="compact-sm"
            variant="default"
            loading={isMarking}
            leftSection={<IconCheck size={14} aria-hidden />}
            onClick={onRead}
          >
            {t('markRead')}
          </Button>
        </div>
      )}
    </article>
  )
}
