import { Button } from '@mantine/core'
import { feedbackTexts } from '@pasok/domain/platform/platform.texts'
import type { FeedbackRow } from '@pasok/domain/platform/platform.provider.contract'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './feedback.module.css'
import { look } from '../../ui/look'

/** Longer feedback is shown in part at first; characters. */
const LONG = 420

interface FeedbackCardProps {
  row: FeedbackRow
  pending: boolean
  onMark: (read: boolean) => void
}

/** What one person wrote; unread it stands out by a mark, a word and its weight. */
export function FeedbackCard({ row, pending, onMark }: FeedbackCardProps) {
  const t = useTexts(feedbackTexts)
  const { relative, dateTime } = useFormats()
  const [all, setAll] = useState(false)
  const isUnread = row.read_at === null
  const isLong = row.feedback.length > LONG
  const text = isLong && !all ? `${row.feedback.slice(0, LONG).trimEnd()}…` : row.feedback
  return (
    <article
      className={classes.card}
      data-unread={isUnread || undefined}
      aria-label={`${row.name}, ${row.company_name}`}
    >
      <div className={classes.head}>
        <span className={classes.name}>{row.name}</span>
        <span className={look('dimmed', 'text-xs')}>{row.company_name}</span>
        {isUnread && <span className={classes.mark}>{t('unread')}</span>}
        <time dateTime={row.created_at} title={dateTime(row.created_at)} className={classes.time}>
          {relative(row.created_at)}
        </time>
      </div>
      <p className={classes.text}>{text}</p>
      <div className={classes.foot}>
        {isLong && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {t(all ? 'less' : 'more')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={pending}
          leftSection={
            isUnread ? <IconMailOpened size={14} aria-hidden /> : <IconMail size={14} aria-hidden />
          }
          onClick={() => onMark(isUnread)}
        >
          {t(isUnread ? 'markRead' : 'markUnread')}
        </Button>
      </div>
    </article>
  )
}
