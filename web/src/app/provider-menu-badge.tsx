import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { useCompanyCounts } from '../features/company/provider-companies.queries'
import { useUnreadCount } from '../features/platform/feedback.queries'
import { count as formatCount } from '../lib/format'
import { useTexts } from '../lib/texts'

interface MenuBadgeProps {
  kind: 'waitingCount' | 'unreadCount'
  className: string | undefined
}

/** How much waits behind an entry of the menu; nothing is said of none. */
export function MenuBadge({ kind, className }: MenuBadgeProps) {
  return kind === 'waitingCount' ? (
    <Waiting className={className} />
  ) : (
    <Unread className={className} />
  )
}

type CountProps = Pick<MenuBadgeProps, 'className'>

function Waiting({ className }: CountProps) {
  const t = useTexts(providerTexts)
  const waiting = useCompanyCounts().data?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <Count className={className} value={waiting} label={t('waitingCount', { count: waiting })} />
  )
}

function Unread({ className }: CountProps) {
  const t = useTexts(providerTexts)
  const unread = useUnreadCount().data ?? 0
  if (unread === 0) return null
  return <Count className={className} value={unread} label={t('unreadCount', { count: unread })} />
}

/** Beyond this a number says no more than 'many'. */
const MOST = 99

function Count({ className, value, label }: CountProps & { value: number; label: string }) {
  return (
    <span className={className} role="img" aria-label={label} title={label}>
      {value > MOST ? `${MOST}+` : formatCount(value)}
    </span>
  )
}
