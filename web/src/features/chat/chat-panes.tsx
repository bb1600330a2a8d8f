import {
  ActionIcon,
  Avatar,
  Button,
  Modal,
  TextInput,
  Tooltip,
  UnstyledButton,
} from '@mantine/core'
import { chatLinkTexts, chatSearchTexts, chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconMessageOff, IconMessagePlus, IconMessages, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error'
import { useSignedIn } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { usePageTitle } from '../../lib/title'
import { usePhone } from '../../lib/use-phone'
import { EmptyState } from '../../ui/empty-state'
import { SkeletonRows } from '../../ui/skeleton-rows'
import type { ChatSearch, GoInChat } from './chat.address'
import { useConversations, useOpenConversation, usePartners } from './chat.queries'
import { BackHead } from './back-head'
import { ConversationPanel } from './conversation-panel'
import classes from './chat-panes.module.css'
import { look } from '../../ui/look'
import type { Conversation } from '@pasok/domain/chat/chat.model'
import { LoadError } from '../../documents/load-error'
import { badgeOf, count as grouped } from '../../lib/format'
import { nextPage } from '../../lib/query-cache'
import { useStore } from '../../lib/store'
import { useFocusReturn } from '../../ui/focus-return'
import { SearchBox } from '../../ui/search-box'
import { draftsStore, readDraft } from './chat.drafts'
import { MessageTime } from './message-time'
import { useTypingText } from './typing.store'

function useLastText({ last }: Conversation): string {
  const t = useTexts(chatTexts)
  if (!last) return t('start')
  const files = last.files === 1 ? t('oneFile') : t('someFiles', { count: last.files })
  const text = last.text || files
  if (last.own) return t('youSaid', { text })
  return t('saidBy', { name: last.from_user_name, text })
}

interface ConversationRowProps {
  conversation: Conversation
  owner: string
  isOpen: boolean
  onOpen: () => void
}

function ConversationRow({ conversation, owner, isOpen, onOpen }: ConversationRowProps) {
  const t = useTexts(chatTexts)
  const tw = useTexts(chatLinkTexts)
  const { _id: id, company_name: name, logo, unread, updatedAt, last } = conversation
  const lastText = useLastText(conversation)
  const typing = useTypingText(id)
  useStore(draftsStore)
  const draft = isOpen ? '' : readDraft(owner, id).text.trim()
  return (
    <UnstyledButton
      className={`${look('row', 'gap-sm', 'w-full', 'border-b', 'hover', 'current', 'focus-inside')} ${classes.row}`}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <Avatar src={logo} name={name} color="teal" radius="md" size={40} aria-hidden />
      <span className={look('grid', 'gap-2', 'grow')}>
        <span className={look('flex', 'justify-between', 'align-baseline', 'gap-xs', 'min-w-0')}>
          <span className={look('medium', 'truncate')}>{name}</span>
          {last && <MessageTime iso={updatedAt} className={look('flex-none', 'dimmed', 'tiny')} />}
        </span>
        <span className={look('flex', 'justify-between', 'align-baseline', 'gap-xs', 'min-w-0')}>
          <span className={look('truncate', 'text-xs', typing === null ? 'dimmed' : 'accent')}>
            {typing ?? (draft ? t('draft', { text: draft }) : lastText)}
          </span>
          {unread > 0 && (
            <span
              className={`${look('flex-none', 'rounded-lg', 'tiny', 'semibold', 'tabular', 'text-center')} ${classes.unread}`}
              role="img"
              aria-label={unread === 1 ? tw('unreadOne') : tw('unread', { count: grouped(unread) })}
            >
              {badgeOf(unread)}
            </span>
          )}
        </span>
      </span>
    </UnstyledButton>
  )
}

interface PartnerDialogProps {
  onChoose: (company: string) => void
  onClose: () => void
}

function PartnerDialog({ onChoose, onClose }: PartnerDialogProps) {
  const t = useTexts(chatTexts)
  const [words, setWords] = useState('')
  const { data, error, isFetching, refetch } = usePartners(useDeferredValue(words.trim()))
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={t('newConversation')}>
      <TextInput
        type="search"
        data-autofocus
        aria-label={t('searchPartners')}
        placeholder={t('searchPartners')}
        maxLength={100}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={5} height={44} />}
      {data?.length === 0 && <p className={look('dimmed', 'mt-md', 'mb-xs')}>{t('noneFound')}</p>}
      {data && data.length > 0 && (
        <ul
          className={`${look('overflow-y', 'mt-xs')} ${classes.partners}`}
          aria-label={t('partners')}
        >
          {data.map(({ _id: id, name }) => (
            <li key={id}>
              <UnstyledButton
                className={look('w-full', 'touch', 'rounded-md', 'p-xs-sm', 'hover')}
                onClick={() => onChoose(id)}
              >
                {name}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}

interface ConversationListProps {
  heading: ReactNode
  side: 'buyer' | 'vendor'
  owner: string
  search: ChatSearch
  go: GoInChat
}

/** The user's conversations, latest first, with search and a button for a new one. */
function ConversationList({ heading, side, owner, search, go }: ConversationListProps) {
  const t = useTexts(chatTexts)
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={look('stack', 'min-w-0', 'min-h-0')} aria-label={t('conversations')}>
      <div className={`${look('row', 'justify-between', 'gap-xs')} ${classes.head}`}>
        {heading}
        <Tooltip label={t('newConversation')}>
          <ActionIcon
            variant="subtle"
            size={34}
            aria-label={t('newConversation')}
            onClick={() => setChoosing(true)}
          >
            <IconMessagePlus size={18} stroke={1.75} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={`${look('border-b')} ${classes.search}`}>
        <SearchBox
          label={t('searchConversations')}
          value={search.search ?? ''}
          onSearch={(words) => {
            const { search: _, ...others } = search
            go(words === undefined ? others : { ...others, search: words }, { replace: true })
          }}
        />
      </div>
      <Rows side={side} owner={owner} search={search} go={go} onNew={() => setChoosing(true)} />
      {isChoosing && (
        <PartnerDialog
          onChoose={(company) => {
            setChoosing(false)
            go({ with: company })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

interface RowsProps extends Omit<ConversationListProps, 'heading'> {
  onNew: () => void
}

function Rows({ side, owner, search, go, onNew }: RowsProps) {
  const t = useTexts(chatTexts)
  const words = search.search ?? ''
  const list = useConversations(words)
  const { data, error, isFetching, refetch } = list
  if (!data && error)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} height={64} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return words === '' ? (
      <EmptyState
        icon={<IconMessages size={22} />}
        text={t('none')}
        helper={t(side === 'buyer' ? 'noneBuyer' : 'noneVendor')}
        action={<Button onClick={onNew}>{t('newConversation')}</Button>}
      />
    ) : (
      <EmptyState icon={<IconMessages size={22} />} text={t('noneFound')} />
    )
  return <RowList rows={rows} list={list} owner={owner} search={search} go={go} />
}

interface RowListProps extends Pick<ConversationListProps, 'owner' | 'search' | 'go'> {
  rows: readonly Parameters<typeof ConversationRow>[0]['conversation'][]
  list: ReturnType<typeof useConversations>
}

function RowList({ rows, list, owner, search, go }: RowListProps) {
  const ts = useTexts(chatSearchTexts)
  const { hasNextPage, isFetchingNextPage } = list
  const filter = search.search === undefined ? {} : { search: search.search }
  return (
    <ul className={look('scroll')}>
      {rows.map((conversation) => (
        <li key={conversation._id}>
          <ConversationRow
            conversation={conversation}
            owner={owner}
            isOpen={conversation._id === search.chat}
            onOpen={() => go({ ...filter, chat: conversation._id })}
          />
        </li>
      ))}
      {hasNextPage && (
        <li className={look('text-center', 'p-xs')}>
          <Button
            variant="subtle"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void nextPage(list)}
          >
            {ts('more')}
          </Button>
        </li>
      )}
    </ul>
  )
}

interface ChatPanesProps {
  side: 'buyer' | 'vendor'
  search: ChatSearch
  go: GoInChat
}

function Title({ children }: { children: string }) {
  const heading = usePageTitle<HTMLHeadingElement>(children)
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={look('truncate', 'text-lg', 'semibold', 'leading-snug', 'focus-bare')}
    >
      {children}
    </h1>
  )
}

const subtitle = (name: string): ReactNode => (
  <h2 className={look('truncate', 'text-lg', 'semibold', 'leading-snug')}>{name}</h2>
)
const title = (name: string): ReactNode => <Title>{name}</Title>

/** The conversations beside the open one; on a phone only one of both (Spec 2 §2, Chat). */
export function ChatPanes({ side, search, go }: ChatPanesProps) {
  const t = useTexts(chatTexts)
  const phone = usePhone()
  const signedIn = useSignedIn()
  if (!signedIn) return null
  const owner = ownerKeyOf(signedIn)
  const isOpen = search.chat !== undefined || search.with !== undefined
  const { search: words } = search
  const filter = words === undefined ? {} : { search: words }
  const heading = phone ? title : subtitle
  const onBack = phone ? () => go(filter) : undefined
  return (
    <div className={`${look('grid', 'frame', 'overflow-hidden')} ${classes.desk}`}>
      {!(phone && isOpen) && (
        <ConversationList
          heading={<Title>{t('title')}</Title>}
          side={side}
          owner={owner}
          search={search}
          go={go}
        />
      )}
      {!(phone && !isOpen) && (
        <div className={look('stack', 'min-w-0', 'min-h-0', 'ground')}>
          {search.with !== undefined ? (
            <>
              <BackHead heading={heading} onBack={onBack} />
              <Opening key={search.with} company={search.with} search={search} go={go} />
            </>
          ) : search.chat === undefined ? (
            <EmptyState
              icon={<IconMessages size={22} />}
              text={t('start')}
              helper={t('startHelp')}
            />
          ) : (
            <ConversationPanel
              key={search.chat}
              id={search.chat}
              owner={owner}
              search={search}
              go={go}
              heading={heading}
              onBack={onBack}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface OpeningProps {
  company: string
  search: ChatSearch
  go: GoInChat
}

function Opening({ company, search, go }: OpeningProps) {
  const t = useTexts(chatTexts)
  const { with: _, ...others } = search
  const opening = useOpenConversation(({ _id: chat }) => go({ ...others, chat }, { replace: true }))
  const open = useEffectEvent(() => opening.mutate(company))
  useEffect(() => open(), [])
  if (!opening.error) return <SkeletonRows rows={8} height={56} />
  return (
    <EmptyState
      icon={<IconMessageOff size={22} />}
      text={messageOf(opening.error)}
      action={
        <Button variant="default" onClick={() => go(others, { replace: true })}>
          {t('back')}
        </Button>
      }
    />
  )
}
