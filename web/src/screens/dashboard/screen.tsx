import { WIZARD_REDIRECT_DELAY_MS } from '@pasok/domain/identity/identity.constants'
import { HOME_FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NOTIFICATIONS_COMING } from '../../features/notifications/coming'
import { LazyBoundary, lazyPiece } from '../../lib/lazy-boundary'
import { readList } from '../../lib/list-address'
import { type Session, useSession } from '../../lib/session'
import { isRestricted } from '../../lib/session.paths'
import { tx } from '../../lib/texts'
import { closeWithToast, toastSuccess } from '../../lib/toast'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { HomePage } from './home/home-page'
import type { HomeSearch } from './search-params'

async function congratulate(): Promise<void> {
  const { companyWaitingTexts } = await import('@pasok/domain/company/company.waiting.texts')
  toastSuccess(tx(companyWaitingTexts.verified))
}

/**
 * Returns true while the company waits for verification, and for the second before the dashboard opens (Spec 1
 * §4). Shows the congratulation however the session learned of the verification: Check status, polling, or
 * another tab.
 */
export function useWaiting(session: Session): boolean {
  const isWaiting = isRestricted(session)
  const [isOver, setOver] = useState(!isWaiting)
  useEffect(() => {
    if (isWaiting) setOver(false)
    if (isWaiting || isOver) return undefined
    void congratulate()
    const timer = setTimeout(() => setOver(true), WIZARD_REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isOver])
  return !isOver
}

const NotificationsPage = lazyPiece(
  async () => (await import('../../features/notifications/notifications-page')).NotificationsPage,
)

const HomeRows = lazyPiece(async () => (await import('./home/home-rows')).HomeRows)

// Loaded on demand: only companies waiting for verification need these.
const WaitingScreen = lazyPiece(async () => (await import('./waiting-screen')).WaitingScreen)
const WaitingCorrect = lazyPiece(async () => (await import('./waiting-correct')).WaitingCorrect)

/**
 * `/dashboard` (Spec 1 §2): the home page, and the only screen of a company that is not verified.
 * `?page=notification` shows all notifications (Spec 2 §2).
 */
export default function DashboardScreen() {
  const session = useSession()
  const navigate = useNavigate()
  const isWaiting = useWaiting(session)
  const { page, ...address } = useSearch({ from: '/dashboard/' })
  if (page === 'notification')
    return (
      <LazyBoundary fallback={NOTIFICATIONS_COMING}>
        <NotificationsPage
          address={address}
          go={(next) => void navigate({ to: '/dashboard', search: { page, ...next } })}
        />
      </LazyBoundary>
    )
  if (isWaiting)
    return (
      <LazyBoundary fallback={<SkeletonRows />}>
        {page === 'correct' ? <WaitingCorrect /> : <WaitingScreen />}
      </LazyBoundary>
    )
  const { figure: requested, skip: turned, ...under } = address
  const { skip = 0 } = readList({ skip: turned }, [])
  const figure = HOME_FIGURE_NAMES.find((one) => one === requested)
  const close = () => go(under)
  const go = (search: HomeSearch) => void navigate({ to: '/dashboard', search, resetScroll: false })
  return (
    <>
      <HomePage />
      {figure && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <HomeRows
            figure={figure}
            page={skip}
            onPage={(next) => go({ ...under, figure, ...(next > 0 && { skip: next }) })}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  )
}
