import { dayIn, daysAfter, instantOf } from '../kernel/calendar'

/** Returns the first time after an instant at which a time zone's clock shows a full hour. */
export function nextAt(instant: Date, hour: number, zone: string): Date {
  const at = (day: Date) =>
    instantOf(`${dayIn(day, zone)}T${String(hour).padStart(2, '0')}:00:00`, zone)
  const today = at(instant)
  return today > instant ? today : at(daysAfter(instant, 1, zone))
}
