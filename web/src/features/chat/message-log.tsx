import { Box, Button } from '@mantine/core'
import type { Conversation } from '@pasok/domain/chat/chat.model'
import { chatLinkTexts, chatTexts } from '@pasok/domain/chat/chat.texts'

import { IconArrowDown, IconMessage } from '@tabler/icons-react'
import { type RefCallback, useMemo } from 'react'
import { LoadError } from '../../documents/load-error'
import { count as grouped, useFormats } from '../../lib/format'
import { useSignedIn } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { Busy } from '../../ui/busy'
import { EmptyState } from '../../ui/empty-state'
import type { OutMessage } from './chat.outbox'
import { isWholeBefore, type LoadedMessage, type Stretch } from './chat.stretch'
import type { useStretch } from './chat.stretches'
import { type MessageActions, MessageRow, OutRow } from './message-row'
import classes from './log.module.css'
import { look } from '../../ui/look'

/** Milliseconds within which consecutive messages of a user are grouped. */
const TOGETHER_MS = 5 * 60_000

type LogItem =
  | { kind: 'day'; key: string; iso: string }
  | { kind: 'new'; key: string }
  | {
      kind: 'message'
      key: string
      message: LoadedMessage
      /** First and last message of a group. */
      isFirst: boolean
      isLast: boolean
    }

interface Options {
  /** Id of the other side's company. */
  company: string
  /** Messages of the other side after this sequence number are new; null for none. */
  newAfter: number | null
  /** Returns a text that is different for every day. */
  dayOf: (iso: string) => string
}

const isTogether = (one: LoadedMessage | undefined, other: LoadedMessage | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.from_user_id === other.from_user_id &&
  one.from_company_id === other.from_company_id &&
  Math.abs(Date.parse(other.createdAt) - Date.parse(one.createdAt)) < TOGETHER_MS

/** Returns the messages with their separators: days, and the beginning of new messages. */
function logItems(messages: readonly LoadedMessage[], options: Options): readonly LogItem[] {
  const { company, newAfter, dayOf } = options
  const isNew = ({ seq, from_company_id }: LoadedMessage) =>
    newAfter !== null && seq > newAfter && from_company_id === company
  const firstNew = messages.find(isNew)
  const beginsPiece = (index: number): boolean => {
    const message = messages[index]
    const before = messages[index - 1]
    return (
      message === firstNew ||
      !isTogether(before, message) ||
      (message !== undefined &&
        before !== undefined &&
        dayOf(message.createdAt) !== dayOf(before.createdAt))
    )
  }
  return messages.flatMap((message, index): LogItem[] => {
    const before = messages[index - 1]
    const isDay = !before || dayOf(before.createdAt) !== dayOf(message.createdAt)
    return [
      ...(isDay
        ? [{ kind: 'day' as const, key: `day-${message._id}`, iso: message.createdAt }]
        : []),
      ...(message === firstNew ? [{ kind: 'new' as const, key: 'new' }] : []),
      {
        kind: 'message',
        key: message._id,
        message,
        isFirst: beginsPiece(index),
        isLast: index === messages.length - 1 || beginsPiece(index + 1),
      },
    ]
  })
}

function useDayName(): (iso: string) => string {
  const t = useTexts(chatTexts)
  const { date } = useFormats()
  return (iso) => {
    const day = date(iso)
    if (day === date(new Date().toISOString())) return t('today')
    if (day === date(new Date(Date.now() - 86_400_000).toISOString())) return t('yesterday')
    return day
  }
}

interface MessageLogProps extends MessageActions {
  conversation: Conversation
  stretch: Stretch
  reading: ReturnType<typeof useStretch>
  attach: RefCallback<HTMLElement>
  isAtEnd: boolean
  waiting: readonly OutMessage[]
  newAfter: number | null
  at: number | undefined
  find: string | undefined
  onLatest: () => void
}

export function MessageLog(props: MessageLogProps) {
  const { conversation, stretch, reading, waiting, newAfter, attach, at, find } = props
  const { onReply, onJump } = props
  const t = useTexts(chatTexts)
  const { date } = useFormats()
  const { messages } = stretch
  const company = conversation.company_id
  const items = useMemo(
    () => logItems(messages, { company, newAfter, dayOf: date }),
    [messages, company, newAfter, date],
  )
  const lastOwn = messages.findLast((one) => one.from_company_id !== company)?.seq
  const isEmpty = messages.length === 0 && waiting.length === 0
  return (
    <div className={look('flex', 'relative', 'flex-1', 'min-h-0')}>
      <Box
        ref={attach}
        className={`${look('relative', 'scroll', 'focus-inside')} ${classes.log}`}
        role="log"
        aria-label={t('messagesWith', { company: conversation.company_name })}
        aria-busy={reading.isOlder}
        // Focusable, so that the log can be scrolled with the keyboard.
        tabIndex={0}
      >
        <div className={`${look('stack', 'justify-end')} ${classes.inner}`}>
          {isEmpty && <EmptyState icon={<IconMessage size={22} />} text={t('start')} />}
          {!isEmpty && <Beginning stretch={stretch} reading={reading} />}
          {items.map((item) => (
            <Item
              key={item.key}
              item={item}
              conversation={conversation}
              lastOwn={lastOwn}
              at={at}
              find={find}
              onReply={onReply}
              onJump={onJump}
            />
          ))}
          {reading.isWhole &&
            waiting.map((one) => <OutRow key={one.id} message={one} onJump={onJump} />)}
        </div>
      </Box>
      <LatestButton
        conversation={conversation}
        reading={reading}
        isAtEnd={props.isAtEnd}
        onLatest={props.onLatest}
      />
    </div>
  )
}

/** Shown above the first loaded message. */
function Beginning({ stretch, reading }: Pick<MessageLogProps, 'stretch' | 'reading'>) {
  const t = useTexts(chatTexts)
  const { moreError, isOlder, older } = reading
  if (isWholeBefore(stretch))
    return (
      <p className={look('flex', 'justify-center', 'dimmed', 'tiny', 'p-sm-md')}>
        {t('beginning')}
      </p>
    )
  if (moreError && !isOlder)
    return (
      <div className={look('flex', 'justify-center', 'dimmed', 'tiny', 'p-sm-md')}>
        <LoadError error={moreError} onRetry={() => void older()} />
      </div>
    )
  return (
    <div className={look('flex', 'justify-center', 'dimmed', 'tiny', 'p-sm-md')}>
      <Busy label={t('older')} />
    </div>
  )
}

interface ItemProps extends MessageActions, Pick<MessageLogProps, 'conversation' | 'at' | 'find'> {
  item: LogItem
  /** Last message of the user's own company, under which the readers are named. */
  lastOwn: number | undefined
}

function Item({ item, conversation, lastOwn, at, find, onReply, onJump }: ItemProps) {
  const t = useTexts(chatTexts)
  const dayName = useDayName()
  const me = useSignedIn()?.auth_id
  if (item.kind === 'day')
    return (
      <p className={`${look('rounded-lg', 'gray', 'tiny')} ${classes.day}`}>{dayName(item.iso)}</p>
    )
  if (item.kind === 'new')
    return (
      <p className={`${look('row', 'gap-sm', 'accent', 'tiny', 'medium')} ${classes.new}`} data-new>
        {t('newMessages')}
      </p>
    )
  const { message, isFirst, isLast } = item
  const isOwn = message.from_company_id !== conversation.company_id
  return (
    <MessageRow
      message={message}
      isOwn={isOwn}
      isMine={isOwn && message.from_user_id === me}
      isRead={message.seq <= conversation.their_read_seq}
      isFirst={isFirst}
      isLast={isLast}
      isTarget={message.seq === at}
      isLastOwn={message.seq === lastOwn}
      company={conversation.company_id}
      find={find}
      onReply={onReply}
      onJump={onJump}
    />
  )
}

function LatestButton(
  props: Pick<MessageLogProps, 'conversation' | 'reading' | 'isAtEnd' | 'onLatest'>,
) {
  const { conversation, reading, isAtEnd, onLatest } = props
  const t = useTexts(chatTexts)
  const tw = useTexts(chatLinkTexts)
  if (isAtEnd && reading.isWhole) return null
  const { unread } = conversation
  return (
    <Button
      className={`${look('floating')} ${classes.latest}`}
      variant="default"
      size="xs"
      leftSection={<IconArrowDown size={16} aria-hidden />}
      onClick={onLatest}
    >
      {unread === 0
        ? t('toLatest')
        : unread === 1
          ? tw('unreadOne')
          : tw('unread', { count: grouped(unread) })}
    </Button>
  )
}
