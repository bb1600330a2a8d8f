import { useSession } from '../../lib/session'
import { HomeCards } from './home-cards'
import { useWaiting } from './waiting-end'
import { WaitingNote } from './waiting-note'

/** Spec 1 §2, `/dashboard`: home, and the only screen of a company that is not verified. */
export function DashboardScreen() {
  const session = useSession()
  return useWaiting(session) ? <WaitingNote /> : <HomeCards />
}
