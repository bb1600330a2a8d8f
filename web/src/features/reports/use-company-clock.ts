import { timeZoneOf } from '../../lib/format'
import { serverNow } from '../../lib/server-clock'
import { useSession } from '../../lib/session'

/** What time it is, and in which zone the company's days are. */
export function useCompanyClock(): { now: Date; zone: string } {
  const { time_zone: named } = useSession()
  return { now: new Date(serverNow()), zone: timeZoneOf(named) }
}
