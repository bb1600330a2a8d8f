import { badgeOf, count as formatCount } from '../lib/format'
import { look } from '../ui/look'
import classes from './menu.module.css'
import { chatLinkTexts } from '@pasok/domain/chat/chat.texts'
import type { ModuleId } from '@pasok/domain/kernel/permissions'
import { useUnreadMessages } from '../features/chat/chat.queries'
import { useTexts } from '../lib/texts'

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

interface MenuCountProps {
  value: number
  label: string
}

/** The number of items waiting behind a menu entry; nothing for zero. */
export function MenuCount({ value, label }: MenuCountProps) {
  if (value === 0) return null
  return (
    <span
      className={`${look('on-amber', 'flex-none', 'semibold', 'tabular', 'text-center')} ${classes.count}`}
      role="img"
      aria-label={label}
      title={label}
    >
      {badgeOf(value)}
    </span>
  )
}
