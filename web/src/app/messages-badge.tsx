import { chatLinkTexts } from '@pasok/domain/chat/chat.way.texts'
import type { ModuleId } from '@pasok/domain/kernel/permissions'
import { useUnreadMessages } from '../features/chat/chat.queries'
import { count as formatCount } from '../lib/format'
import { useTexts } from '../lib/texts'
import { MenuCount } from './menu-count'

export const MESSAGES = 'message' satisfies ModuleId

export function MessagesBadge() {
  const t = useTexts(chatLinkTexts)
  const count = useUnreadMessages().data?.messages ?? 0
  return (
    <MenuCount
      value={count}
      label={count === 1 ? t('unreadOne') : t('unread', { count: formatCount(count) })}
    />
  )
}
