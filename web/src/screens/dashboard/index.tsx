import { HOME_FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTIFICATIONS_COMING } from '../../features/notifications/coming'
import { Fetched, FetchedScreen, pieceOf } from '../../lib/fetched'
import { readList } from '../../lib/list-address'
import { useSession } from '../../lib/session'
import { tellMissing } from '../../lib/tell-missing'
import { HomePage } from './home/home-page'
import type { HomeRowsProps } from './home/home-rows'
import type { HomeSearch } from './search-params'
import { useWaiting } from './waiting-end'
import { WaitingNote } from './waiting-note'

const notifications = pieceOf(
  async () => (await import('../../features/notifications/notifications-page')).NotificationsPage,
)

const rows = pieceOf<HomeRowsProps>(async () => (await import('./home/home-rows')).HomeRows)

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
  if (isWaiting) return <WaitingNote />
  const { figure: asked, skip: turned, ...under } = address
  const { skip = 0 } = readList({ skip: turned }, [])
  const figure = HOME_FIGURE_NAMES.find((one) => one === asked)
  const go = (search: HomeSearch) => void navigate({ to: '/dashboard', search, resetScroll: false })
  return (
    <>
      <HomePage />
      {figure && (
        <Fetched
          piece={rows}
          props={{
            figure,
            page: skip,
            onPage: (next) => go({ ...under, figure, ...(next > 0 && { skip: next }) }),
            onClose: () => go(under),
          }}
          onMissing={(error) => {
            tellMissing(error)
            go(under)
          }}
        />
      )}
    </>
  )
}
