import type { ReactNode } from 'react'
import { look } from '../ui/look'
import { UnreadMark } from '../ui/unread-mark'
import classes from './message-card.module.css'

interface MessageCardProps {
  /** Accessible name of the card; either this or `labelledBy` is set. */
  label?: string
  labelledBy?: string
  head: ReactNode
  /** Text of the unread mark; undefined for a read message. */
  unread: string | undefined
  time: ReactNode
  text: string
  children?: ReactNode
}

/** A full message with its actions; unread messages are marked. */
export function MessageCard(props: MessageCardProps) {
  const { label, labelledBy, head, unread, time, text, children } = props
  const isUnread = unread !== undefined
  return (
    <article
      className={look('frame', 'p-sm-md', isUnread && 'edge')}
      data-unread={isUnread || undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <header className={look('flex', 'wrap', 'align-baseline', 'gap-2-10')}>
        {head}
        {isUnread && <UnreadMark>{unread}</UnreadMark>}
        <span className={`${look('ml-auto', 'dimmed', 'text-xs')} ${classes.time}`}>{time}</span>
      </header>
      <p className={`${look('mt-6', 'break-anywhere', 'pre-wrap')} ${classes.text}`}>{text}</p>
      {children !== undefined && (
        <div className={`${look('flex', 'wrap', 'gap-xs')} ${classes.foot}`}>{children}</div>
      )}
    </article>
  )
}
