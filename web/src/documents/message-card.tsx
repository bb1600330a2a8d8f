import type { ReactNode } from 'react'
import { look } from '../ui/look'
import { UnreadMark } from '../ui/unread-mark'
import classes from './message-card.module.css'
import { Button } from '@mantine/core'
import { chatLinkTexts } from '@pasok/domain/chat/chat.texts'
import { IconMessage } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMayChat } from '../lib/may-chat'
import { useSignedIn } from '../lib/session'
import { useTexts } from '../lib/texts'

interface MessageButtonProps {
  company: string
  /** Code of the document that the message is about. */
  about?: string
}

/** Opens the conversation with a company; hidden from users who may not write messages. */
export function MessageButton({ company, about }: MessageButtonProps) {
  const t = useTexts(chatLinkTexts)
  const mayChat = useMayChat()
  const isBuyer = useSignedIn()?.kind === 'buyer'
  if (!mayChat) return null
  return (
    <Button
      variant="default"
      leftSection={<IconMessage size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to={isBuyer ? '/dashboard/message' : '/vendor/messages'}
          search={{ with: company, ...(about !== undefined && { about }) }}
        />
      )}
    >
      {t(isBuyer ? 'messageVendor' : 'messageBuyer')}
    </Button>
  )
}

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
