import { timeZoneOf } from '../../lib/format'
import { serverNow } from '../../lib/server-clock'
import { useSession } from '../../lib/session'

/** Returns the current time and the company's time zone. */
export function useCompanyClock(): { now: Date; zone: string } {
  const { time_zone: named } = useSession()
  return { now: new Date(serverNow()), zone: timeZoneOf(named) }
}
