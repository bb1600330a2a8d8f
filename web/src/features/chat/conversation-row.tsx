import { Avatar, UnstyledButton } from '@mantine/core'
import type { Conversation } from '@pasok/domain/chat/chat.model'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import { chatWayTexts } from '@pasok/domain/chat/chat.way.texts'
import { badgeOf, count as grouped } from '../../lib/format'
import { useStore } from '../../lib/store'
import { useTexts } from '../../lib/texts'
import { draftsStore, readDraft } from './chat.drafts'
import { MessageTime } from './message-time'
import { useTypingText } from './typing-text'
import classes from './conversations.module.css'
import { look } from '../../ui/look'

/** The last thing that was said, in one line. */
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

/** A conversation in the list: with whom, what was said last, how much is new. */
export function ConversationRow({ conversation, owner, isOpen, onOpen }: ConversationRowProps) {
  const t = useTexts(chatTexts)
  const tw = useTexts(chatWayTexts)
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
