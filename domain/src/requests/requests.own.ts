import { dayIn, daysAfter, instantOf } from '../kernel/calendar'
import { REJECTED_DAYS } from './requests.list.topics'

/** Returns the earliest creation date of rejected requests that are still shown to their author as a to-do. */
export const rejectedSince = (now: Date, zone: string): Date =>
  instantOf(`${dayIn(daysAfter(now, -REJECTED_DAYS, zone), zone)}T00:00:00`, zone)
