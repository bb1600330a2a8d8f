import type { ReactNode } from 'react'
import { look } from '../ui/look'
import { UnreadMark } from '../ui/unread-mark'
import classes from './message-card.module.css'

interface MessageCardProps {
  /** Names the card; else `labelledBy`. */
  label?: string
  labelledBy?: string
  /** Who or what it is about. */
  head: ReactNode
  /** The word for an unread message; undefined once it is read. */
  unread: string | undefined
  time: ReactNode
  text: string
  /** The buttons. */
  children?: ReactNode
}

/** A message in full, with what can be done with it; unread it has a mark and an edge. */
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
