import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { providerPaymentTexts } from '@pasok/domain/payments/payments.provider.texts'
import { applicationTexts } from '@pasok/domain/vendors/vendors.applications.texts'
import { useCompanyCounts } from '../features/company/provider-companies.queries'
import { useMoneyCount } from '../features/payments/provider-money.queries'
import { useToConfirmCount } from '../features/payments/provider-payments.queries'
import { useUnreadCount } from '../features/platform/feedback.queries'
import { useWaitingApplications } from '../features/vendors/provider-applications.queries'
import { useTexts } from '../lib/texts'
import { MenuCount } from './menu-count'

/** Companies that wait for a decision. */
export function WaitingBadge() {
  const t = useTexts(providerTexts)
  const count = useCompanyCounts().data?.waiting ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Companies that asked to sell. */
export function ApplicationsBadge() {
  const t = useTexts(applicationTexts)
  const count = useWaitingApplications().data ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Feedback that nobody has read. */
export function UnreadBadge() {
  const t = useTexts(providerTexts)
  const count = useUnreadCount().data ?? 0
  return <MenuCount value={count} label={t('unreadCount', { count })} />
}

/** Transfers whose proof waits for an answer. */
export function ToConfirmBadge() {
  const t = useTexts(providerPaymentTexts)
  const count = useToConfirmCount().data ?? 0
  return <MenuCount value={count} label={t('toConfirmCount', { count })} />
}

/** Money that waits for a decision. */
export function KeptMoneyBadge() {
  const t = useTexts(moneyTexts)
  const count = useMoneyCount('Kept').data ?? 0
  return <MenuCount value={count} label={t('toDecideCount', { count })} />
}
