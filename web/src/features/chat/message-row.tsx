import { Button, VisuallyHidden } from '@mantine/core'
import { chatTexts, composerTexts } from '@pasok/domain/chat/chat.texts'
import { IconAlertCircle, IconCheck, IconChecks, IconClock } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { dropOut, keepOut, type OutMessage } from './chat.outbox'
import { hurryOutbox } from './chat.sender'
import type { KeptMessage } from './chat.stretch'
import { DocumentCards } from './document-card'
import { FileLinks, MessageFiles } from './message-files'
import { MessageText } from './message-text'
import { MessageTime } from './message-time'
import classes from './bubble.module.css'
import { look } from '../../ui/look'

const ICON = { size: 14, stroke: 2 } as const

/** How far one's own message has come: a sign with its name. */
function State({ state }: { state: 'sending' | 'sent' | 'read' }) {
  const t = useTexts(composerTexts)
  const Icon = { sending: IconClock, sent: IconCheck, read: IconChecks }[state]
  return (
    <span
      className={look('inline-row', state === 'read' && 'accent')}
      role="img"
      aria-label={t(state)}
      title={t(state)}
    >
      <Icon {...ICON} aria-hidden />
    </span>
  )
}

interface MessageRowProps {
  message: KeptMessage
  isOwn: boolean
  /** Said by this person, and not by somebody else of the same side. */
  isMine: boolean
  isRead: boolean
  isFirst: boolean
  isLast: boolean
  isTarget: boolean
  find: string | undefined
}

/** A message of the conversation. */
export function MessageRow(props: MessageRowProps) {
  const { message, isOwn, isMine, isRead, isFirst, isLast, isTarget, find } = props
  const t = useTexts(chatTexts)
  const { seq, text, files, createdAt, from_user_name: name } = message
  return (
    <article
      className={`${look('stack', isOwn ? 'align-end' : 'align-start')} ${classes.row}`}
      data-seq={seq}
      data-own={isOwn || undefined}
      data-first={isFirst || undefined}
    >
      {isFirst && !isMine ? (
        <span className={`${look('dimmed', 'tiny', 'medium')} ${classes.name}`}>{name}</span>
      ) : (
        <VisuallyHidden>{isMine ? t('you') : name}</VisuallyHidden>
      )}
      <div className={`${look('grid', 'gap-xs', isTarget && 'ring')} ${classes.bubble}`}>
        {text !== '' && <MessageText text={text} find={find} />}
        {files.length > 0 && <MessageFiles message={message} />}
        <DocumentCards text={text} />
      </div>
      {isLast ? (
        <span className={`${look('row', 'gap-4', 'dimmed', 'tiny')} ${classes.foot}`}>
          <MessageTime iso={createdAt} />
          {isOwn && <State state={isRead ? 'read' : 'sent'} />}
        </span>
      ) : (
        <VisuallyHidden>
          <MessageTime iso={createdAt} />
          {isOwn && <State state={isRead ? 'read' : 'sent'} />}
        </VisuallyHidden>
      )}
    </article>
  )
}

/** A message that the server has not confirmed yet, or won't have. */
export function OutRow({ message }: { message: OutMessage }) {
  const t = useTexts(composerTexts)
  const tc = useTexts(chatTexts)
  const { id, text, files, createdAt, refused } = message
  const retry = () => {
    const { refused: _, ...again } = message
    keepOut(again)
    hurryOutbox()
  }
  return (
    <article
      className={`${look('stack', 'align-end')} ${classes.row}`}
      data-own
      data-first
      data-out={refused ? 'failed' : 'waiting'}
    >
      <VisuallyHidden>{tc('you')}</VisuallyHidden>
      <div className={`${look('grid', 'gap-xs')} ${classes.bubble}`}>
        {text !== '' && <MessageText text={text} />}
        {files.length > 0 && <FileLinks files={files} />}
      </div>
      {refused === undefined ? (
        <span className={`${look('row', 'gap-4', 'dimmed', 'tiny')} ${classes.foot}`}>
          <MessageTime iso={createdAt} />
          <State state="sending" />
        </span>
      ) : (
        <span
          className={look('row', 'wrap', 'justify-end', 'gap-6', 'mt-4', 'error', 'tiny')}
          role="alert"
        >
          <IconAlertCircle {...ICON} aria-hidden />
          {t('failed', { reason: refused })}
          <Button size="compact-xs" variant="default" onClick={retry}>
            {t('retry')}
          </Button>
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => dropOut(id)}>
            {t('discard')}
          </Button>
        </span>
      )}
    </article>
  )
}
