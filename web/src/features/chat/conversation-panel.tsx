import { ActionIcon, Avatar, VisuallyHidden } from '@mantine/core'
import type { Conversation } from '@pasok/domain/chat/chat.model'
import { chatSearchTexts, chatTexts, composerTexts } from '@pasok/domain/chat/chat.texts'
import { IconMessageOff, IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { isMissing, isRefusal } from '../../lib/api-error'
import { callSocket, socketStore } from '../../lib/socket'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { BackButton, BackHead, type BackHeadProps } from './back-head'
import type { ChatSearch, GoInChat } from './chat.address'
import { afterReading } from './chat.changes'
import { outboxStore } from './chat.outbox'
import { changeConversation, renewUnread, useConversation } from './chat.queries'
import type { LoadedMessage, Stretch } from './chat.stretch'
import { useStretch } from './chat.stretches'
import { Composer, type ComposerHandle } from './composer'
import { LogScroller } from './log-scroller'
import { MessageLog } from './message-log'
import classes from './panel.module.css'
import { SearchPanel } from './search-panel'
import { useTypingText } from './typing.store'
import { count } from '../../lib/format'
import { useCountdown } from '../../lib/use-countdown'
import { pausedUntilStore } from './chat.sender'

/** Notes that the rate limit is reached, and when sending continues. */
function PausedNote() {
  const until = useStore(pausedUntilStore)
  return <div role="status">{until !== null && <SecondsLeft key={until} until={until} />}</div>
}

const nothing = () => undefined

function SecondsLeft({ until }: { until: number }) {
  const t = useTexts(composerTexts)
  const [delay] = useState(() => Math.max(0, until - Date.now()))
  const left = useCountdown(delay, nothing)
  return (
    <p className={`${look('dimmed', 'text-xs')} ${classes.note}`}>
      {t('held')} {/* Screen readers announce this once and not every second. */}
      <VisuallyHidden>{t('heldFor', { count: count(Math.ceil(delay / 1_000)) })}</VisuallyHidden>
      <span aria-hidden>{t('heldFor', { count: count(left) })}</span>
    </p>
  )
}

/**
 * Milliseconds before messages on screen are marked as read, so that scrolling sends one request; and before
 * the next attempt.
 */
const REST_MS = 250
const AGAIN_MS = 4_000

/** Returns the number of loaded messages of the other side after `seq`. */
const leftAfter = (messages: readonly LoadedMessage[], company: string, seq: number): number =>
  messages.filter((one) => one.seq > seq && one.from_company_id === company).length

/** Marks messages as read up to the last one seen; repeats until the server accepts or refuses. */
function useReadMark(conversation: Conversation, messages: readonly LoadedMessage[]) {
  const client = useQueryClient()
  const seen = useRef(0)
  const { _id: id, company_id: company, last_seq, unread, read_seq } = conversation
  const mark = useEffectEvent(async (seq: number) => {
    await callSocket('read_msg', { conversation_id: id, seq })
    // The last message is not loaded, so the number of unread messages after it is unknown.
    const left = messages.at(-1)?.seq === last_seq ? leftAfter(messages, company, seq) : unread
    changeConversation(client, id, (one) => afterReading(one, { seq, left, known: last_seq }))
    renewUnread(client)
  })
  const [wanted, setWanted] = useState(0)
  useEffect(() => {
    if (wanted === 0) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      mark(wanted).catch((error: unknown) => {
        if (!isOver && !isRefusal(error)) timer = setTimeout(attempt, AGAIN_MS)
      })
    }
    timer = setTimeout(attempt, REST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [wanted])
  return (seq: number) => {
    if (unread === 0 || seq <= Math.max(read_seq, seen.current)) return
    seen.current = seq
    setWanted(seq)
  }
}

/** Milliseconds; shorter interruptions are not shown. */
const CALM_MS = 5_000

/** Notes that messages are delayed while the socket is disconnected. */
function AwayNote() {
  const isAway = useStore(socketStore) === 'away'
  return <div role="status">{isAway && <Words />}</div>
}

function Words() {
  const t = useTexts(chatTexts)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), CALM_MS)
    return () => clearTimeout(timer)
  }, [])
  return isShown && <p className={`${look('dimmed', 'text-xs')} ${classes.note}`}>{t('away')}</p>
}

/**
 * Returns the sequence number after which messages are marked as new, since opening the conversation or
 * returning to the tab; null for none.
 */
function useNewAfter({ unread, read_seq, last_seq }: Conversation) {
  const [after, setAfter] = useState(unread > 0 ? read_seq : null)
  const leave = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') setAfter(unread > 0 ? read_seq : last_seq)
  })
  useEffect(() => {
    const listener = () => leave()
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }, [])
  return { after, clear: () => setAfter(null) }
}

interface PanelProps extends BackHeadProps {
  id: string
  owner: string
  search: ChatSearch
  go: GoInChat
}

export function ConversationPanel(props: PanelProps) {
  const reading = useConversation(props.id)
  if (reading.data && !isMissing(reading.error))
    return <Panel {...props} conversation={reading.data} />
  return (
    <>
      <BackHead {...props} />
      <Instead reading={reading} />
    </>
  )
}

function Instead({ reading }: { reading: ReturnType<typeof useConversation> }) {
  const t = useTexts(chatTexts)
  const { error, isFetching, refetch } = reading
  if (isMissing(error))
    return (
      <EmptyState
        icon={<IconMessageOff size={22} />}
        text={t('missing')}
        helper={t('missingHelp')}
      />
    )
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows rows={8} height={56} />
}

interface OpenProps extends PanelProps {
  conversation: Conversation
}

function Panel(props: OpenProps) {
  const { conversation, search, go } = props
  const [isSearching, setSearching] = useState(search.find !== undefined)
  const { at: _, find: __, about: ___, ...plain } = search
  return (
    <>
      <PanelHead {...props} isSearching={isSearching} onSearch={() => setSearching(true)} />
      {isSearching && (
        <SearchPanel
          conversation={conversation._id}
          find={search.find ?? ''}
          at={search.at}
          onFind={(find) => go(find === undefined ? plain : { ...plain, find }, { replace: true })}
          onJump={(at) => go({ ...search, at }, { replace: true })}
          onClose={() => {
            setSearching(false)
            go(plain, { replace: true })
          }}
        />
      )}
      <Reading {...props} />
    </>
  )
}

interface PanelHeadProps extends OpenProps {
  isSearching: boolean
  onSearch: () => void
}

function PanelHead({ conversation, heading, onBack, isSearching, onSearch }: PanelHeadProps) {
  const ts = useTexts(chatSearchTexts)
  const { _id: id, company_name: name, logo } = conversation
  const typing = useTypingText(id)
  return (
    <header className={`${look('row', 'gap-sm', 'border-b')} ${classes.head}`}>
      {onBack && <BackButton onBack={onBack} />}
      <Avatar src={logo} name={name} color="teal" radius="md" size={36} aria-hidden />
      <div className={look('relative', 'grow')}>
        {heading(name)}
        <p
          className={`${look('truncate', 'accent', 'tiny', 'leading-snug')} ${classes.typing}`}
          aria-live="polite"
        >
          {typing}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={onBack ? 44 : 34}
        aria-label={ts('search')}
        aria-expanded={isSearching}
        onClick={onSearch}
      >
        <IconSearch size={18} stroke={1.75} />
      </ActionIcon>
    </header>
  )
}

function Reading(props: OpenProps) {
  const { conversation, search } = props
  const reading = useStretch(conversation, search.at)
  const { stretch, error, isFetching, refetch } = reading
  if (!stretch && error)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!stretch)
    return (
      <div className={look('flex-1', 'min-h-0', 'p-md', 'overflow-hidden')}>
        <SkeletonRows rows={8} height={56} />
      </div>
    )
  return <Talk {...props} reading={reading} stretch={stretch} />
}

interface TalkProps extends OpenProps {
  reading: ReturnType<typeof useStretch>
  stretch: Stretch
}

const movesOf = ({ search, go, reading }: TalkProps, scroller: LogScroller) => ({
  toLatest: () => {
    const { at, about, ...others } = search
    // Removes the document from the address after sending, so that a reload does not add it again.
    if (at !== undefined || about !== undefined) go(others, { replace: true })
    if (!reading.isWhole) void reading.jump(null)
    scroller.stick()
  },
  toMessage: (seq: number) => {
    // The address does not change when the last attempt failed or the user has scrolled away.
    if (seq === search.at && !reading.has(seq)) void reading.jump(seq)
    scroller.goTo(seq)
    go({ ...search, at: seq }, { replace: true })
  },
})

function Talk(props: TalkProps) {
  const { conversation, owner, search, reading, stretch } = props
  const { messages } = stretch
  const { at } = search
  const waiting = useStore(outboxStore).filter((one) => one.conversation_id === conversation._id)
  const { after: newAfter, clear } = useNewAfter(conversation)
  const [scroller] = useState(() => new LogScroller())
  const isAtEnd = useStore(scroller.atEndStore)
  const onSeen = useReadMark(conversation, messages)
  useLayoutEffect(() =>
    scroller.show({
      content: `${messages[0]?.seq}-${messages.at(-1)?.seq}-${waiting.length}-${reading.isWhole}`,
      target: at,
      isWhole: reading.isWhole,
      onStart: () => void (reading.moreError === null && reading.older()),
      onEnd: () => void (reading.moreError === null && reading.newer()),
      onSeen,
    }),
  )
  useTarget(at, reading)
  const { toLatest, toMessage } = movesOf(props, scroller)
  const composer = useRef<ComposerHandle>(null)
  return (
    <>
      <MessageLog
        conversation={conversation}
        stretch={stretch}
        reading={reading}
        attach={scroller.attach}
        isAtEnd={isAtEnd}
        waiting={waiting}
        newAfter={newAfter}
        at={at}
        find={search.find}
        onLatest={toLatest}
        onReply={(message) => composer.current?.reply(message)}
        onJump={toMessage}
      />
      <AwayNote />
      {waiting.length > 0 && <PausedNote />}
      <Composer
        ref={composer}
        conversation={conversation}
        owner={owner}
        about={search.about}
        onSent={() => {
          clear()
          toLatest()
        }}
      />
    </>
  )
}

/** Loads the messages around a target that is not loaded. */
function useTarget(at: number | undefined, { has, jump }: TalkProps['reading']) {
  const go = useEffectEvent((seq: number) => {
    if (!has(seq)) void jump(seq)
  })
  useEffect(() => {
    if (at !== undefined) go(at)
  }, [at])
}
