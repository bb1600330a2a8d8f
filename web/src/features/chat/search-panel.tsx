import { ActionIcon, Box, Button, UnstyledButton } from '@mantine/core'
import type { Message } from '@pasok/domain/chat/chat.model'
import { chatSearchTexts } from '@pasok/domain/chat/chat.texts'
import { IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LoadError } from '../../documents/load-error'
import { countOf } from '../../lib/format'
import { nextPage } from '../../lib/query-cache'
import { useTexts } from '../../lib/texts'
import { SearchBox } from '../../ui/search-box'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { Marked } from './message-text'
import { MessageTime } from './message-time'
import classes from './search-panel.module.css'
import { look } from '../../ui/look'
import { useFoundMessages } from './chat.queries'

interface Options {
  conversation: string
  find: string
  /** Sequence number of the message currently shown. */
  at: number | undefined
  onJump: (seq: number) => void
}

/** Messages that contain the words, newest first, and navigation between them. */
function useFound({ conversation, find, at, onJump }: Options) {
  const found = useFoundMessages(conversation, find)
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  const isFound = find !== '' && found.isSuccess && !found.isPlaceholderData
  /** Words whose first match is to be shown once it is found. */
  const [requested, setRequested] = useState<string>()
  const isRequested = requested === find
  const here = rows.findIndex(({ seq }) => seq === at)
  const step = async (by: 1 | -1) => {
    const isBeyond = here + by === rows.length && found.hasNextPage
    const known = isBeyond
      ? ((await nextPage(found)).data?.pages.flatMap((page) => page.rows) ?? rows)
      : rows
    const to = here === -1 ? 0 : (here + by + known.length) % known.length
    const message = known[to]
    if (message) onJump(message.seq)
  }
  const begin = useEffectEvent(() => {
    setRequested(undefined)
    const [first] = rows
    if (first) onJump(first.seq)
  })
  // Runs when the response arrives after the request to move.
  useEffect(() => {
    if (isRequested && isFound) begin()
  }, [isRequested, isFound])
  return {
    found,
    rows,
    /** Moves to the next or previous match; for new words, to the first match. */
    go: (words: string, by: 1 | -1) => {
      if (words.trim() === '') return
      if (isFound && words.trim() === find) void step(by)
      else setRequested(words.trim())
    },
  }
}

/** Characters shown before the match, so that the match is visible. */
const BEFORE = 40

/** Returns the text from shortly before the match. */
function excerpt(text: string, find: string): string {
  const at = text.toLowerCase().indexOf(find.toLowerCase())
  return at > BEFORE ? `…${text.slice(at - BEFORE)}` : text
}

interface SearchPanelProps {
  conversation: string
  find: string
  at: number | undefined
  onFind: (words: string | undefined) => void
  onJump: (seq: number) => void
  onClose: () => void
}

/** Search within a conversation: matches link to their messages, Enter moves to the next match. */
export function SearchPanel(props: SearchPanelProps) {
  const { find, onFind, onClose } = props
  const looking = useFound(props)
  const t = useTexts(chatSearchTexts)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <Box
      ref={box}
      className={`${look('stack', 'border-b')} ${classes.panel}`}
      role="search"
      aria-label={t('search')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        const { target, key, shiftKey, nativeEvent } = event
        if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement))
          return
        event.preventDefault()
        looking.go(target.value, shiftKey ? -1 : 1)
      }}
    >
      <div className={`${look('row', 'gap-xs')} ${classes.line}`}>
        <SearchBox label={t('search')} value={find} onSearch={onFind} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={34}
          aria-label={t('close')}
          onClick={onClose}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {find !== '' && <Results {...props} {...looking} />}
    </Box>
  )
}

type ResultsProps = SearchPanelProps & Pick<ReturnType<typeof useFound>, 'found' | 'rows'>

function Results({ find, at, onJump, found, rows }: ResultsProps) {
  const t = useTexts(chatSearchTexts)
  const { data, error, isFetching, refetch } = found
  if (!data && error)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} height={48} />
  const first = data.pages[0]
  if (rows.length === 0 || !first)
    return <p className={`${look('dimmed', 'tiny')} ${classes.count}`}>{t('none')}</p>
  const count = first.count
  return (
    <>
      <p className={`${look('dimmed', 'tiny')} ${classes.count}`} role="status">
        {count === 1 ? t('foundOne') : t('found', { count: countOf(count, first.more) })}
      </p>
      <ul className={look('scroll', 'border-t')} aria-label={t('results')}>
        {rows.map((message) => (
          <li key={message._id}>
            <Result
              message={message}
              find={find}
              isHere={message.seq === at}
              onJump={() => onJump(message.seq)}
            />
          </li>
        ))}
        {found.hasNextPage && (
          <li className={look('text-center', 'p-xs')}>
            <Button
              size="xs"
              variant="subtle"
              loading={found.isFetchingNextPage}
              onClick={() => void nextPage(found)}
            >
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}

interface ResultProps {
  message: Message
  find: string
  isHere: boolean
  onJump: () => void
}

function Result({ message, find, isHere, onJump }: ResultProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isHere) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  return (
    <UnstyledButton
      ref={row}
      className={`${look('grid', 'gap-2', 'w-full', 'hover', 'current', 'focus-inside')} ${classes.result}`}
      aria-current={isHere ? 'true' : undefined}
      onClick={onJump}
    >
      <span className={look('flex', 'justify-between', 'gap-xs', 'dimmed', 'tiny')}>
        {message.from_user_name}
        <MessageTime iso={message.createdAt} />
      </span>
      <span className={look('line-clamp-2', 'text-xs', 'break-anywhere')} dir="auto">
        <Marked text={excerpt(message.text, find)} find={find} />
      </span>
    </UnstyledButton>
  )
}
