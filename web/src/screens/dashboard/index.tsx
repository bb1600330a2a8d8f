import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTIFICATIONS_COMING } from '../../features/notifications/coming'
import { FetchedScreen, pieceOf } from '../../lib/fetched'
import { useSession } from '../../lib/session'
import { HomeCards } from './home-cards'
import { useWaiting } from './waiting-end'
import { WaitingNote } from './waiting-note'

const notifications = pieceOf(
  async () => (await import('../../features/notifications/notifications-page')).NotificationsPage,
)

/**
 * Spec 1 §2, `/dashboard`: home, and the only screen of a company that is not verified; with
 * `?page=notification` all that one was told (Spec 2 §2).
 */
export function DashboardScreen() {
  const session = useSession()
  const navigate = useNavigate()
  const isWaiting = useWaiting(session)
  const { page, ...address } = useSearch({ from: '/dashboard/' })
  if (page === 'notification')
    return (
      <FetchedScreen
        piece={notifications}
        props={{
          address,
          go: (next) => void navigate({ to: '/dashboard', search: { page, ...next } }),
        }}
        fallback={NOTIFICATIONS_COMING}
      />
    )
  return isWaiting ? <WaitingNote /> : <HomeCards />
}
