import { Button } from '@mantine/core'
import { feedbackTexts } from '@pasok/domain/platform/platform.texts'
import type { FeedbackRow } from '@pasok/domain/platform/platform.provider.contract'
import { IconMail, IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { MessageCard } from '../../documents/message-card'
import { look } from '../../ui/look'

/** Number of characters after which feedback is shortened initially. */
const LONG = 420

interface FeedbackCardProps {
  row: FeedbackRow
  pending: boolean
  onMark: (read: boolean) => void
}

/** Feedback of one user; unread feedback is marked by dot, text and weight. */
export function FeedbackCard({ row, pending, onMark }: FeedbackCardProps) {
  const t = useTexts(feedbackTexts)
  const { relative, dateTime } = useFormats()
  const [all, setAll] = useState(false)
  const isUnread = row.read_at === null
  const isLong = row.feedback.length > LONG
  const text = isLong && !all ? `${row.feedback.slice(0, LONG).trimEnd()}…` : row.feedback
  return (
    <MessageCard
      label={`${row.name}, ${row.company_name}`}
      head={
        <>
          <span className={look(isUnread ? 'semibold' : 'medium')}>{row.name}</span>
          <span className={look('dimmed', 'text-xs')}>{row.company_name}</span>
        </>
      }
      unread={isUnread ? t('unread') : undefined}
      time={
        <time dateTime={row.created_at} title={dateTime(row.created_at)}>
          {relative(row.created_at)}
        </time>
      }
      text={text}
    >
      {isLong && (
        <Button
          className={look('phone-touch')}
          size="compact-sm"
          variant="subtle"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {t(all ? 'less' : 'more')}
        </Button>
      )}
      <Button
        className={look('phone-touch')}
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
    </MessageCard>
  )
}
