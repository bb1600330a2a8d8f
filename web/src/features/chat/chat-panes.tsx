import { Button } from '@mantine/core'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { IconMessageOff, IconMessages } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { messageOf } from '../../lib/api-error'
import { useSignedIn } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { useTexts } from '../../lib/texts'
import { usePageTitle } from '../../lib/title'
import { usePhone } from '../../lib/use-phone'
import { EmptyState } from '../../ui/empty-state'
import { SkeletonRows } from '../../ui/skeleton-rows'
import type { ChatSearch, GoInChat } from './chat.address'
import { useOpenConversation } from './chat.queries'
import { BackHead } from './back-head'
import { ConversationList } from './conversation-list'
import { ConversationPanel } from './conversation-panel'
import classes from './chat-panes.module.css'
import { look } from '../../ui/look'

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
