import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useCompanyCounts } from '../features/company/provider-companies.queries'
import { useUnreadCount } from '../features/platform/feedback.queries'
import { useTexts } from '../lib/texts'
import { MenuCount } from './menu-count'

interface BadgeProps {
  className: string | undefined
}

/** Companies that wait for a decision. */
export function WaitingBadge({ className }: BadgeProps) {
  const t = useTexts(providerTexts)
  const count = useCompanyCounts().data?.waiting ?? 0
  return <MenuCount className={className} value={count} label={t('waitingCount', { count })} />
}

/** Feedback that nobody has read. */
export function UnreadBadge({ className }: BadgeProps) {
  const t = useTexts(providerTexts)
  const count = useUnreadCount().data ?? 0
  return <MenuCount className={className} value={count} label={t('unreadCount', { count })} />
}
