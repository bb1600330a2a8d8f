import { useSession } from '../../lib/session'
import { isRestricted } from '../../lib/session.paths'
import { HomeCards } from './home-cards'
import { WaitingNote } from './waiting-note'

/** Spec 1 §2, `/dashboard`: home, and the only screen of a company that is not verified. */
export function DashboardScreen() {
  const session = useSession()
  return isRestricted(session) ? <WaitingNote /> : <HomeCards />
}
