import {
  ActionIcon,
  Button,
  Popover,
  Skeleton,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import { codesIn } from '@pasok/domain/chat/chat.codes'
import { MAX_CARDS } from '@pasok/domain/chat/chat.constants'
import type { Card, Message } from '@pasok/domain/chat/chat.model'
import { chatTexts, composerTexts } from '@pasok/domain/chat/chat.texts'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import {
  IconAlertCircle,
  IconCheck,
  IconChecks,
  IconClock,
  IconCornerUpLeft,
  IconFileInvoice,
  IconFileText,
  IconPackage,
} from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { type Status, StatusChip } from '../../documents/status-chip'
import { AddressLink, isOwnAddress } from '../../lib/address-link'
import { call } from '../../lib/api'
import { isCutOff } from '../../lib/is-cut-off'
import { count as grouped, useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'
import { Money } from '../../ui/money'
import classes from './bubble.module.css'
import { dropOut, saveToOutbox, type OutMessage } from './chat.outbox'
import { hurryOutbox } from './chat.sender'
import type { LoadedMessage } from './chat.stretch'
import { FileLinks, MessageFiles } from './message-files'
import { MessageText } from './message-text'
import { MessageTime } from './message-time'
import { Quote } from './quote'

/** Milliseconds for which document codes are collected into one request. */
const GATHERED = 20
/** Milliseconds for which a document card is cached. */
const FRESH_MS = 60_000

type Cards = ReadonlyMap<string, Card>
let gathering: { codes: Set<string>; answer: Promise<Cards> } | undefined

async function fetchCards(codes: ReadonlySet<string>): Promise<Cards> {
  await new Promise((resolve) => {
    setTimeout(resolve, GATHERED)
  })
  gathering = undefined
  const query = { codes: Array.from(codes).join(',') }
  const cards = await call('listCards', { query, background: true })
  return new Map(cards.map((card) => [card.code, card]))
}

/** Returns the document with this code; null if the reader has no access to one. */
async function findCard(code: string): Promise<Card | null> {
  if (!gathering || gathering.codes.size >= MAX_CARDS) {
    const codes = new Set<string>()
    gathering = { codes, answer: fetchCards(codes) }
  }
  gathering.codes.add(code)
  return (await gathering.answer).get(code) ?? null
}

/**
 * Returns the document of each code: null if the reader has no access or loading failed, undefined while
 * loading.
 */
function useCards(codes: readonly string[]): readonly (Card | null | undefined)[] {
  return useQueries({
    queries: codes.map((code) => ({
      queryKey: ['chatCard', code],
      queryFn: () => findCard(code),
      staleTime: FRESH_MS,
    })),
    combine: (found) =>
      found.map((one) => one.data ?? (one.isError || isCutOff(one) ? null : one.data)),
  })
}

const ICONS = { request: IconFileText, order: IconPackage, invoice: IconFileInvoice } as const

const isStatus = (status: string): status is Status => Object.hasOwn(statusTexts, status)

function DocumentCard({ card }: { card: Card }) {
  const Icon = ICONS[card.kind]
  if (!isOwnAddress(card.link_url)) return null
  return (
    <AddressLink
      address={card.link_url}
      className={`${look('row', 'gap-10', 'frame', 'color-inherit', 'no-underline', 'hover', 'p-6-sm')} ${classes.card}`}
    >
      <Icon size={20} stroke={1.5} aria-hidden className={look('quiet')} />
      <span className={look('grid', 'grow', 'text-xs')}>
        <span className={look('medium', 'break-anywhere')}>{card.code}</span>
        <span className={look('row', 'wrap', 'justify-between', 'gap-2-10')}>
          {card.total !== null && <Money amount={card.total} />}
          {isStatus(card.status) && <StatusChip status={card.status} />}
        </span>
      </span>
    </AddressLink>
  )
}

/** The mentioned documents that the reader may see. */
function DocumentCards({ text }: { text: string }) {
  const codes = codesIn(text)
  const cards = useCards(codes)
  return codes.map((code, at) => {
    const card = cards[at]
    if (card) return <DocumentCard key={code} card={card} />
    // Most codes have a document, so its space is reserved while loading.
    return card === undefined && <Skeleton key={code} className={classes.card} />
  })
}

const ICON = { size: 14, stroke: 2 } as const

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

/** Maximum number of readers named beside the message. */
const MAX_NAMES = 3

/** Readers of the other company, named below its last message; pressing shows all of them with times. */
function ReadBy({
  message,
  company,
  isNamed,
}: {
  message: Message
  company: string
  isNamed: boolean
}) {
  const t = useTexts(composerTexts)
  const { dateTime } = useFormats()
  const readers = message.readers.filter((one) => one.company_id === company)
  const names = readers.slice(0, MAX_NAMES).map(({ name }) => name)
  const more = readers.length - names.length
  const values = { names: names.join(', '), count: grouped(more) }
  const label = more === 0 ? t('readBy', values) : t('readByMore', values)
  if (readers.length === 0) return <State state="read" />
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={look(
            'inline-row',
            'gap-4',
            'tiny',
            'text-right',
            'hover-underline',
            'phone-thumb',
          )}
          aria-label={label}
        >
          <State state="read" />
          {isNamed && label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={look('stack', 'gap-xs', 'text-xs')}>
        <span className={look('semibold')}>{t('readers')}</span>
        <ul className={look('stack', 'gap-xs')} aria-label={t('readers')}>
          {readers.map(({ user_id, name, read_at }) => (
            <li key={user_id} className={look('flex', 'wrap', 'justify-between', 'gap-xs-md')}>
              <span className={look('break-anywhere')}>{name}</span>
              <time dateTime={read_at} className={look('dimmed', 'nowrap')}>
                {dateTime(read_at)}
              </time>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ReplyButtonProps {
  name: string
  isMine: boolean
  onReply: () => void
}

/** Shown while the message is hovered or focused, and always on touch devices. */
function ReplyButton({ name, isMine, onReply }: ReplyButtonProps) {
  const t = useTexts(composerTexts)
  return (
    <ActionIcon
      className={classes.reply}
      variant="subtle"
      color="gray"
      size={30}
      aria-label={isMine ? t('replyToYourself') : t('replyTo', { name })}
      title={t('reply')}
      onClick={onReply}
    >
      <IconCornerUpLeft size={16} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}

export interface MessageActions {
  onReply: (message: Message) => void
  /** Scrolls to a message, loading it if necessary. */
  onJump: (seq: number) => void
}

interface MessageRowProps extends MessageActions {
  message: LoadedMessage
  isOwn: boolean
  /** True for the current user's own messages, not for those of colleagues. */
  isMine: boolean
  isRead: boolean
  isFirst: boolean
  isLast: boolean
  isTarget: boolean
  /** True for the last message of the user's own company, under which the readers are named. */
  isLastOwn: boolean
  company: string
  find: string | undefined
}

export function MessageRow(props: MessageRowProps) {
  const { message, isOwn, isMine, isRead, isFirst, isLast, isTarget, find } = props
  const { isLastOwn, company, onReply, onJump } = props
  const t = useTexts(chatTexts)
  const { seq, text, files, createdAt, from_user_name: name, reply_to } = message
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
      <div className={`${look('row', 'gap-4', 'w-full')} ${classes.line}`}>
        <div
          className={`${look('grid', 'one-column', 'gap-xs', isTarget && 'ring')} ${classes.bubble}`}
        >
          {reply_to && <Quote quote={reply_to} onJump={onJump} />}
          {text !== '' && <MessageText text={text} find={find} />}
          {files.length > 0 && <MessageFiles message={message} />}
          <DocumentCards text={text} />
        </div>
        <ReplyButton name={name} isMine={isMine} onReply={() => onReply(message)} />
      </div>
      {isLast ? (
        <span className={`${look('row', 'wrap', 'gap-4', 'dimmed', 'tiny')} ${classes.foot}`}>
          <MessageTime iso={createdAt} />
          {isOwn && !isRead && <State state="sent" />}
          {isOwn && isRead && <ReadBy message={message} company={company} isNamed={isLastOwn} />}
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

interface OutRowProps extends Pick<MessageActions, 'onJump'> {
  message: OutMessage
}

/** A message that the server has not confirmed yet or has refused. */
export function OutRow({ message, onJump }: OutRowProps) {
  const t = useTexts(composerTexts)
  const tc = useTexts(chatTexts)
  const { id, text, files, createdAt, refused, reply_to } = message
  const retry = () => {
    const { refused: _, ...again } = message
    saveToOutbox(again)
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
      <div className={`${look('grid', 'one-column', 'gap-xs')} ${classes.bubble}`}>
        {reply_to && <Quote quote={reply_to} onJump={onJump} />}
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
