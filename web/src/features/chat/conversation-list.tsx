import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { chatSearchTexts, chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconMessagePlus, IconMessages } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { LoadError } from '../../documents/load-error'
import { nextPage } from '../../lib/next-page'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { SearchBox } from '../../ui/search-box'
import { SkeletonRows } from '../../ui/skeleton-rows'
import type { ChatSearch, GoInChat } from './chat.address'
import { useConversations } from './chat.queries'
import { ConversationRow } from './conversation-row'
import { PartnerDialog } from './partner-dialog'
import classes from './conversations.module.css'
import { look } from '../../ui/look'

interface ConversationListProps {
  heading: ReactNode
  side: 'buyer' | 'vendor'
  owner: string
  search: ChatSearch
  go: GoInChat
}

/** One's conversations, the latest first, with search and a way to begin one. */
export function ConversationList({ heading, side, owner, search, go }: ConversationListProps) {
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
  const kept = search.search === undefined ? {} : { search: search.search }
  return (
    <ul className={look('scroll')}>
      {rows.map((conversation) => (
        <li key={conversation._id}>
          <ConversationRow
            conversation={conversation}
            owner={owner}
            isOpen={conversation._id === search.chat}
            onOpen={() => go({ ...kept, chat: conversation._id })}
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
